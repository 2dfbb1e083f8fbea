// Written by `CARDSIM_RECORD=1 swift test --filter GoldenTests`, and by nobody's hand.

extension BuiltInScenarios {
  /// The goldens of all built-in scenarios, by name; `GoldenTrail.text(named:)` says how to read them.
  static let goldens: StaticString = """
    bottom-view 200 c82088bf2716a1a9
     phase ;C.5L~.nn,._^8.mwz.+;C
     card j:.,.,.,.6
     touch_y_pt m2.4NS#+d!:fP+N+::#K,rT+w@_QcW&T8|GdrF^KVZ0HjC:;1Cm4T@R~@TR-3;V23Kp3!pyF:0nyf%.3m2.^qycL&C
      ,gn5vNKW*VJ|KHq_Wl8TkMt##315vlWmCGYP1Dr@c|r5L~d%C&9M4Vgz7nntY00Tk%-C.3m2.-
     card_y_pt cl.,.vMny4w5%5&ggPhRQn*llh,,F8%dY#PFg|m18lt6T%hK8^d*h_G12;7Qh2q8TKclP,5yfgZ$.3ysMh;4f6dRPc
      d^$ghNPsLgCMQ3RkqKq%CCH3Lh!#TC,+7KMF5DQj%L*7;J6D3My~NDm%P@l*Z~4rs8&,_z-,_S|$z@9cF#RZ23pN8N
     card_velocity_pt_s ;C.,.v!:f$Fc66s9dccj$752#gz82y!KRfH2lRFVZ#tp1N9W4RMGp9NPqL2f$fFDSt6qwY@_Z8~8.1;C.0,&j@VwrP
      FN~RJk6T%p;R*wJ;5lz#r6$9c#Wjj-0DdvNY+ywdjHrQ3#5JZ!RScVyG$V$^c&sh!zyrYzdJt,YJ2c%CR_PvH-#QRn
      !&;C
     model_y_pt cl.,.vMny4w5%5&ggPhRQn*llh,,F8%dY#PFg|m18lt6T%hK8^d*h_G12;7Qh2q8TKclP,5yfgZ$.38N.-
     target 4H.,.vm2.mmw.-
     progress gM.,.vFMvWLS9R-0fF@yy9jyYgsp&TMGRLfk$@l~5ZZG|NJ#wc&Zk,8%1PJtV5sQ5p7w+1,67+^J.3W4Y~Z,09mv@^
      gpyD+d$G5*Cg2yJgQLRGNWvCZv6CN9_G@q&5snmmpQ@4GY!:r3mCfK|$p*Hqc+9:G1g$c-fyzDKd3wSJPlLqm%z-;C
     stack_dim_alpha ;C.,.,.,.6
     map_dim_alpha 3c.,.vwJc~7cqh3_!JJ5kV%9WlV,*J9H:7j~gTHk;C.,.7
     map_button_alpha ;C.,.#+zknl~,4MWvGgM.,.7
     content_alpha gM.,._hf%j7V@1l+7ZtDvK974Dv#P4H3.0t#VTy&,m.3tK1H57:jL+^1Np|L@3N@G#DQDdp;v*ST;C.Ml+HPS2&tzR
      jGT|+G7R~HJJjp%+Fd;C
     scroll_offset_pt ;C.5T5f$Y@7tCg93WchH#||J829r,Wqy|4FNg_q_$r~k%-^Yf-QY*^#V@sWfv5+G4S;+m:2wpLGh.3G8sc!MS1Z-3;
      DNJ&*mnD^6TW2:pF^^^z6z;,vC4JS*CN@_d*DMpJw3M7q-C0qKTFcv&wYw0rmm#QFJnJ8r!5~T6YJq6t0Y_-NMZ:!Q
      K;^+;Kr9ZG-5+17NwfZ_Scmj5@jgZ0lqrGd6+G|7QWs+rCF2rQ9%%7.,.C
     scroll_velocity_pt_s ;C.5$1$LTV,P,!;-~K~hZ_R3$sMDqN$q_-41Y;d!TLPk0&P|Rw*JJT^84,*sM;!ywNt5+w&9;Qq;.1;C.09_vh!L|n
      ZP,_,Nff!3pj3g4|^@qrn;N&QDdrn,L%*6y^:h+95k!z*3h;,g4j!FJqHh2*F!pR,~d:8-5|Dq|Q@dp|yM#|@3MDM+
      Vz:G!Tdnw#^7NGQP$Gq+P+Q:y|v6H!91:DnHsSF6j1YhdMZs1Ww|vFN+;C.,.C
     overdrag_pt ;C.cKtW3RH3$!g3%S^#3+sf8~0Rv.3;C.,.,.S
     stack_depth ^8.,.,.,.6
     transition_progress m2.,.,.,.6
     transition_y_pt m2.,.,.,.6
     events ;C.4mNLV;C.mYz;C.mcq;C.M$n;CLV;C.l;;;C.z;0
    callbacks-cardparts 151 51e02251e17faf6d
     phase ;C.9^8.3wz.G;C.V^8.4wz.Z;C.Twz.Z;C
     card PN.,.,.Q
     touch_y_pt m2.4*-cf;Mg:3nlDpjtsQ|grm2.l*-mPL9$3ZTrRtpzgJG4Fm2.,.Q
     card_y_pt #m.C!4Y&Ws4c5_yzf&F5w,c5@~|cc,@1MMS!1*pNjp#m.VYmsg2P0@HMJvY2mnwwJ#1~-r%#t^j%3yRqm_Dgj1dfP%
      5H~!1NHJ^&Lt7Wy0^d@#Q8kL0TZT_l.VrP0wd1n!k|Dt$&p4&@0P%!Zqzm&CQ_z5qM;D~m+~N38T6NzcYd@Rmr7fPP
      #m
     card_velocity_pt_s ;C.9z~W55@*#,JR4Rhqc;P%h3PV+9+D3l$4t*9sfYFv;;C.VKN|Qw16v0f;:L-TzdZ0Rd$MGZ+84gWL8yr+rrpHNr4
      3C65qF-GTFdG!Y73v5+rY7%T*7;H$!;C.T@wtkNd9~nlM!rM~hMZpfvlTVw;7DKm;ZLFn;pT^YFsJT6&*Dc&SSt$Dz
      -sq#;C
     model_y_pt #m.C!4Y&Ws4c#m.qYmsg2P0@HMJv_l.@#m.c
     target h;.9m2.3h;.qm2.49:.@h;.c
     progress gM.Css~KknQ9$hMLZh*yy#@*DZ:HdM#yKDzCTCrg~2gM.V%szT9$W8c&svpTktmhYSKDm&7jj4p@MPW4~g0y7;qtC#
      4f|GT39KgVJp6QdJKk@$-P48j^Vw;C.VTr0~W@gdnNq%JSmmHm&w2@sZdgqRS~DkS0+q5YLmj2p+_2zNfGSfW40&LM
      gM
     stack_dim_alpha ;C.,.,.Q
     map_dim_alpha %_.Cp@_L5J&m%rV1Rc@S66M79DFC9_zprv*zC_ypKD%_.W_z#^q8NG8f&&jZD#^!lvNcqs84Ndj@p+KRWFD3rz86C;
      --;$3d@_3Wml_P:rpzF+%NRtrF;C.V&kY3lmTCK_-Tgqm;Qw!|$!^zzNDKdsMkKJnf_26gv@P4WDp*P9Z@fJMG&M%_
     map_button_alpha gM.,.,.Q
     content_alpha gM.,.,.Q
     scroll_offset_pt ;C.,.,.Q
     scroll_velocity_pt_s ;C.,.,.Q
     overdrag_pt ;C.,.,.Q
     stack_depth ^8.,.,.Q
     transition_progress m2.,.,.Q
     transition_y_pt m2.,.,.Q
     events ;C.4$n;C.2LVP3s~v8%qtD;C.F8M;C.P$n;C.1QZn7+Zhc^C-8!W;C.YYG;C.SML;C.YVC
    callbacks-sweetcurtain 133 0a39e8e306eb7fda
     phase ;C.7^8.3wz.R;C.V^8.3wz.R;C.Fwz.R;C
     card j:.,.,.3
     touch_y_pt m2.4&Jrp3WqZC^%V5V8Dm2.v+NC*fylCh+crQM5t,z0Rm2._
     card_y_pt 7S.8~7#NzY^l+2n|7&sm!qp*FK@VQr6nd|fzDG:tlM_:5:*:#k$T2WzYhcS%3R.Vq5*QLYyH,kH526P_n@V7z,w,l|
      Q|@*;1ck,7T51$zS!RTD91*Yfnwm1~T63R.GvP3g:hm!wNdJt0K@SP&rqy5gTr5#,nRzzT&t0t;#f0*|_M@1
     card_velocity_pt_s ;C.7wDS#t6ph&GJKpyVJ*5LL&KlVWn6Mwt,-s81g&74&QKMq9!YM9Q46S*4%Mw;C.VRJqlVlwP&c8hyk_p1&@43vZw
      :rMNyHczYqFG|YjY^jffPrY0QC6K7&Tw!_;C.FjsN,hT-jg6f:sG3$jQHpVs9HRWh87$-MlMvhr,FSkdlVNTkG;C
     model_y_pt 7S.8~7#NzY^l3R.-q5*QLYyH,k3R.l@1.S
     target ZC.7m2.38k.-m2.38k.lv~.S
     progress R5.8M_yKPmqhV_sD;34L2&3TgMPv*5fq*-NYz*t-D6$MYtk,Dl7Hvt;Z:_RjgM.V@Qq_kdR2nlLy2J!9CzGn~|drgv
      MV1~fFVc22L,&v|!m-sL!HsYRplpfZt|gM.G,KK&$h2cC$dN*JC#NCt$:|nf6q#hC!mCTlD$@wk#j9sJ-D;C
     stack_dim_alpha ;C.,.,.3
     map_dim_alpha ;C.,.,.3
     map_button_alpha gM.,.,.3
     content_alpha gM.,.,.3
     scroll_offset_pt ;C.,.,.3
     scroll_velocity_pt_s ;C.,.,.3
     overdrag_pt ;C.,.,.3
     stack_depth ^8.,.,.3
     transition_progress m2.,.,.3
     transition_y_pt m2.,.,.3
     events ;C.4$n;C.0Mjm,2ny4jg,M;C.Q+k;C.N$n;C.2RJ1RfJgj_5!7;C.Q+k;C.D7N;C.Q_M
    callbacks-tgcard 122 e498eebfc957c696
     phase ;C.6^8.6wz.R;C.MrY.G;C.Vm6.L;C
     card j:.&Qh.qj:.M
     touch_y_pt m2.4SncTgQ$R-Q&hMfH6+PKCm2.,.q
     card_y_pt :q.6p$y#Qy;5*r2p3K_WT+NZv4Lk-SWHn#THpG*+f1l27j4675YQ8Pq4f:Cgfz~s5-$*8N.NP-lZQJ,,L+d7^Sj8;@
      ~DDqKhww*_cl.WyT3@lL6h|F3~Pf!8DFzFj7Ml0lhZj,wh3Q4l8N
     card_velocity_pt_s ;C.6~4GDyP5&CYZqhDGz;CfrCS25+Np_p^zjsyLLQ5zZ7HDCVdCwwH+!Qrd+88djZck@;C.ND&49@zhl,|Cw96Nt&Z
      L$tC,K|djc;C.Wv6PsK:mZr&0+4sM0DyHnnHh!VKFQsCfG5L_c;C
     model_y_pt :q.6p$y#Qy;5*r2p3K_W_l.scl.q_l.M
     target y1.6m2.6mw.s4H.qmw.M
     progress mL.6wLq3&8s:QD@JPpLn%TtJ2*7r+t+rCHY*JQ:1wnTF$pJJz@9%TFzDc*lW:Rcjs#5!MJ.NGSnSw8LNL*+Mhp$+^d
      J-C5sy0h1dgM.WGqPTy:MLPQCg|-Q&M^K+lTt14^hrwHN-ScT@MJ
     stack_dim_alpha ;C.^#SP@!KLV8~~:Sh%zWdq;|Km_YtLj~d.Ww8hfnP6qgwvQyT76vc:8;|K58dVr:G6;F7KY;C
     map_dim_alpha ;C.^qH:s;V@hvD$Gr_-TZ4YK&,!MFJ#L3c.WS_mLRzZtF^ZD|6qYR5g*PLNn2_:ypL;%w7P$;C
     map_button_alpha gM.^Mh_cT~qTw2;C.6yS;C.Wn,5fcf%hzPNrKKZtFJQ5*D_,w2pn+js^%1RkgM
     content_alpha gM.6Td|;^,8:Wr|V369S^Lcl:3vmh,d5sf;^msSMCmw$;C.f93j;HPZ,ZFgM.62vgM.W&&8k&!^^qc3fH;L0@v3P%%
      72cmL^!%s70^0-;C
     scroll_offset_pt ;C.,.$
     scroll_velocity_pt_s ;C.,.$
     overdrag_pt ;C.,.$
     stack_depth ^8.&wz.q^8.M
     transition_progress m2.&;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vm2.VgM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-m2
     transition_y_pt m2.&_ly5&N^LJv20jgp%_39v-nCMR5#:7Mm2.Vcl0H5,PzD!Ll8!v4mVpn%F$R#w|W0~h4*CYHy:m2
     events ;C.4$n;CLV;C.5-6;C.Qjy;C.L7d;C.F!Q;C.T4J;C.K|5
    cancelled-pan 31 1afe21ce6cf8ab57
     phase ;C.7^8.N;C
     card j:.c
     touch_y_pt m2.4MC1H-vgyTT&@DrdfW@~Y&9V4:%@R-|Q4mW1;:f^9N6H-hqCpm2
     card_y_pt :q.7mY+V,km,tk,JjSWTS44JPN7;jghl1g3~rDQpg9RRyV;F
     card_velocity_pt_s ;C.7,4V!;~sJDQ*LC~jy$ZQynPjf2W-n&32T%D9G1c6STT;C
     model_y_pt :q.7mY+V,km,tk,JjSWTS44JPN7;jghl1g3~rDQpg9RRyV;F
     target y1.7m2.N4H
     progress mL.7c%8Js7GsW^7CTJLvcWG-0m&#~rK,dGdmg:^Pgw|-hT4P
     stack_dim_alpha ;C.c
     map_dim_alpha ;C.c
     map_button_alpha gM.77z8Kr5J;,FsK8nV^sFd-4H%94lMNyv;C.5
     content_alpha gM.c
     scroll_offset_pt ;C.c
     scroll_velocity_pt_s ;C.c
     overdrag_pt ;C.c
     stack_depth ^8.c
     transition_progress m2.c
     transition_y_pt m2.c
     events ;C.4$n;C.0LV;C.MRM
    cancelled-touch 72 6258e0584362187d
     phase ;C.5^8.5wz.#;C
     card j:.,.6
     touch_y_pt m2.4MCHJ0S,1N88!l-#*m2.$
     card_y_pt :q.56W6!S|Ldt4m8~zr+43V87jfD,^r+3%$R7$v!kn$5M_W2^tD0NqYs6qvN*%pc*C~F,,H,s!q7M3flQKHj!w;3:p
      @@sQ7!m9q;gDprpG32p^WMrYfqMZJpm-T:27719SPq:q
     card_velocity_pt_s ;C.5DPFQgm@:w+h1y4+qNm9VS3W$H_TDFn89Z8*QQDQHd*,SKTRZRsJ%mt0Q6VkCVQ-Wqwp$T|QtGkvCp5~n1q7hwf
      Q2!-NMZSM%MSpy^+*fp+!DRR^zR_:kyjMNgQ!J$w%*;C
     model_y_pt :q.56W6!S|Ldt4m8~z:q.$
     target y1.5m2.5y1.$
     progress dC.56+WYG-qC9GPr|6c~*TvJG|p$2Lc:TC2w!G*M,cH0lq5qpH#G6rFhtMS0_,1Dr@Fd+4p|PFK:l9T1tq,!Y%#W3z
      :$|R+g0P_7&Ky#pKv7JKDfZTMYt9pc@p^QJc5yhSK0dC
     stack_dim_alpha ;C.,.6
     map_dim_alpha ;C.5nSfZJ6|_D8#*$F8Ht;&CNj$*:RpKKFS6gLDn5Sf%hvNYKs;C.M;JKh38Mp:!k*!v_Zhhs*-#j3#1fj^DW~^~*C
      JH_F;C.0
     map_button_alpha gM.5Dms93qL^hv;C.4yC~-2yd-&8W%!Gj+KJ~|1,%lgM.M!n;$#%-f,Fh#nLg61J-KkJ!&D;m~mp8fTzS3yvs1gM.0
     content_alpha gM.Z4#;hq6JY;&$GJ3CJ;Dz|HVt;Sm5hSq%SYq|7mKlygM.MR#gM
     scroll_offset_pt ;C.,.6
     scroll_velocity_pt_s ;C.,.6
     overdrag_pt ;C.,.6
     stack_depth ^8.,.6
     transition_progress m2.,.6
     transition_y_pt m2.,.6
     events ;C.4$nLV;C.478;C.@8R
    card-bar 151 c31ce700a1577ac0
     phase ;C.4rY.Z;C.4rY.Z;C.4m6.,.6;C
     card j:.4Ht.jdW.jHt.jj:.k
     touch_y_pt m2.,.,.Q
     card_y_pt :q.5YfWd8M-+GMC:kv1|w:w95YJsFTv$RKJ7sT%V&:PFPpK#m~3S58VDmM;6*#jn.5STL45,d#S,w2jRwWT78@57!m
      ^HmWP1~WV3~m;ytTpsRlv8MJG#nj.9QRM2C#vgdR~9GH,vtv^P_1ZdQ+~nWMG3fJT|hnf0wYW+~jt0lt20NKy!jn.6
      SDPyT0v4MlP5Q|gnPzfS2;kKL4L-!r1g__sV^z+RtY,r;+,lttDS08H@%JGPlz~1Rl:q.1
     card_velocity_pt_s ;C.5q1,fc_-@Y*@^T|Hd#f3F9k!&qW;:yPmWWj*lczM|7fPc&;yrYWmcDwLZ&Q;C.5$FgJW0VjnK6qrPPg^m+R1-lm
      RmYV*cv!0fsypppk9GW2KZW@Kf;C.9Q&cscmn64gLmSV^4l4y;CR~%Q806S*^vrP@JP%R5#!D#9V%cQ&,&^;s+;C.6
      W0DY@pVcvNmq+^|wL0TJj+^H9_HTg_Gr-$^m7GN^WQ6$z-y39&Y1wqd^zJ7~8zRm7!;C.1
     model_y_pt :q.4jn.jnj.jjn.j:q.k
     target y1.44H.,.sy1.k
     progress dC.4,ZYr1RC-H0y5sJm~4p!97PWf%!-7n|0h,;N5m$hKJ4~Cjw#~Th~S0WH3D,QYgM.4V9yS8_q454~h!JYz|py@Dz
      V1:ZJKJ6PRMp@41j@6skj0gzwY_QKqgM.8Cr|g9p#wS+8kC^,Hk6~y!F_7+q62r49__k3-T64;Qh:~*NJyq%5V5nW;
      VngM.5K4hQ;8:TMsG3YWwn#h;C@n,Sf&+nZ@NSL|#%|KH5*W__$-l+;JccN;6kVk-ZlgN^47jPdC.1
     stack_dim_alpha ;C.5qH:s;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.,.GS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1Rl
      2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C
     map_dim_alpha ;C.4kZR8C2t^VzH;3c.6Sv%H6*lCF@Gj;~sF3c.5z$3c.CK&_8Fs;fm3$^YL2R3c.6_CwGwvg@3c.8K_~Dk2Z9T1Gg
      s9g$zQ0tS+f7rqj*8^y0:YP4T:FC|:8!v9Qdr*dK3~ddRw3c.5P5S2R#w$7-kjv2@!@zr0p7qqKM36_znpyjh^0LYr
      lcQFf*KtPc4SQhW4l:kt|kQtt&kh;C.1
     map_button_alpha gM.4j9z-;C.,.wkDYZ4|ZrYj_!1Y12n@8Rmm&LQ9,N^5D#^rlJlz|W5Jmy&l%9^~|fGZh+LvgM.1
     content_alpha gM.,.,.Q
     scroll_offset_pt ;C.,.,.Q
     scroll_velocity_pt_s ;C.,.,.Q
     overdrag_pt ;C.,.,.Q
     stack_depth ^8.4wz.jL~.jwz.j^8.k
     transition_progress m2.4;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.4;C93j;HPZ,ZF&5#Hy66D*2
      Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.4gM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-#QtVGlwNZH
      &zF3n&c*V@2N~5q^r^rm57#tgM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^
      rm57#tm2
     transition_y_pt m2.4_l~DnfY9mdqM-+D7-&h*-fqTZGPgnM#KCr||90:z0KV;gpMK3FRH4-*Ddy0Rm2.4_ln0NQgcMN~Y+^tzd:&3$g
      #5k,88F3fn$J&&dl,RZW;;V6nZYZ%8TV90*wVcm2.4njg|hJc&Kt@1km2!R^~zpSyZ9_+&f9n0~NWv4P_y663+@!4Y
      5pQl@K70D%S7-hW9MC@j*4d*jnc&skr@F,sdRfSR$36g~Skh6LNyPMWfwCy|smHM10:WRDR7ml#j0%nkF+dl:L*P:f
      m+5RL^m2
     events ;C.4yM;C.Y:C;C.38l;C.SP8;C.1Z0;C.3K:;C.WP8;C.4RZ;C.f8R;CQG
    cards-hidden 211 8134ebfe939f6740
     phase ;C.mL~.5h+.Sn,.,.6;C.,.2
     card yS.,.,.,.L
     touch_y_pt m2.jW,l,S#KT-,Q*|PKc7;Fym2.,.,.k
     card_y_pt cl.,.,.,.L
     card_velocity_pt_s ;C.,.,.,.L
     model_y_pt cl.,.,.,.L
     target 4H.,.,.,.L
     progress gM.,.,.,.L
     stack_dim_alpha ;C.,.,.,.L
     map_dim_alpha 3c.,.,.,.L
     map_button_alpha ;C.,.,.,.L
     content_alpha gM.,.,.,.L
     scroll_offset_pt ;C.mvtr85W78w5nNCJKsNpZ370&HgS@zrdK-@ZLMh1k%N%qF11W++JKwr1W5ny47_0RDK;+,l!%m910J28nVq2#gd,
      QYHM-D:^~-cZtH0$1&7DQgkMnQ4-#r1Pjf1r0dmltf30#Ff-f3tJmP!24*W*C+-#:2N,_!;rZh-%JPY*SGS16_7wd,
      Tr@++HgRMcw$|S83CKhl*ZTY^fD*;_cm~F.lgM.Z
     scroll_velocity_pt_s ;C.mNH1p^V5;Y|rm29#d^HCg4FC%PHdvNnL++GKHP3vGq6H^3d8Yn^~_4-9gVd@fLPWd;35PkQHQV;q0rn4&F3qmZq
      y,GC!1c!mtP91_t#hdkfHkw4c-zm@10$^h02hmND6Fm^+#JLqPN%g1^qJYSnM_-5M%^-,n#t|_JGw4rRR51D%J7N2N
      -g~TL!Nw;^^;QD^k1r$&lJS!5yZ_Tw5T;C.,.2
     overdrag_pt ;C.,.,.,.L
     stack_depth ^8.,.,.,.L
     transition_progress m2.,.,.,.L
     transition_y_pt m2.,.,.,.L
     events Q+;C.9fRq:;C.8|DMR;C.8mN;C.0qFT5~:gq|Dw@Drjkd&5W^tSCVQC9tT8g^QdWrrQ$SF6G@ph408*NwS+hRy_ssV
      8cpW4!&0.051.1&0.34!.2j1.0!1.G&H!1.1nQ.j;C.jfv,w;C.8ttcd;C.J
    cards-keyboard 143 431720521232e167
     phase ;C.Cn,.:;C.Sn,.*;C
     card yS.,.,.G
     touch_y_pt m2.,.,.G
     card_y_pt cl.,.,.G
     card_velocity_pt_s ;C.,.,.G
     model_y_pt cl.,.,.G
     target 4H.,.,.G
     progress gM.,.,.G
     stack_dim_alpha ;C.,.,.G
     map_dim_alpha 3c.,.,.G
     map_button_alpha ;C.,.,.G
     content_alpha gM.,.,.G
     scroll_offset_pt ;C.DjptNsh^vq:J;r09pgM,qh97yKVm~C57Yysn5htt;g&wrFVKK29wf5d+|8+-6664@!Dn&k3%Mvw,gZ3*8Jjq*tD
      #S1Whh+;TzCM-NY_dYqR.T_g*m^*n!V13;c4H|kz5~y3|7-r5,VrW:ZC4W#%6Ch+**%@,DR3:^P0RV9cvf*gS@hkfV
      FDtgL;rdp_1;vCfVCh_RQ6~^N*8cDl9Z1v$1
     scroll_velocity_pt_s ;C.D+C8-z^JGLcC|dzZyRgwH#L~5;lRZDV7d$@#0|vTc62;t_q;M8gVj9gK:*Nj|8f;~-~9,,*QDv~^^v*$_n*:Zd&
      $nH4-yk4QZjj|-N5-y;C.Tlc3h!1LCKK9_2!DLTPJ|%L&q^Sq9;;h;^%w%v9#t_h*f;$y^|T_99*VNhL4LKc,J!P9#
      j^g7K!:pZ4cc~WY~~yrc|SZM&&vC-fFDhw;C
     overdrag_pt ;C.,.,.G
     stack_depth ^8.,.,.G
     transition_progress m2.,.,.G
     transition_y_pt m2.,.,.G
     events cL;C.9^67T@6^$NhlHnt8Q|-TV*D%c^6PCLTqVpK.0rw!!.0*t.6v**t.R;C.RS3rw^6K7|-ktL^lH7STj@m_$^$G*
      zN-S-N,~.0@6.7Sg28.R
    cards-list 107 fd3786f107ede3f8
     phase ;C.7L~.7h+.9n,.,.D;C
     card yS.,.r
     touch_y_pt m2.4W,kNFz62Cjm#^-L!c*J*YKqZm2.,.S
     card_y_pt cl.,.r
     card_velocity_pt_s ;C.,.r
     model_y_pt cl.,.r
     target 4H.,.r
     progress gM.,.r
     stack_dim_alpha ;C.,.r
     map_dim_alpha 3c.,.r
     map_button_alpha ;C.,.r
     content_alpha gM.,.r
     scroll_offset_pt ;C.7vch+HYszC^JSG0;n;7fm^-C_#Msm:+4p+~ST61wZK:t|+pW4cmn0w^tV|sg6-2$4v*J;%_VQh%-L%@jJK5w#@q
      978^2$ffW:*dgkQ9#0v$P$!HTj2pM%2YJn%1yjJmFy!JSsWk43+M$@Q|KWV0d30ZtWd#:8fZ@VZ$mpH*G1s2_1|+7S
      6+*,2v16;704d2V|5v&&
     scroll_velocity_pt_s ;C.7r%j+Wqj~&9,^*gDZDY1TwRYw-|3Khd,c%W9nk%63KMcD:;p7%z^0+ttJSF|7+gyRFL!P:0-8d&kp^Ssyd1n2*f
      ^kN7&RtF59M5*:V&z*K#;^T|Y|p&PRTj+02!@Ww^c91Hq|%fvQ3m_HN~pwjCpL+jC+j|51HkR7H-~%t-l8~Y&mG_!|
      Vs7~GjKVMV-1WPJ@,-;C
     overdrag_pt ;C.,.r
     stack_depth ^8.,.r
     transition_progress m2.,.r
     transition_y_pt m2.,.r
     events cy;C.3mN;C.0m%JP_lY:rF1_:MnPs&h%2S4_;L,RkgW13j,G:-,lT3P-s!hH^p.2hH.0j+.0s!4w.1P-.3+#Ll.CCq
      .36KCq.l
    cards-paged-view 451 68471097787615e7
     phase ;C.7rk.,.N;C.^rk.,.q;C.mrk.&;C.,.V
     card yS.,.,.,.,.,.,.,.1
     touch_y_pt m2.4W+!T9dM;z@@g$N%jm2.,.,.6W+MmtvVFg&:z^$k8_FqTJmSH:z%1RNq,MP_CHg4yh4h_,h!wW+.Cm2.,.,.,.,
      .7
     card_y_pt cl.,.,.,.,.,.,.,.1
     card_velocity_pt_s ;C.,.,.,.,.,.,.,.1
     model_y_pt cl.,.,.,.,.,.,.,.1
     target 4H.,.,.,.,.,.,.,.1
     progress gM.,.,.,.,.,.,.,.1
     stack_dim_alpha ;C.,.,.,.,.,.,.,.1
     map_dim_alpha 3c.,.,.,.,.,.,.,.1
     map_button_alpha ;C.,.,.,.,.,.,.,.1
     content_alpha gM.,.,.,.,.,.,.,.1
     scroll_offset_pt ;C.,.,.,.,.,.,.,.1
     scroll_velocity_pt_s ;C.,.,.,.,.,.,.,.1
     overdrag_pt ;C.,.,.,.,.,.,.,.1
     stack_depth ^8.,.,.,.,.,.,.,.1
     transition_progress m2.,.,.,.,.,.,.,.1
     transition_y_pt m2.,.,.,.,.,.,.,.1
     events nS;C.3mN;C.0LV;C.2y5;C.pkk;C.,.YmN;C.2LV;C.ZN&;C.jkk;C.,.CN|;C.,.!*n;C.Z
    cards-rows 407 fa043b3b6161545e
     phase ;C.7rk.,.,.vL~.7h+.Cn,.,.6rk.,.,.0;C
     card yS.,.,.,.,.,.,.Q
     touch_y_pt m2.4NSCp,%-5_f0z#0rw5^m2.,.,.kPP6_QJ-p;dR7+kzJS@nmF65Tm2.,.,.,.Q
     card_y_pt cl.,.,.,.,.,.,.Q
     card_velocity_pt_s ;C.,.,.,.,.,.,.Q
     model_y_pt cl.,.,.,.,.,.,.Q
     target 4H.,.,.,.,.,.,.Q
     progress gM.,.,.,.,.,.,.Q
     stack_dim_alpha ;C.,.,.,.,.,.,.Q
     map_dim_alpha 3c.,.,.,.,.,.,.Q
     map_button_alpha ;C.,.,.,.,.,.,.Q
     content_alpha gM.,.,.,.,.,.,.Q
     scroll_offset_pt ;C.,.,.!$2$_5ff@k;vyR1jSd1fyZm1YtcZ6RVjJ49,H1^P%GQmW%_Q&fgWD&&mpvYMDk:nD#4;~8Sg99dG_G7rcr,
      NTplf&VFsJnQ&v;ZQqJj,HW0qp@Cq826D&l51&C*dD8rmSz1%y#v&n5Q+h:qCrcFzHf+F&vM!ffcSt09s+dT2-vMfn
      |Qy8tzSK1c1n-2Yg.,.,.1
     scroll_velocity_pt_s ;C.,.,.!4,QmJf*np|tF@C;_1,lM8r9|-VgHf&4SC8Dk,Rt_N~!_c9%@;DKqJ%:Fk*,LKSw92G3J8n5n&,^nY:38KM
      ;2n%0&9JS^PL4zj05|RwQ9:5!;j_DkW5CM,7J7_w3dTC;f#nVNtjkhkrFLpp2q!zS_sH%&ZhJR*4N!V1$@07Y*@9jn
      G4N~&0R^fqvNL3;C.,.,.1
     overdrag_pt ;C.,.,.,.,.,.,.Q
     stack_depth ^8.,.,.,.,.,.,.Q
     transition_progress m2.,.,.,.,.,.,.Q
     transition_y_pt m2.,.,.,.,.,.,.Q
     events m^;C.3mN;C.0LV;C.3y5;C.,.,.jmN;C.04KCJ+w&:!$,k3lf@J*y^hvHH3SKZSs9Y+RLH!!nW87Kt@q.0H2.5C6@q
      .4|h.08Z.Fc%_gc%.l;C.,.,.0
    cards-states 301 f4e3e3a7ba7a6579
     phase ;C.lL~.6h+.5n,.,.J;C.,.,.m
     card yS.,.,.,.,.t
     touch_y_pt m2.jW,Cgyn-1nf8rQFCM&Kc8m2.,.,.,._
     card_y_pt cl.,.,.,.,.t
     card_velocity_pt_s ;C.,.,.,.,.t
     model_y_pt cl.,.,.,.,.t
     target 4H.,.,.,.,.t
     progress gM.,.,.,.,.t
     stack_dim_alpha ;C.,.,.,.,.t
     map_dim_alpha 3c.,.,.,.,.t
     map_button_alpha ;C.,.,.,.,.t
     content_alpha gM.,.,.,.,.t
     scroll_offset_pt ;C.lH^_LlDQr|K5QMcqN!pR$;V:z8;L9g-Ty*JTCfRh~nL8+0Rty:VC$v63:|%-kpR88cgYmp++,cmnSr9-$jcTp*C
      tvmM3,:#H+9HM:Fzzwh5Wg3;4Fr-3LhwJPpsF,3#ng^LVWgfW05Z~DP:0|GZ^~0W|fv~W@@1vlRvQyP7CCk50LtFv%
      ,K_%0jgz%9^__0S#r&.,.r9V.&
     scroll_velocity_pt_s ;C.l4&|qgg%q6RSCr:h%$;9LRyDF-*P~K7Hv+;,:Wkp;$fct%+Gqz168;dVvMjH9~2T*5tFSfRpgdV+q5L^R^89:F^
      Y~TqN$Qls^HPV4p%wFJllJy$wR8s0%7S$^h5yLW|k9y!P%MmF++lt9rk+C-ZkJVTzS_qf,kyW^5YG42^RdvHR;$,;3
      5MKg,pN!T$cr47-r;C.,.,.m
     overdrag_pt ;C.,.,.,.,.t
     stack_depth ^8.,.,.,.,.t
     transition_progress m2.,.,.,.,.t
     transition_y_pt m2.,.,.,.,.t
     events N6;C.JhZ_,;C.HmN;CQW,h8GkcdVyClhGDqsQ%f050^:p_Q6YQZnPHnG&K.1LNnGPH7Jg$LzZn~VSccTP!.5T0.1;8
      .J&0;8.4GW.c;C.,.pHc,y;C.W|^zC;C.Y
    cards-turbo 99 060f42d366a4efe4
     phase ;C.7L~.7n,.,.H;C
     card yS.,.h
     touch_y_pt m2.4W,kNFz62Cjm#^-L!c*J*YKqZm2.,.J
     card_y_pt cl.,.h
     card_velocity_pt_s ;C.,.h
     model_y_pt cl.,.h
     target 4H.,.h
     progress gM.,.h
     stack_dim_alpha ;C.,.h
     map_dim_alpha 3c.,.h
     map_button_alpha ;C.,.h
     content_alpha gM.,.h
     scroll_offset_pt ;C.7vch+HYszC^P00h_p*&L&D8-^|8f@D53gQ:P0m4lNYJqYgpj6zkJ;k3c7Kc9lK|~JjW_QJ5s#RDPN;DC~1r7WV,
      fq7F%,3|m040HDDQ-KDs4jCZvN$W;YDw7r7n1r,rwHvvPV$H|Q^kcSzcwFm8N6L~*|Nl|ZDmK2Ly&c*T%Ht4|Qks1l
      Kd5V
     scroll_velocity_pt_s ;C.7r%j+Wqj~&9:d7v@g#WRNd,ZTR|CqJz$_GS3m:jY3fKMtK0zQQg#3S+P2%W6w1|-~$1njdZ+9Fr5:H~Kj:H#t8d
      6MrdYJ+Y&M&JYspNfgR!+#THD;LppQ%zRmn5h*fl^LJPd6m:M,l%Ns+8VRCZJz_!tL#j_,+slrj6wQDm%NTqm93p63
      pZ;C
     overdrag_pt ;C.FM1NYkzQ+;C.,.J
     stack_depth ^8.,.h
     transition_progress m2.,.h
     transition_y_pt m2.,.h
     events fq;C.3mN;C.0_,~v3DPQyc+c@P%8;Cc7:5.1J4.0qNMf;C.0g:d-~6cJY!j;J|Yg^z61-nQR22q~nc,;+c.0__.07Y
      .1+N.3g~.2Y+g~.l
    cards-visibility 430 50297cabada66d74
     phase ;C.7L~.7h+.,.,.,.,.,.,.V;C
     card yS.,.,.,.,.,.,.v
     touch_y_pt m2.4W,0sdl-&68^Z7Gn:MghdH;#Lm2.,.,.,.,.,.,.W
     card_y_pt cl.,.,.,.,.,.,.v
     card_velocity_pt_s ;C.,.,.,.,.,.,.v
     model_y_pt cl.,.,.,.,.,.,.v
     target 4H.,.,.,.,.,.,.v
     progress gM.,.,.,.,.,.,.v
     stack_dim_alpha ;C.,.,.,.,.,.,.v
     map_dim_alpha 3c.,.,.,.,.,.,.v
     map_button_alpha ;C.,.,.,.,.,.,.v
     content_alpha gM.,.,.,.,.,.,.v
     scroll_offset_pt ;C.7:!TLPcQyj#2Z,c$+r,hkHGgfVjrWmH%Gf0G%;4kttt!Y~FY$fs6|Z~F!TR_|+0Tvcz,Gpg9J7F|CqNKhj$vg_Y
      Q,LfD0~*Vwn#r7+3Sg7~21Cg#YWLMLQ!#d~|kDrdW2D&QjZj^v:#ZVcJl|3hv+TW$ttDlRDv49_zVpj+S%@gC+Pck^
      Mglm777Q;QR6Zg2R@mlK3yN3K$hh9nJjT0dg+QDZ$-Z2$t^r^m_JLg:v$Wd%7+$ZV|H3Cp0*sg5WJFW6pt5M8~%;*0
      ~8*9Y*M2J|w85Y5NZdFpzFmvG_@5_q4fsQkPl!wRQgkdjmH%8*Ls^@_FPtH!&tzvJy8!0;+$s*Pd|T-F4Gk6q$J^nF
      wf^+z~HT:5-h5&|,zy|CyCwPqrR!643#fFcrmQ,jT6yrS+#-Wz%0Q#K6jNpZc+@9$M^dN%rk6lfpPw;q:nnwHZm3Qg
      f*Jy@Hh~sy^;$F|y40^ZczH8@H9tq6QLK1rjr1$R:-G^H!08PpVJyyY#VC#c*mj!rgnHD3lt:kn#3wklP7Z;ytVv*M
      4R_,Q9*|:tM6%4-C10vT!*DWpkhrjCYt$,~jQTQGy7#^-g3h6wsJwS:7Q43h%Hr-~mjRTMGQr-Rm55cNJmJJ%jGkH3
      :KwKc;pyV:~%9H^Q$p$0F7+@&7YT3v&L_42QN0&mTjh:gR^+HMK+3|98g$td-6%z3wndZJ6s;8G0+n+5!p1psgK5Pz
      P0!1h!J:,p@;$v22VJCK;4FRSnc$s6z!Tzg2dK1K-~jGh2;Q!@GJJK|W,#F5sh8;7q~MmD%JpK|KG%m*fVJ!NYNQp:
      j7Z@YdZ0VTwkt$jv&G,Hnp%gwg:v4zL+1pjk
     scroll_velocity_pt_s ;C.78FZP;VS5!n38C+sV;Vy19!j%@;-ZqMgDH1+dt!w&D3:+~3STh3-&F4sgfP4vp6,f*Wh+4$HlYJt!v4Y%tN&D59
      DK~:;w*msmK~$7np#rKz0ky!V9vp7+@2R|&|c6lj!9Fgn5ncwJ9M3smwL;k*073nmkmFKLjhv-9&l5M$NG$j;#d5q7
      v;n:KPV&#@-0V~^6sNs#_sf5%YFYtq^|FwD,Hdtdf71W2pDvVw;TcHphFmp~%M#Hp^gH5+zLvKz7hnR@t~zf%*9WM|
      ;FZ+HL&D6,6Z~TVrS|+CNc6jsr7:3fPhK89PCTcjMM548F7_ns1v;1;J16~R6NlMJ,*J*91-44g9w+ln*2scg_L&03
      P06H9kQ%NpYCPF8@Q,Q!412z:;p8Y^WRv8c&ng;mmL-YfSV&hWFFMJQp!K&zHL@C%#4;DSYW2~jYhTDp4-Hr5L7cL_
      -|JsTH0|5GfHL!|z_Zg6H-WF6~GfY9F89RkvNDJJ$9z3dLp#:Gc&5$qcR-fJ2DnFR8pJ6*|!g~5-5+yMlMpM3@S,$m
      Q37mZJCG;%THGv4*WZ9vT~WzVg&cGP1Vp3HvpjyS8f&-J$j:S%SZTSkJZFlfSHQ0dmKm%pzYn,Rz34,N!TL%zM+1HZ
      f0*qgC@hrN%m^J5KKD2cLYnDZ-0~s9qKY16w*:2L%ZspH,9$!*57F6sh0R:mTtHsqWZ7|4#n%+1|+3f9~:*1d1f:VR
      HV7sh8n5JRG1@-R1Jnl8Ns7SKtzZsrQ5G0t*j9lnzhD3lG+@v8P!%8%wktPJQh~:@K1@FKrwp9~8PM#m+m*1ps8zh%
      1Z2@zm%!gl&j2!df#ML0Kn80vSH9*|&4@k;C
     overdrag_pt ;C.,.,.,.,.,.,.v
     stack_depth ^8.,.,.,.,.,.,.v
     transition_progress m2.,.,.,.,.,.,.v
     transition_y_pt m2.,.,.,.,.,.,.v
     events wr;C.3mN;C.0:KTL$-m58ydQLJ3R,461,4.rN3G#W;FYjNh~g^#;&NgJ#q;,Gz-yF%122w!vD|V+M$+~JV$&4MkS7-
      gK9tyPl3;~L*t7G2k,PSl*.0:~P*Z1@RqSD7Tv.055p$MKc!.0fkH43G.0%s.0469J4Kzn.04k.1|7h%.0&TsH.0R*
      .2gY.0$1.14WqT.2^S.5PM.0jdQ-.3Td.1~l.74,.LD!.Jk2.dNwk2.Hsp.,.,.q
    cards-visibility-2 430 d973761c123d223b
     phase ;C.7L~.7h+.,.,.,.,.,.,.V;C
     card yS.,.,.,.,.,.,.v
     touch_y_pt m2.4W,0sdl-&68^Z7Gn:MghdH;#Lm2.,.,.,.,.,.,.W
     card_y_pt cl.,.,.,.,.,.,.v
     card_velocity_pt_s ;C.,.,.,.,.,.,.v
     model_y_pt cl.,.,.,.,.,.,.v
     target 4H.,.,.,.,.,.,.v
     progress gM.,.,.,.,.,.,.v
     stack_dim_alpha ;C.,.,.,.,.,.,.v
     map_dim_alpha 3c.,.,.,.,.,.,.v
     map_button_alpha ;C.,.,.,.,.,.,.v
     content_alpha gM.,.,.,.,.,.,.v
     scroll_offset_pt ;C.7:!TLPcQyj#2Z,c$+r,hkHGgfVjrWmH%Gf0G%;4kttt!Y~FY$fs6|Z~F!TR_|+0Tvcz,Gpg9J7F|CqNKhj$vg_Y
      Q,LfD0~*Vwn#r7+3Sg7~21Cg#YWLMLQ!#d~|kDrdW2D&QjZj^v:#ZVcJl|3hv+TW$ttDlRDv49_zVpj+S%@gC+Pck^
      Mglm777Q;QR6Zg2R@mlK3yN3K$hh9nJjT0dg+QDZ$-Z2$t^r^m_JLg:v$Wd%7+$ZV|H3Cp0*sg5WJFW6pt5M8~%;*0
      ~8*9Y*M2J|w85Y5NZdFpzFmvG_@5_q4fsQkPl!wRQgkdjmH%8*Ls^@_FPtH!&tzvJy8!0;+$s*Pd|T-F4Gk6q$J^nF
      wf^+z~HT:5-h5&|,zy|CyCwPqrR!643#fFcrmQ,jT6yrS+#-Wz%0Q#K6jNpZc+@9$M^dN%rk6lfpPw;q:nnwHZm3Qg
      f*Jy@Hh~sy^;$F|y40^ZczH8@H9tq6QLK1rjr1$R:-G^H!08PpVJyyY#VC#c*mj!rgnHD3lt:kn#3wklP7Z;ytVv*M
      4R_,Q9*|:tM6%4-C10vT!*DWpkhrjCYt$,~jQTQGy7#^-g3h6wsJwS:7Q43h%Hr-~mjRTMGQr-Rm55cNJmJJ%jGkH3
      :KwKc;pyV:~%9H^Q$p$0F7+@&7YT3v&L_42QN0&mTjh:gR^+HMK+3|98g$td-6%z3wndZJ6s;8G0+n+5!p1psgK5Pz
      P0!1h!J:,p@;$v22VJCK;4FRSnc$s6z!Tzg2dK1K-~jGh2;Q!@GJJK|W,#F5sh8;7q~MmD%JpK|KG%m*fVJ!NYNQp:
      j7Z@YdZ0VTwkt$jv&G,Hnp%gwg:v4zL+1pjk
     scroll_velocity_pt_s ;C.78FZP;VS5!n38C+sV;Vy19!j%@;-ZqMgDH1+dt!w&D3:+~3STh3-&F4sgfP4vp6,f*Wh+4$HlYJt!v4Y%tN&D59
      DK~:;w*msmK~$7np#rKz0ky!V9vp7+@2R|&|c6lj!9Fgn5ncwJ9M3smwL;k*073nmkmFKLjhv-9&l5M$NG$j;#d5q7
      v;n:KPV&#@-0V~^6sNs#_sf5%YFYtq^|FwD,Hdtdf71W2pDvVw;TcHphFmp~%M#Hp^gH5+zLvKz7hnR@t~zf%*9WM|
      ;FZ+HL&D6,6Z~TVrS|+CNc6jsr7:3fPhK89PCTcjMM548F7_ns1v;1;J16~R6NlMJ,*J*91-44g9w+ln*2scg_L&03
      P06H9kQ%NpYCPF8@Q,Q!412z:;p8Y^WRv8c&ng;mmL-YfSV&hWFFMJQp!K&zHL@C%#4;DSYW2~jYhTDp4-Hr5L7cL_
      -|JsTH0|5GfHL!|z_Zg6H-WF6~GfY9F89RkvNDJJ$9z3dLp#:Gc&5$qcR-fJ2DnFR8pJ6*|!g~5-5+yMlMpM3@S,$m
      Q37mZJCG;%THGv4*WZ9vT~WzVg&cGP1Vp3HvpjyS8f&-J$j:S%SZTSkJZFlfSHQ0dmKm%pzYn,Rz34,N!TL%zM+1HZ
      f0*qgC@hrN%m^J5KKD2cLYnDZ-0~s9qKY16w*:2L%ZspH,9$!*57F6sh0R:mTtHsqWZ7|4#n%+1|+3f9~:*1d1f:VR
      HV7sh8n5JRG1@-R1Jnl8Ns7SKtzZsrQ5G0t*j9lnzhD3lG+@v8P!%8%wktPJQh~:@K1@FKrwp9~8PM#m+m*1ps8zh%
      1Z2@zm%!gl&j2!df#ML0Kn80vSH9*|&4@k;C
     overdrag_pt ;C.,.,.,.,.,.,.v
     stack_depth ^8.,.,.,.,.,.,.v
     transition_progress m2.,.,.,.,.,.,.v
     transition_y_pt m2.,.,.,.,.,.,.v
     events rK;C.3mN;C.0FsH#PY69jlGLn8m2~,l^0Kn2#0&dgjk@C--5VJmm!Kz,CNy^4yJ*mjT,@*d1wW$+JVFgK@T7.1Fv|V
      g2~t.00SLr.0Wn.0j-99.08q.0N*.0zZGtG0s!Hnmzm,56qmfZ*4nP|%-^NKD4#Y0;DYTc2st!Yfg18K#hz5_+;5yC
      H6k89|&Mf9mj.0~*~@s1rs.0DnKN.0SgMW.0#$.0~F.0TS.0Cd.09+.0lT.1ht.1q5.1|9.1k:.2R*.3fH.3wg.5-y
      .0#+.4%W.C0Z.L|t.zn4|t.HQ~.,.,.q
    carousel-momentum 808 3aeeb07a2aae6bb1
     phase ;C.7rk.,.g;C.,.,.6rk.,.,.*L~.4h+.,.,.,.,.,.$;C
     card 7Q.,.,.,.,.,.,.,.,.,.,.,.,.n
     touch_y_pt m2.4f%#9fYtYHL$W_9-Jm2.,.,.,.gf%V-;4Q+GHqksg!8m2.Hf%,FY2fw%j,p1y3R%HvhYHY@$qncc^f9qkVYm2.,
      .,.849cWkJ9FYz$0HZ5fPwm2.,.,.,.,.,.%
     card_y_pt cl.,.,.,.,.,.,.,.,.,.,.,.,.n
     card_velocity_pt_s ;C.,.,.,.,.,.,.,.,.,.,.,.,.n
     model_y_pt cl.,.,.,.,.,.,.,.,.,.,.,.,.n
     target 4H.,.,.,.,.,.,.,.,.,.,.,.,.n
     progress gM.,.,.,.,.,.,.,.,.,.,.,.,.n
     stack_dim_alpha ;C.,.,.,.,.,.,.,.,.,.,.,.,.n
     map_dim_alpha 3c.,.,.,.,.,.,.,.,.,.,.,.,.n
     map_button_alpha ;C.,.,.,.,.,.,.,.,.,.,.,.,.n
     content_alpha gM.,.,.,.,.,.,.,.,.,.,.,.,.n
     scroll_offset_pt ;C.,.,.,.,.,.,.mNZ&;c-D86z%Ly4~:wq6l1dr%$V8$KW2$qRZN_1m@|!^N*&$h;W30k,Mh_JdPg:jZf0$M+G*cMj
      &|HYyGqT7pk%6zqKy:J%d5RyJPkC,h3$MlLk9NCmHTT|&RHH71M_V4H8&lq:Z4ZlshhKt6F0_01QkL;,c7czD|lmgV
      -psw:y6YVnj%|wTdC_#rg34LWjKJKj8++mSh%L$n#jF!_0Qs1Tdr+H_NF;mJ~G*H@,9;Dg|%r^Ht!lvJCJ-$JP3N43
      HYnQ+CrdH2&R+ppg03ls^|2sD@Z%N;1$:H9#DysCvMgz0^PmhC9T&%dk&s:tQH9HzQr-FV36_J6n-Ny4L_~C7D_+Dm
      f2*lFlq627cmz$Hn*~VTR1Z&Z|l,H&86;V6PcGgFpr-^NFvCDVfJ~-G&4Ms;rf5C8,yvhMpCpD%HQ:18PhDQdDQ1|7
      mz|Lt-&;739yQ$W%^MH-;6DGMk*#cl8:lndvNLrw:T2;v44n_kYgF,J&9+18NV%;9vnGZCs^ZZ!2!RCMJ+7Hqt|z2q
      YC;&#^J4l00HF:l%ntTD-1sz*&&sD6L0*ygQ@&493w0n4jcpSG-P1%ZWJfy^sFPWGhptHyDKYq~l%k*5GdvC*+NvtV
      %&5&:;Np+qN!WtyJ;S~MZ+~lS+v$wWZv8jl%fhq$V|yCTl6qSh7kgq4n1Wd9H1Wj*SYd-RgK!ds5~F9nK*$yND^cL$
      vDYW~!pNH%6%;0Q*kVzZhw|^9NNZYJt&^6771R+;hz0yWD@GY|_Z+@SN!JR9CpHgR1
     scroll_velocity_pt_s ;C.,.,.,.,.,.,.mC;j*%km%v^C#MwH_KKS7J:ClV1r51cP-*WPLwQ07P4p^+nM;*c1g#_L^@-9n637;$G|;g2~%Hl
      56KrH;G627G2Q!P~sYTvpMlP:cK;F+VcZHRsF9~8Z5RcpCPZV-!^%s_Wk#7#h@2ytYRzm6gh%zp+%ChW!_1#zQcP8Z
      my&cDZ$DW8;w4HgD19q1T^7274^JQ6pHV8QC1|wtqzKsqT|t8Wc0W2Vct8JfW#htRT:@7!F8CQ+dYFMJP#t!p,9*fy
      CftD9+z;v|ZvFQM;GKG7*HQ0rDp;L$&3^R9#4+597Gf;N!+hL3@@TlN!+0F9yjPQ-82D-KQhKVhd2mYwChR4++DnsF
      -VkzSf!L8%VW&J7kNmZc-*ltQRLk62825SQ,dhqMGN&~lNGLcmNG@J_@qM4l6K0RJ9jvrzqy%gp#H|shy3rQw~cGtg
      L:2P3gt1_g+pwTp,Q$;Q7tH0Y7k1r+|D|!1z%T%9,n:w5w,w+F-DK_76+cS*:|^,_GnYMT85q@%v:6v&K&lS0Tr^R,
      0Y0;TWMnHqg:RtLyCqpRHQN5lDSKT-l3*$&FfRnDZ;3JGpmkqfmg|_C$n!q8S+8^SP1#+C;RV|yQw|:tT2w$NDV#H#
      LdCqsW@8Y;*_dD-&Rd$D7@W79dKP9l83vdwJ+MMdcWNhc:PCDjq!5g7k6m0+wp8DjY19|DhQtw4y8;6hRRYh-mty65
      !ZQpg5R7CTd;&&yjySm~S&jQ~^!W:@&+:C6YR0p;3dD+q6#d|+:CZFr@jZ_^q,c|;C
     overdrag_pt ;C.,.,.,.,.,.,.,.,.,.,.,.,.n
     stack_depth ^8.,.,.,.,.,.,.,.,.,.,.,.,.n
     transition_progress m2.,.,.,.,.,.,.,.,.,.,.,.,.n
     transition_y_pt m2.,.,.,.,.,.,.,.,.,.,.,.,.n
     events ;C.4mN;C.0LV;C.2vY;C.,.,.,.fmN;C.0LV;C.2S9;C.GR@;C.J3$;C.,.,.7mN;C.0LV;C.3VN;C.,.,._1S;C.,
      .,.$
    close-button 157 d17e94081440c02d
     phase ;C.CrY.Z;C.4rY.Z;C.4m6.,.6;C
     card j:.CQh.j_l.jQh.jj:.k
     touch_y_pt m2.,.,.Y
     card_y_pt :q.,.,.Y
     card_velocity_pt_s ;C.,.,.Y
     model_y_pt :q.,.,.Y
     target y1.,.,.Y
     progress dC.,.,.Y
     stack_dim_alpha ;C.DqH:s;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.,.GS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1Rl
      2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C
     map_dim_alpha ;C.,.,.Y
     map_button_alpha gM.,.,.Y
     content_alpha gM.,.,.Y
     scroll_offset_pt ;C.,.,.Y
     scroll_velocity_pt_s ;C.,.,.Y
     overdrag_pt ;C.,.,.Y
     stack_depth ^8.Cwz.jL~.jwz.j^8.k
     transition_progress m2.C;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.4;C93j;HPZ,ZF&5#Hy66D*2
      Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.4gM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-#QtVGlwNZH
      &zF3n&c*V@2N~5q^r^rm57#tgM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^
      rm57#tm2
     transition_y_pt m2.C_l@,%8JpKvp~SpLv1y-w9VnF1z:0RZ&QJqGT8,9hvW:Dqdkrk3QCyW7m4-93m2.4_l@,%8JpKvp~SpLv1y-w9V
      nF1z:0RZ&QJqGT8,9hvW:Dqdkrk3QCyW7m4-93m2.4:q5L62SG|LRkQ:,GGG9H%4@JrRs0HrQR0c4k~7f,#c~^&;Gr
      ,,@Lz3wmNr8s4hHw4,k9l5Kz:q5L62SG|LRkQ:,GGG9H%4@JrRs0HrQR0c4k~7f,#c~^&;Gr,,@Lz3wmNr8s4hHw4,
      k9l5Kzm2
     events ;C.4;~;C.3v!;C.Y3G;C.31k;C.Y+q;C.34s;C.hK@;C.h6l
    close-key-tgcard 62 4cfe4a7cc23473ce
     phase ;C.4rY.G;C.Nm6.L;C
     card j:.4Qh.jj:.M
     touch_y_pt m2.~
     card_y_pt :q.~
     card_velocity_pt_s ;C.~
     model_y_pt :q.~
     target y1.~
     progress mL.~
     stack_dim_alpha ;C.5#SP@!KLV8~~:Sh%zWdq;|Km_YtLj~d.Pw8hfnP6qgwvQyT76vc:8;|K58dVr:G6;F7KY;C
     map_dim_alpha ;C.~
     map_button_alpha gM.~
     content_alpha gM.~
     scroll_offset_pt ;C.~
     scroll_velocity_pt_s ;C.~
     overdrag_pt ;C.~
     stack_depth ^8.4wz.j^8.M
     transition_progress m2.4;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vm2.NgM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-m2
     transition_y_pt m2.4_l@,%8JpKvp~SpLv1y-w9VnF1z:0RZm2.N:qVdsJjHY:D$!3S|1%41q*5gf+n:yZ|wYv,3Q|m2
     events ;C.47d;C.F!L;C.F;~;C.34J;C.KD@
    compact-height 150 680407e705b3e627
     phase ;C.V^8.3wz.;;C.2wz.%;C
     card j:.,.,.P
     touch_y_pt m2.RVD^N68_rnwmwF0r+m2.,.;
     card_y_pt *D.V$ld&vSGz86MhG5M6~_RpN$l0RwYdKz0D-$CsFF4pl*-G3qz@+!JW5z:V5LrllM7S4yh@lrh_85zzp6:pw&h5l5
      R#Kd92-ZNhC9C;qM#_dvQSj|~@DSD|$VYg.3**@:v7J,Y0v8V%hJYV!~rsDq!02F,vsZ;&7!:^45~,^V_g3*qy#v@v
      p,H2@0:5G1#8y^g#1m;FR&FKZ:%NdNPGS!gsv*5S3v!|F*w&tk1vG13|++7Dh|*D
     card_velocity_pt_s ;C.V|@~th!c&Ht^Pr,GH$yw-KCj0Wmd,WHJr0v61H!+9z!hV*TR:K~^VSZv%6jScL8L#HS5dDmy7#fR,2CyN#l3sh0
      V3q^~5p9!L:t1YD4:5V3FJ~4k-M,8dyp;C.3SQ29176k6%40Q$f2q;|Wg5$j^wq-R@:_7RCr$nJqfSN^M4-Jy;;s~;
      NGC#!GyqD1~7c|,l0W9:Dn4%FP~5MSr8tpL&F0Mlr#5+&70cLqYGVplNW7d3cj;C
     model_y_pt *D.V$ld&vSGz86Yg.$*D.&
     target 4H.Vm2.3mw.$4H.&
     progress gM.VcC3jZrtj-v21v!0Hz#+@R~^%9y|K_kK6lVPdVgnMncVCYHrz1rG+92_T4C5T3ktkSDYvK1CVc1,HD7PL0P9FwT
      1j;m3j~@G;tqQcH5f7VV@Vp#3S%rTTvL;C.3j-@-kKFtz7#mkFtN&LZ~@PVlF^0c#%kGH*1DLTh81HmgFcl-wnl2j&
      fhGw~gwF@Zvvd_~0MRns6,k^_*gvgVHp43@kZMjs4wYWtc|,Q#Zpg@M:-Qn0_2gM
     stack_dim_alpha ;C.,.,.P
     map_dim_alpha ;C.,.,.P
     map_button_alpha gM.,.,.P
     content_alpha gM.VcC3jZrtj-v21v!0Hz#+@R~^%9y|K_kK6lV;C.M,HD7PL0P9FwT1j;m3j~@G;tqQcH5f7VV@Vp#3S%r;C.5j-@-
      kKFtz7#mkFtN&LZ~@PVlF^0c#%gM.MMRns6,k^_*gvgVHp43@kZMjs4wYWtc|,Q#Zpg@M:gM.2
     scroll_offset_pt ;C.,.,.P
     scroll_velocity_pt_s ;C.,.,.P
     overdrag_pt ;C.,.,.P
     stack_depth ^8.,.,.P
     transition_progress m2.,.,.P
     transition_y_pt m2.,.,.P
     events ;C.4;~;C.J$n;C.0LV;C.2@+;C.:;0;C.1c2;C.$P8
    content-changes-in-hand 200 b0c2e8a79e17248c
     phase ;C.5^8.TL~.,.M^8.Vwz.!;C
     card 7Q.,.,.,.6
     touch_y_pt m2.4qCNc16T!~lNn|h@T-@*KRgn*:cTj,#6TGrDpl6jPtr1yTq3pM~QQS3VT!9y+774-K@-$:yvvd$Ltwf$85#mNwW
      drqy-c5rsS*Pf&CLv~##sv!QnlVk6wg8&SlL|0flGTPz~+FV9Lw8^+*724#NCM2C4:3kdqm14Z0j$g$l|-PvyT3gkZ
      K,D3#NN:46_KG0hltj^+F0~t32:Rl#lY!WM0$lKvn&@*,mNgz^TvkP%K6TD9n+3RVc~hN6y!+P3V69zkYH|ZLTfWh8
      .4m2.@
     card_y_pt :q.5-p^qmQCY%%Hn%g%t$f_jd|0QVs!2w~!11C#Flg!ZhPL|,:2*h$f:cl.,.Mm;|CH^09m|_76w^$sM$NGJrw;9ft
      pT#v5w2Pg^kC3KgM.5|r@MV,l0@rHcKy-454Mk7$9PfHQ28KcQL#^07^pvRq_|k6CD-&w*$4RCQVm&vk_dSdqMPch8
      mfJ17WFys0ZMlfc~H0NK;N;|HVP&rMlvvc*w:q
     card_velocity_pt_s ;C.5sF15wTsRq,41J5zTg0q2:WvV1sT&sjp^k8Fy0C0v,WqZ^h5l&dMS;C.,.MY6$14H%*m3H-@gN0^kgc_tMcL-5z
      CKzC6+n1^p:_9~LS.1;C.2YtFc$d28pj%Q_DC5259nlt97h2CZ1rn!6w_9y:$Mv7-899:0rSr!Q;;qLHH!7:vj_+Pg
      N5Z2@Drw;DD:Q2m6^hjMt%$cCJ~czHtSqc+%2ZH4;C
     model_y_pt :q.5-p^qmQCY%%Hn%g%t$f_jd|0QVs!2w~!11C#Flg!ZhPL|,:2*h$f:cl.,.Mm;|CH^09m|_76w^$sM$NGJrw;9ft
      pT#v5w2Pg^kC3KgM.4:q.@
     target y1.5m2.T4H.,.Mm2.Vy1.@
     progress dC.52HQ262d#_GYy*%Z+HQ@p#_0^zcZG,!D$g*nd+|#tSW@Pm*-W2|CPgM.,.Mtkg3y1q9Vk4%7Rh#|3Gf,|fR,ps2
      ^SRP_%142HnYSwhY.5fHRfKhv2FTPLHr9,#LzpHvd-l@ZKFwgz0g_r6PTg:G:PYF@@z+5l_rm!mJ@ZstNkScFr62fG
      2lVn!nk!W3ZCFT+4q251dY@JV@Zg,r:hyPw*dC
     stack_dim_alpha ;C.,.,.,.6
     map_dim_alpha ;C.5+q25sPs8fnRwsmp0F|wv,$2y*l31pv~Y_8C~hKG7skSs@rT^Tl:V3c.,.MV|wpJV45;c!#kMV;R&KDhTylDQ5L
      qkt,&hRr_ygdY:sP.5kDS!QVmC^+52s+mGf1FT#_jK3mZ-+W;C.Mf:LpDWg%L&+cnHCLyqJsw~H2KKKjM&86nVmG5W
      ;C
     map_button_alpha gM.5JMNlt:N|GJ,z%dN7;C.,.@ypwC_CJ%.57g*Svf#qV!$h-LY4&%sR83315G0|C*gM.M,M%CY1gl%3~MYfVCm1dd
      s&h8Z9L:J661wGh4;hgM
     content_alpha gM.,.,.dv3l+1jg5GcD$2tQ*HGjrvKdz5q@_Z:|Vlh!VYSv-gM.M
     scroll_offset_pt ;C.f1j1CR6RpyttCM9N,&2n0KFnftfHq2q7Zz:Pf2M2CtcjKsz,1f5^F~DRpTm_p;598|1nYtprc!2q9L#*R2+WP5#
      T7tZ0VrqJvCw#!Q1ws@7W*;Jn6h3#@KF2s32Q_h2H#2fl7g@1DSqFd00y#p_|PyDK9rVs7F51&GZR-_0~#;C.,.L
     scroll_velocity_pt_s ;C.fy%Dlr4Vm#9Fl*31:9@!C$,K@R5:!5cG#~wL||S$;c^Ddc$c:W,4_!PQwc|qN6cr6HcfQ6hwcF$Ltcgs^%M2GRd
      pr78&y1V,LKc_2dW;W3K;d^Jpg:*nT2|@fS1nj$vNgVJ8f0,3tYn$P+ymCYS#nR%PlpjDY*yH$t+rC+lf,;C.,.L
     overdrag_pt ;C.;1M5FNFk|KG5Jpm:Zwcm6c93PH83SwmkHStSS;%%Jsqh_HMc+HS1N1:;C.,.!
     stack_depth ^8.,.,.,.6
     transition_progress m2.,.,.,.6
     transition_y_pt m2.,.,.,.6
     events ;C.4mNLV;C.80J;C.F+z;C.M9^;C.T0K;C.MJ,;C.F;8;C.Tr~;C.;8R
    content-fade 107 c9337c677dffca9b
     phase ;C.7^8.-wz.v;C
     card j:.,.r
     touch_y_pt m2.4$|#;wG1n4_K,sNWltH81D;PK7j4r8MV%;7cKR0!~-Y26*nTNnz3M92yDQ8+#STkF|^Z$MNT$4L%rTTq;w@:H7V
      MmR0J,:#0jGh|CYD$9%FJhm2.w
     card_y_pt 8N.7%^HJzFnJj:q8R&z47tCmFlK2_3lY3WFG2*v^#Vp7LZ|8PLv-Df$zs8vv2sfL-4d!fD3p^F3:2ZC4+4Cw+:TSQ%
      ,G3Ys%~jlWtd%#F~J+*^|!GsfP_F|#d0Z#F04f7yf4W3~VC5g:3PLtfz1F+T_4gTsD~!d8fPMCfwNM,ZzNfP,HnP;n
      r-Z514CD-fy+lm2yH_:q
     card_velocity_pt_s ;C.774~ksh&RR%&kR^HY!y|*,DVrq@g%#6,p55Hc+F|FS%t:578qf!$9lnyyJ4#m#V98!CsGQC1q9PD:6M,4JmS+|3
      1hjzq~W,Q!F6gfz1@PqFMK4;qwMh|@d@dn0GD3z4Wd&GChPdFdR_yL;C^@HG0Cr,3_v5;@S_@hM&s5C5Z1$:fJ;Lzv
      l52_:y%s!ZG#vS&+CD;C
     model_y_pt 8N.7%^HJzFnJj:q8R&z47tCmFlK2_3lY3WFG2*v^#Vp7LZ|8PLv-Df$zs8vv2sfL-4d!fD3p^F3:2ZC4+4Cw+:TSQ%
      ,G3Ys%~jlWtd%#F~:q.w
     target mw.7m2.-y1.w
     progress ;C.7*h69M-@zpL#hK$pt5~LH~5^w6T~-npNW!fL~3|WFTs:&!|*l&ZQ&M5gh*FJt5rvVq_J4lrHq905$Mg~kc!4#NK
      +$-@#|KWH~0r66J,N2lc8GjpsR!~pN-wL8V2q*lnl3^n,vRg-GF#LSRfw7PR_M,Rv7ss0gVz+g0s_:@;3C6NVd!VNd
      :0J^tKQYNLhcw^qZ4DdC
     stack_dim_alpha ;C.,.r
     map_dim_alpha ;C.||J8!G~Z,#&Lj&t1rL1DmkDl2NQ;K^8rGh2DNc~PR;C.Mw6N1;C
     map_button_alpha gM.|#LCk&;Y#4yVC#:Jp4Kt*DlW3WGYjT5,~~5VF+C;6gM.M3y_fgM
     content_alpha ;C.7tsDnzg~QdhyWDgz5fd$$#&RlRVJrF0_D3SfFqdj:jsypmW#-;8l~*g%nF*pWhC6SPvds3L!Ft~5^cp8F+mq&5;
      hpg#8^zHC|CG^lD3T|tMZgl2gM.M0mK6nd91Y9VF;npv5QkTL:TJSvn%Z6-FQ7g!!*YNgM.1
     scroll_offset_pt ;C.,.r
     scroll_velocity_pt_s ;C.,.r
     overdrag_pt ;C.,.r
     stack_depth ^8.,.r
     transition_progress m2.,.r
     transition_y_pt m2.,.r
     events ;C.4$n;C.0LV;C.+QJ;C.t8R
    content-fits 154 dba9f0e975bd1210
     phase ;C.D^8.9wz.:;C.9^8.6wz.#;C
     card j:.,.,.T
     touch_y_pt m2.4R;lsd77Ynf2wM0GZ86g183Kvcc@Z0Rhz5hk3m2.&l9;rrLY~3sr3dF8GqmTl7rW0m2.$
     card_y_pt cl.D:Pk4KM8qc!M+*73R^QS+sy5Vz09TdP63g94&57r5k7W,DpFcvp7~F_g&mYZ79Ykc9+tdWsMr-hNW4SD;62l8,f
      &!;qn;H1m6%d&!%;_tQl5JC4#pJJ#_rv#--SMs9Nm7cl.9yD4Hww4!TT~$_%9^hRKS,5c1ZT16H3P9*#Lm!6Mrt%8g
      WWPVSQFR0%KGj|&@3z%7G7-&k9#rGP11wqLyg7q29t%80w,HDndGh*65gt+&FD77spj!YtmZ+d$82c~4_ZJCHN:q
     card_velocity_pt_s ;C.D#hHhrTG:w2Ph75smmP8lP3zdcG$|87n@Rv+qM6Q^CpstwtY2m&wZTKY6wS7&nhgCWG0T#lgJ@&;&C9CV!0d:n!
      V~_kpd6%+yKRyTkP0m:9*_z2Yf+pk;SCT26lS3ymdT;C.9fm@t5qm4_53pn3#PQ~1KlPYt0Fnv-:;*y#9_j!074&M_
      :@TPM,15z6ZffmYvTwW^&~QsMC*ww2m~516P*|PPz;NLG+1KTlK,;%!L^yd,^@MqjjTF55304t_T%^MKl87@1Z;C
     model_y_pt cl.D:Pk4KM8qc!M+*73R^QS+sycl.|yD4Hww4!TT~$_%9^:q.$
     target 4H.Dm2.94H.|m2.6y1.$
     progress gM.Dy3zZPr:5:m^1KV9C5%5:~t9YC-m0%wWS@9@!-_J!SD8+LSym%l;|sWzD0KT%H-_r@KD%prr*4sW&S-t8l;K#Lp
      4g9F4~qc0r+q|PY@LFp-Sc2~5pzvnrS1-q4Sp^3V^cgM.9!vh|LP-3!t@lQ@j+:Gf4L;#cvmj*|:LlV^!K%M%Ym5gZ
      %#8_$vCCptyr9q5|$7H#nC!+ht|@+j1QGs0#^NY@4!lsKD!4@|JnqrYT7#F5_F6f,20Fvs%~@9+;^fn&c&pL1JdC
     stack_dim_alpha ;C.,.,.T
     map_dim_alpha 3c.pDF8f~WnWg:l!h$9!#d$J__1@L7Q#&Qkns9Wn23t93c.Vpw21d*-~lw5r%s5$D,**HM2CF_l0^%^Tn0Z+yWy-n+
      9wg#;C.M0#!2sjVsnsNn9T9WFNGWH+drfdK&H5Z;tgL+CD:|;C.1
     map_button_alpha ;C.,.lGr7ph%,$dKZ@0FVp&~gM.MfQQcyYfv1;kT8|qJw|g1;v0THHm+YNW1T_pmRmHsgM.1
     content_alpha gM.,.wj12_p^3KFYdy^6phGW:m-!PJ|7wK:sCCF5h+ngDCgM.M$6j:gM
     scroll_offset_pt ;C.,.,.T
     scroll_velocity_pt_s ;C.,.,.T
     overdrag_pt ;C.D6%N,2jPd4nmzd*T;MfdnNH;C.,.,.0
     stack_depth ^8.,.,.T
     transition_progress m2.,.,.T
     transition_y_pt m2.,.,.T
     events ;C.4mN;C.4LV;C.8@y;C.*P8;C.4mN;C.1LV;C.5qn;C.@8R
    content-grows 139 cb1a0caa19fefa5f
     phase ;C.6^8.wL~.Ywz.;;C
     card 7Q.,.,.9
     touch_y_pt m2.4qC+M^:FRFzwQyTK8TLLhM1H@TnhMtJHz;,lsJY$-2y4Q@*qGdD.Sv*7wSdmHdZL2f1&zWknPt;N8KvHK-8Y@:1
      M9~q^5fJ2!mjr4.4m2.!
     card_y_pt :q.6z#5:|j,pMqDlj:tg4hDddZ_W6C_T&64,G12FDm,G~YVtsp.!P^GWlN#P$_pwYsR4GS2hqCZJ4,-TJv|rQ1-w:#
      ~dhr~^;l1hlZZfY+rmG910qcZj$Pzp|W$$T:6Y@!cTW:MT10#_+**3,qzsf-4$-M,5lCcl
     card_velocity_pt_s ;C.66Y;|scgg~50:#1Frst+^kVsKSk9wwP7w&cZhF7K#C!z5*W%t;;31T_c3;C.z0lT@klg$&$RN07*6hpQZg7jzs~
      SZwfT~N%qm4h_R6!FR2kHqGw9y**fK8z:hmfV&PG7Z16$6+phT0Wc-V#Tf#Kn7cZ&VQG&cptDs+-PNhP;C
     model_y_pt :q.6z#5:|j,pMqDlj:tg4hDddZ_W6C_T&64,G12FDm,G~YVtsp.Scl.,.M
     target y1.6m2.w4H.,.M
     progress dC.6g7C8$s:7@4z@yNLy$md^5F3s|%|rLh!5_0z#jsj%$dpP|;.!~@+zjtpjRTl0$nVTrGk4JfwQZ7v,~$Wsm4^g~v
      d*^JCtV0%%Y5~FDQ~M7YYL9NjLH7D,cV#HzV^0DNsppfmJRD@$%S$1_$tM9z-:MMgZ9FgM
     stack_dim_alpha ;C.,.,.9
     map_dim_alpha ;C.66$H|wHS,8LYSmlHnH5-~v,TC;LvSmLDd:Y4T3c.,.8Qfm*%kQzL!pfsZ;KsC25pl8Y:_MD_f_5c|1F_-003c.L
     map_button_alpha gM.6s;9WQ1*MKs;C.,.~
     content_alpha gM.,.,.9
     scroll_offset_pt ;C.!0tj|!&,n6TR!Fr$9%Q0q6kVDpML0@,KCgSS~6LC!vtV3ys|m.^
     scroll_velocity_pt_s ;C.!lr,q!17Q8lG!Zk.0G!Zk.0G!Zk.0G!Zk.0G!zhFGnn0_nYqG.1;C.$
     overdrag_pt ;C.T7M9&qV0Ps~.;;C.!
     stack_depth ^8.,.,.9
     transition_progress m2.,.,.9
     transition_y_pt m2.,.,.9
     events ;C.4mN;CLV;C.Zml;C.G+z;C.WN&;C.:P8
    content-shrinks 241 ed1b9b273d30a3f6
     phase ;C.6L~.6h+.Tn,.,.N;C.,.+
     card 7Q.,.,.,.z
     touch_y_pt m2.4W,KlSzR9QfNpQ#59|$&7m2.,.,.,.f
     card_y_pt cl.,.,.,.z
     card_velocity_pt_s ;C.,.,.,.z
     model_y_pt cl.,.,.,.z
     target 4H.,.,.,.z
     progress gM.,.,.,.z
     stack_dim_alpha ;C.,.,.,.z
     map_dim_alpha 3c.,.,.,.z
     map_button_alpha ;C.,.,.,.z
     content_alpha gM.,.,.,.z
     scroll_offset_pt ;C.69F%^CD;72v0#sV;+4TQ0d*PnzFm9,6-Z26Mw#74^;,Nm6_s3^%;:8SRCdWzvyP#^m*TFt7csN4ZlwDv|DPnTsV
      :LM2NFd6w^g7vqzJJwCTRj,#|H|:C6&&77WrTFwrhv7VN;RC;V15jq75Z~|FGLmtQ&vz0gC8tr1~DQkMw88P;6G1%w
      nhrwT#%C$yqvZ,S*5FGRv95-J~RV-fkwyN-j4rHH1Cj8md~W%S|@Hf,@6Kwy@ntp.:K2.&;C
     scroll_velocity_pt_s ;C.6YZTc|Z2#Cq^$:Dgs*91MS#9Myzw|ytyd-j@nqsR~70s#&_JZv!+l!-N&r-2c8-Gp;8dgf&:pZRs7RwCRfyyq-&
      ;11*y84wYf42dmW6j4qL+lnRCR#qG$@wHvnJ,_4M;RqwDL|K+Kc,8@PD,QP-GGs~36^YGdsFvjmvwRsnj1fKtyq3^|
      ^+%Q6zD,-J-@CFwPDm9Ypq&Y:Dmf+~N5!;T:,P0Nz%N&6+9%,0WG**Vp,S82;Y;C.,.+
     overdrag_pt ;C.,.,.,.z
     stack_depth ^8.,.,.,.z
     transition_progress m2.,.,.,.z
     transition_y_pt m2.,.,.,.z
     events ;C.4mN;CLV;C.5z,;C.Sfl;C.v6R;C.,.Ttq;C.%&3
    curtain-from-here 83 06ab15835f850b49
     phase ;C.6^8.@wz.K;C
     card j:.,.L
     touch_y_pt m2.4K_CK-#YQT%!NpkGyTr|m4ZK47&:9~JGVs6%Rl9!J&M-6R&-VCm80@cpG839:J%@-dv3v2Kplm-Fwh#_fQ,s&jM
      GR!GT8PWFWZZ3CgqfdMmv6l964$M@jm2.L
     card_y_pt HR.7@MnCZQ4~_wNFkv6wh01*_zdPH_9pCw,fcH#wF*fFrD~&NRl76Yt:1DtDhjyd#W@+Z0ck320|$6y,1w04,fZ2vP
      lzg95N5-2Zs7Pm3R@0h4@@tLzM+FL!m%^W8fY2@HrGz^!sshvmcTP8PMp~k@Dy
     card_velocity_pt_s ;C.6W268cqkPK7Y6$vcm*|Q^WMGj&~qdZm:N7mcGCmcJ-Ns$2Wr$|z1!pN3q+-MyZNZG2hy5G_1l,45Frjk!-KDpK,
      Ddg;W041jG%9JM2d_zkPf6ZvD#@dkD*5t27^V2M;d9rWW55+_P6tSjkWJCk7@J;C
     model_y_pt HR.7@MnCZQ4~_wNFkv6wh01*_zdPH_9pCw,fcH#wF*fFrD~&NRl76Yt:1DtDhjyd#W@+Z0ck320|$6y,1w04,fZ2vP
      lzg95N5-2Zs7Pm3R@0h4@@tLDy.L
     target lm.6m2.@GY.L
     progress ;C.7f3tv2S&sj*HL:RDfPW;|w%|rw9WMN66CgD*P1l;!y5W%LGMdW-YsFnp@ZTzJDKq4Vt2q0_D4Fylf5:r|jyk2nK
      w$f&@-%*8&,$&%m7DKZMVC_Ffl+J:,94z@h,6g_wVN^Fw62W3ZjmyFrtF@qngM
     stack_dim_alpha ;C.,.L
     map_dim_alpha ;C.,.L
     map_button_alpha gM.,.L
     content_alpha gM.,.L
     scroll_offset_pt ;C.,.L
     scroll_velocity_pt_s ;C.,.L
     overdrag_pt ;C.,.L
     stack_depth ^8.,.L
     transition_progress m2.,.L
     transition_y_pt m2.,.L
     events ;C.4$n;CMjj|d2LJ~HK;h7|^%L;53--h73Z#m,100nt1cWRP-9:TVTlFLH,VJq^!vlKpr$4,FwDKMR!QJtgRzYpn~L
      y^;f#k|h%9nMm2q0pkC!jkFvv2n%!v2+;C.Jn#
    curtain-rubber-band 45 bea09a58b66645ad
     phase ;C.6^8.Cwz.R;C
     card j:.t
     touch_y_pt m2.4Pz.0_hj-.0n;~8.0Vwp-.0M&.1m2.S
     card_y_pt 3R.7^t.0zcp8.0V5mL.0CL.2MV5zK*HQrd0|2Py-gjJRGY-+r9sH@KD~0@dcRDZfSp%1833R
     card_velocity_pt_s ;C.6cPvk.0zVLt.0Sd,-.0;n.0;Cv8k%4,3VY#!l^50v-mrnJ-kl09~@G+S3H-kMJcdSKZ6zcs!N;C
     model_y_pt 3R.7^t.0zcp8.0V5mL.0CL.13R.S
     target 8k.6m2.C8k.S
     progress gM.7P_.09205.0gyCL.0HY.2ZylmMGjGjHfjfzyWr4&*cF14p2z8wnJY;N_+cV+vr~fC+@gM
     stack_dim_alpha ;C.t
     map_dim_alpha ;C.t
     map_button_alpha gM.t
     content_alpha gM.t
     scroll_offset_pt ;C.t
     scroll_velocity_pt_s ;C.t
     overdrag_pt ;C.7Fj.0,%Qw.0n%j#.07T.1;C.S
     stack_depth ^8.t
     transition_progress m2.t
     transition_y_pt m2.t
     events ;C.4$n;CMjf_;CZ5:-;C;Q4!;CT&;C.07Z;C.Q+k
    curtain-scroll-both-ways 96 5d81beb780bf6c69
     phase ;C.5^8.ML~.M^8.Rwz.R;C
     card j:.,.d
     touch_y_pt m2.4NSC9Cf5m^*z,h0#_zWC5Rl,wwMGQ;:zMq134D~25k~64_20ZKsp,lFM2tJ@_,Y,yTt:MkjCc1sWM^-4kR:gt!+
      34c:NCn;mgZ6p_mrNd-zs@mM22^JcK29hpK_.3m2.S
     card_y_pt 7S.6j;Svgl#8Df;J7@9f8ddRW5W-1Wk#^n1qzN0P3g3R.M^%ZZ#!t8!$hKmv,fpHfvC~yV%rf#nqm@YRTyG83q.4s|
      %G9#Tn~k+F2ng:N95@7-N3ww0@zQ3;p1QgrT^~Q4rDw77S
     card_velocity_pt_s ;C.5_rL6y1Wrnwgykl^pkYWNJ2w*yW*@5~CLl6s4QR^L;C.MY+QWW;2FqfF3lP8CCY;*S,G,1P@~%kwl6#dHS!GY.1
      ;C.0H*r#zyt~mc0G6@7qQ5pn;4!V%HJnN_Jd7*r_g#*sF#f3vjs_;C
     model_y_pt 7S.6j;Svgl#8Df;J7@9f8ddRW5W-1Wk#^n1qzN0P3g3R.M^%ZZ#!t8!$hKmv,fpHfvC~yV%rf#nqm@YRTyG83q.37S
      .S
     target ZC.5m2.MZC.Mm2.RZC.S
     progress R5.6&$D-2Q#+83|W,4lp3tGNl7*rLgnmWqz@Fg&S27gM.MV0&10H4JT$:8*pz:y6Rh|Y|~%w430n@Gwqwl63YW.4wg
      drKl3*_2m+JK$4&~,q;6L2P3S9,dzsGN*Ffc*7wL+HrzR5
     stack_dim_alpha ;C.,.d
     map_dim_alpha ;C.,.d
     map_button_alpha gM.,.d
     content_alpha gM.,.d
     scroll_offset_pt ;C.Vr8qkT@z%Tp0R4!6C0:z%Gf-7z:2J$26~7WzYws;$;C.z
     scroll_velocity_pt_s ;C.Vr,YQJs+0CM&05:T5h4$z93RhVTS|l!K$:G!y+!4C;C.z
     overdrag_pt ;C.,.d
     stack_depth ^8.,.d
     transition_progress m2.,.d
     transition_y_pt m2.,.d
     events ;C.4mNMjyy$l,K!Q$9#^@1;f0F!PHppkm$Fvv20yKlgj~VV+;C.LH4;P3S@Z8R37C!j3lv9q!+@1_JkJnZFd$l4,J+
      Zq;C.2$0;C.Qjk
    curtain-speeds 170 c903d9d222cbc701
     phase ;C.C^8.Ywz.C;C.g^8.3wz.K;C.k^8.2wz.K;C
     card j:.,.,.q
     touch_y_pt m2.4V_%!:9#G3cqDK:8VfNFQrcd%m-g7;7~*,rpKPVHcZv_~6K388-_$!9SRJMyS9-.3m2.rV_yP:fPdJD9t%,ZWm2
      .*W+K%H;v04k~qmLm2.L
     card_y_pt RG.Cz6&f^Dtw&#!yHcjf$-wFwk0yQjTDj,M^3^$v^Cl0@C49h43z+M.46m::@;Zt%WN7^37ySR,@1NRG.hz*,srmZS
      *|01sVZPT;k9LcPgvSFKV-yj&$ptf2q1%l%+Dy.k39854F&jg,CNDwM,zZHt+Ryj+0_kfGzwhm|^|8gpd%QwRG
     card_velocity_pt_s ;C.C_6-pn5%_23862%Y1cp::D@f2F18VV0hDgtQTp#p-&n9j-2lZw#.1;C.09@mms6-R1nhszfh~|7KZnpy!;C.g$d
      1Cn%Yfywc|n7*!+y&,nprqtmS9nHM|GmG%#LZLqTphH,;C.kh%C+&4Rrthdw8jRdq566,GP-G8PV&fV1WLSs$+DTP~
      *-;C
     model_y_pt RG.Cz6&f^Dtw&#!yHcjf$-wFwk0yQjTDj,M^3^$v^Cl0@C49h43z+M.3RG.wz*,srmZSDy.!39854F&jRG.L
     target Fc.Cm2.YFc.vm2.3GY.!m2.2Fc.L
     progress %_.CVV*gN|$h&2|qMNhhh%s-W@!$+f%v$VJvTL7Whdv;89FM1g*mKq.4QJYQF%qT@,1jjsMQmDnk-V%_.hDkRC30ND
      65Rwl9~V+jf60YSMF!Rh0,wYPP2J+cF1Jr+wgM.kc_TVw%Gw:|*&Mnm*D@NPKzR6~Whv&fz1kN|MZDtfqN3s%_
     stack_dim_alpha ;C.,.,.q
     map_dim_alpha ;C.,.,.q
     map_button_alpha gM.,.,.q
     content_alpha gM.,.,.q
     scroll_offset_pt ;C.,.,.q
     scroll_velocity_pt_s ;C.,.,.q
     overdrag_pt ;C.,.,.q
     stack_depth ^8.,.,.q
     transition_progress m2.,.,.q
     transition_y_pt m2.,.,.q
     events ;C.4$n;C.39$4,2Q4,-HFw$lFwm,DKk2ZgdgMRK!F1!*!QL7!Q20C6%6w5%r;C.208;C.9;t;C.Z$n;C.0Mjm,2ny4
      jg9P;C.Jn#;C.f$n;C.024Kn2$vVSz;C.J;t
    curtain-states 127 6166fbd6721680ba
     phase ;C.4wz.R;C.Cwz.R;C.Cwz.R;C.S
     card j:.,._
     touch_y_pt m2.,._
     card_y_pt @1.5YY6hHG1D6Yj0R4F-r!vg8vRqYPJkw9^M8P:WGzZ8fz_zyV7S.D-6_M0CLF#7:cZwk03s6JMq0!FH%HyV&@V|3V
      lNP^dm+y6K3R.D5qj%hz|Qq!c_;QGN9#^p6&G$|MTy+8T*qWvnFv|K4fs2Td_l.C@1.C3R
     card_velocity_pt_s ;C.4jjHj5tR@Gg_2lc@ylTW:Fr9%g%~P$6;vk0+h-9|^Rny+mQ#D;C.C$GdR0yNqcWM86#Kc4t*hk6pY0Ghz$6D~MF
      _1Q^3P,v6f!FQm;C.C2lhmY5+QfHq4+G%h7Rq1Gy,JZ#q85wgR1:|tlt4$dqhFCk!$;C.S
     model_y_pt @1.47S.j3R.j_l.j@1.C3R
     target v~.4ZC.j8k.jw;.jv~.C8k
     progress ;C.5r,9*HwQ|ML#r~Y7#!10z*42FRqsF5|C:w5G-&4P%VLwV!kR5.Dk&jmM*@Lcv2w_wLQWr&Tf!LP&km9Y1DmVJm8
      46L;1,n^RwgM.DryN,6|h8#mrlR1r0:K62+;4~JqQr#6Q3S0FdG4ch6*3v0n:f.C;C.CgM
     stack_dim_alpha ;C.,._
     map_dim_alpha ;C.,._
     map_button_alpha gM.,._
     content_alpha gM.,._
     scroll_offset_pt ;C.,._
     scroll_velocity_pt_s ;C.,._
     overdrag_pt ;C.,._
     stack_depth ^8.,._
     transition_progress m2.,._
     transition_y_pt m2.,._
     events ;C.4S5;C.Qjk;C.9%9;C.Q+k;C.92M;C.QcW;C.9cM;C.9Ws
    curve-settle 37 c454e966b12b1eb0
     phase ;C.7^8.3wz.P;C
     card j:.k
     touch_y_pt m2.4MCPy6G-l&jt+9hwFm2.Q
     card_y_pt :q.7Wtkl4DWv;;rYyf;q|j&:8:G0-HGRMq%mf7!$-nzryh!*!JcpcfLDvQ8N
     card_velocity_pt_s ;C.772F,%psf6tcC%4t2V5,c~73;+qw;FY$^0QzzQcL3:cyt5J1!*CY2cK;C
     model_y_pt :q.7Wtkl4DWv;;cl.58N.H
     target y1.7m2.34H.5mw.H
     progress dC.7ym|43#4C&G1nWq5ZRRr6W!Ljnt&%k!YCwh^$fy4cTgk9PMK0RW^^8|;C
     stack_dim_alpha ;C.k
     map_dim_alpha ;C.7KZL;w7$%tzp-++6|LmH;YlY2zn$D-ZZ+zf;C.9
     map_button_alpha gM.7V&y*l6,:;C.9VFF!gM.9
     content_alpha gM.TYNtd6c2j7~07w#!Lt&hm;C
     scroll_offset_pt ;C.k
     scroll_velocity_pt_s ;C.k
     overdrag_pt ;C.k
     stack_depth ^8.k
     transition_progress m2.k
     transition_y_pt m2.k
     events ;C.4$n;C.0LV;C.2J#;C.4td;C.F;0
    double-pop 132 151fe33f36c8da75
     phase ;C.4rY.Z;C.CrY.Z;C.Cm6.p;C
     card j:.4Qh.q_l.qQh.3j:.k
     touch_y_pt m2.,.,.2
     card_y_pt :q.5fRnL-4rd*:8vR~K&H8!H1jq3DfKR3q9T^;wPL%knK~g8nvNyT3HS,vpv6:cl.DS:8GYjpY%6nnPyh1Fn1NKd6@
      :P+,sqYgv71K^g4PN-@|:YPT3|,K6*mM8P:q.Df;F_clGdCh15S:#-l!FtwhKCQ~3qD+DHjwQ8nCwkwTt%-t11zRtF
      ys9~s*YwQ~-M$dcZP9Mq02Qy:q.1
     card_velocity_pt_s ;C.5p#zhW2LPn|4#|%D@@yfc;7d5VqW+0LyY4WK:HZwZWy,%^RC88LgWp*_#nc;C.Dhkm-ZQzcv+CCkCGm+jhz&+P8
      NnZ|6llnHJs|4DstKf-4m5KRH2nS_k#4cz;C.D9!-%YSgF@RzLhF+gs@:P:~WQ0~&nsP4VyLVdS7~_lpY^@~yyRnzR
      *PQFD^-Pk_;9Qw%c_lYJw;wQ;C.1
     model_y_pt :q.4cl.q:q.qcl.3:q.k
     target y1.44H.qy1.q4H.3y1.k
     progress dC.5;Q%1&*;d$C71-4;|wsmtQ|8nd07n|$V;1%DlD:g#3w&50GF4*K@Q;t8@wdgM.DTP-5@_z9m5&kvm5|N@Hs3np$
      ClN7qpv-,9G8S:*Hj30+Yfg-sGyC$&c-9vdC.D+G+-ntzy$lnHzfmljnpJnPkwj7^C8p,|f;$-M6vCg$tcdF^y-pjn
      2cq4_K+6JyH1RJfLPrqYnl0TdC.1
     stack_dim_alpha ;C.5qH:s;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.%3FP%Ml&D6R,%nYh#VLkjHstJYJ_@8Jll#cGLD_K4+5PfTk
      !g&t9M4SgDw&kfZN2$q8KN3:k%;C
     map_dim_alpha ;C.5GVSs;VnKvD3c.6#L_Whz3GR+QWwLjc3c.5g53c.Dj05y1MQY5F;C.6Tr7LYWq:C+*7q^$%;C.5WG;C.DFz-hy@
      2w8QRnh;tLMp~;sQ%,-:tRVzmKvRr5;~$7Cyc:|mq1WNJM~c$+1T3^PW_H:H#%-;Mp4&7r;C.1
     map_button_alpha gM.56@;C.ssZt:gM.6DWLpVClqV6Vv;F|FgM.5SLgM.Dk+ky;C.5lQ*Cz+ggMk^H2:g_+1L~,Q#|n9tW7tVjK!1GYZ
      -RM7vs;5Rn+_9F+Y6lY3gM.1
     content_alpha gM.;$P~csVz|L&N4*yjrgM.6&&zJ~Dz0l|thYDgM.!
     scroll_offset_pt ;C.,.,.2
     scroll_velocity_pt_s ;C.,.,.2
     overdrag_pt ;C.,.,.2
     stack_depth ^8.4wz.qL~.qwz.3^8.k
     transition_progress m2.4;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.C;C93j;HPZ,ZF&5#Hy66D*2
      Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.CgM&&8k&!^^sZhSPMS88ZC0+hc-7r9,vl5FCf%2D820K-@qK:
      l:t73t|!Y|w4^8Q&V:k,:YVj3-v$;s7;H$m2
     transition_y_pt m2.4_l3k&N^LRW20_J&#ZKVhP2@%8P#:7M%r$~vpTp#wZQ#7D@,0SN@P5Wl4w~cMm2.C_lT0%8JpMdzMLDLvH~-w9V
      KmTz:0RZcRW,GT:q0Ln:s2qdf5k3cN5k7m1893m2.C:q5L62SG|LJQ###~+&1_WHr1$Zv|0Wq!PwtVc&L|8:+6+^1d
      $v*g+f-qjVt_972:Fch$2D$@C&LknS-zPqm2
     events ;C.4sG;C.YW^;C.93v;C.YpS;C.97%;C.2v|;C.Zs~;C.08R;CMY
    double-pop-tgcard 116 afc196ab9c1b968c
     phase ;C.4rY.G;C.GrY.G;C.Gm6.L;C.9m6.L;C
     card j:.4Qh.Z_l.ZQh.Zj:.M
     touch_y_pt m2.,.*
     card_y_pt :q.,.*
     card_velocity_pt_s ;C.,.*
     model_y_pt :q.,.*
     target y1.,.*
     progress mL.,.*
     stack_dim_alpha ;C.5#SP@!KLV8~~:Sh%zWdq;|Km_YtLj~d.,.Cw8hfnP6qgwvQyT76vc:8;|K58dVr:G6;F7KY;C
     map_dim_alpha ;C.,.*
     map_button_alpha gM.,.*
     content_alpha gM.,.*
     scroll_offset_pt ;C.,.*
     scroll_velocity_pt_s ;C.,.*
     overdrag_pt ;C.,.*
     stack_depth ^8.4wz.ZL~.Zwz.Z^8.M
     transition_progress m2.4;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vm2.G;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vm2.GgM&&8k&!^^qc3fH;L0
      @v3P%%72cmL^!%s70^0-m2.9gM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-m2
     transition_y_pt m2.4_l@,%8JpKvp~SpLv1y-w9VnF1z:0RZm2.G_l@,%8JpKvp~SpLv1y-w9VnF1z:0RZm2.G:qVdsJjHY:D$!3S|1%
      41q*5gf+n:yZ|wYv,3Q|m2.9:qVdsJjHY:D$!3S|1%41q*5gf+n:yZ|wYv,3Q|m2
     events ;C.47d;C.F!L;C.F,k;C.FJw;C.F!s;C.3sL;C.Ch5;C.84J;C.KD@
    dropped-frames 61 dcabad4d189f8970
     phase ;C.6^8.2wz.y;C
     card j:.^
     touch_y_pt m2.3MCPy6G-lt+9hwFm2.z
     card_y_pt :q.6Wt4DWv;;&*TH%gh4:9lj$45$lcTN;p;,zVQ@_Yn*G10@d7+r,0-Z*#Z4,C$@Cs&Cr5dCg0z7%gV@*5hgM!Z^Z~
      ;w3&w1d-k26LrSJ*p$cl
     card_velocity_pt_s ;C.672%psf6tD0MRPWT7jftvl~~62!1wyzyNkwc8!Yt#&69_lR5ZWVpQfC@r-fZ@vtd|w$jG1c0+mcQ_**R$cW,DkF
      FzKhN%R::j-|cCLJq2;C
     model_y_pt :q.6Wt4DWv;;cl.z
     target y1.6m2.24H.z
     progress dC.6ym3#4C&GnKCTzj8r@*5mGgSL8PGKc!MP~%CgJ*+&7tWl*0;J7D8cMrN$T+g~K&j-,MV@p~TZNnGSWFd8*1_V&c
      :T5|8:yKHm^*Glr0H5gM
     stack_dim_alpha ;C.^
     map_dim_alpha ;C.6KZw7$%tzkt|S2*^sLgFs0Qg-:n3c.J10,~cdTP3srFWr,6rT0-Jj$$3-G|tWMd&qP~:_d-3c.1
     map_button_alpha gM.6V&l6,:;C.+
     content_alpha gM.^
     scroll_offset_pt ;C.^
     scroll_velocity_pt_s ;C.^
     overdrag_pt ;C.^
     stack_depth ^8.^
     transition_progress m2.^
     transition_y_pt m2.^
     events ;C.3$n;C.0LV;C.1cl;C.wP8
    edge-overshoot 42 e68df8a911cd574b
     phase ;C.7^8.4wz.T;C
     card j:.q
     touch_y_pt m2.4MCG&dl7NjM^vM298Q%m2.V
     card_y_pt :q.7f3&s1knJ3W@+0TzmyYF:4vL-d1HRL|KWDh$GY71v^sNjHChnz3w+d3fNGZGrv46Vcl
     card_velocity_pt_s ;C.7Mw~ZF,$9^#q1%QT,tgJ*^#_tC##$t~y7Ngls|CJ!rzlY61d~m1ZND@P18S49&_$:;C
     model_y_pt :q.7f3&s1knJ3W@+cl.V
     target y1.7m2.44H.V
     progress dC.7%TdN!Z5!mq|+m1vW&khSNzzlHMP;lrtHl;:D##*7j369||5P$4WfgKH;:v!!p,g~gM
     stack_dim_alpha ;C.q
     map_dim_alpha ;C.7gZ*@:VMk0TJK3c.V
     map_button_alpha gM.7#H@6hT;C.Z
     content_alpha gM.q
     scroll_offset_pt ;C.q
     scroll_velocity_pt_s ;C.q
     overdrag_pt ;C.q
     stack_depth ^8.q
     transition_progress m2.q
     transition_y_pt m2.q
     events ;C.4$n;C.0LV;C.3py;C.SP8
    flick-after-slow-drag 89 c472d87a5bfcb951
     phase ;C.6^8.@wz.R;C
     card j:.,.S
     touch_y_pt m2.4K_CK-#YQT%!NpkGyTr|m4ZK47&:9~JGVs6%Rl9!J&M-6R&-VCm80@cpG839:J%@-dv3v2Kplm-Fwh#_fQ,s&jM
      GR!GT8PWFWZZ3CgqfdMmv6l964$M@jm2.S
     card_y_pt @1.7PwY+D#TlmDq65Wm!+w3W68kP~wP@99h9@&^7PDp55#dWyp3lWP1~yJ_pRJJpFy|6f6m,Fgy6dF@*+M&H~y-ylq
      4,FH7ngg@~rW,d+80C!v7DyKC3Y9G:8t*NYWkQ*d3JwMRv+-Zs60,3ZCCTFMyR0PDNK@83pt7S
     card_velocity_pt_s ;C.6W268cqkPK7Y6$vcm*|Q^WMGj&~qdZm:N7mcGCmcJ-Ns$2Wr$|z1!pN3q+-MyZNZG2hy5G_1l,45Frjk!-KDpK,
      Ddg;W041jG%9JM2d_zkPf6ZvD#Z6jkND2VrJNPKN0SzN14Zr&^FGYZ+S4-dR!Vz*FL0:5McqT8;C
     model_y_pt @1.7PwY+D#TlmDq65Wm!+w3W68kP~wP@99h9@&^7PDp55#dWyp3lWP1~yJ_pRJJpFy|6f6m,Fgy6dF@*+M&H~y-ylq
      4,FH7ngg@~rW,d+80C!v7DyK7S.S
     target v~.6m2.@ZC.S
     progress ;C.7Nc7@!,;c:7pK|ZmG-w~9$-j^ykyM~!q*YwrDfhq#TflV|PJ~+-:G*vLNTffsr+c7NZ8;;9|C*Tr|^+cM%,#,WR
      6!k!f&0$zTW1,V2kc^sWLPjnMD_|s3v$*$0Lhs8Y6Q%,;DNR^,5+96&#$nF8H5P4s_DC$LNFR5
     stack_dim_alpha ;C.,.S
     map_dim_alpha ;C.,.S
     map_button_alpha gM.,.S
     content_alpha gM.,.S
     scroll_offset_pt ;C.,.S
     scroll_velocity_pt_s ;C.,.S
     overdrag_pt ;C.,.S
     stack_depth ^8.,.S
     transition_progress m2.,.S
     transition_y_pt m2.,.S
     events ;C.4$n;CMjj|d2LJ~HK;h7|^%L;5V!-h73V3m,_!0n*n~6fCV|:TQqlFLH,VJq^!vlKpr$4,FwDKMR!Q,zy4RY;7KY
      @1r5%Y9$%9nMm2q0pkC!jkFvv2n%!vcz;C.Qjk
    flick-down 71 04684053baf80312
     phase ;C.7^8.3wz.@;C
     card j:.,.5
     touch_y_pt m2.4MC$p;*$cPCjz0M*Fm2.#
     card_y_pt :q.7cDYFS@S*zH61-9d&SpMp$NcnCW:#P|W&CNzR-fmyCcZtQWrkd28T7nLm;79NW~hQP-4$gj26Wyk9+g3Wphp4Vk
      _767jt#-tjr9Sz_hjzK^GkdR!,VcJyYfMk&s8N
     card_velocity_pt_s ;C.7|HZL!WrR+nTcRmGR3PCm^&sr@9!#;|@p$|v,%5d&4cHg&M#67&l8%3:Q4j*C~,_s6y$kMgwS4tH:YjV9$w*#8_
      KGNVjN&HcyZVHC!j!g1G_!:|nzLQ6WQdmvVZ;C
     model_y_pt :q.7cDYFS@S*zH8N.#
     target y1.7m2.3mw.#
     progress dC.7wF,-Cd$rzj$L-ZrwGVlCmLp+*HPP_-Z01FFr9fY7H;WVLjtz%3kjy|:y5Z-8,604Mn8z8pW3lfH7t7F7m+__9+
      Z5q@-fF-@QD||tGfnhD#@^qDm6qt98GhYvk-;C
     stack_dim_alpha ;C.,.5
     map_dim_alpha ;C.,.5
     map_button_alpha gM.,.5
     content_alpha gM.7mVdjlTv5DRt08MN7^3VSRy70r8q@vPSjwZ8mjD;C.MC&MT&+TNs*^ZvC|t2ZV6hZML*4sz;n$ncm:L_sPn;C.1
     scroll_offset_pt ;C.,.5
     scroll_velocity_pt_s ;C.,.5
     overdrag_pt ;C.,.5
     stack_depth ^8.,.5
     transition_progress m2.,.5
     transition_y_pt m2.,.5
     events ;C.4$n;C.0LV;C.2^-;C.!;0
    flick-up 70 67ec49d3e4c2b217
     phase ;C.7^8.3wz.!;C
     card j:.,.4
     touch_y_pt m2.4MCPy6G-l&jt+9hwFm2.@
     card_y_pt :q.7Wtkl4DWv;;j$&*TH%gVFt3*ph4:9lj$45$lc6%TN;p;,zVQ@_Yn*G10@d7l|+r,0-Z*#Z4Df,C$@Cs&Cr5dCg0
      z7%gV@*5hgM!Z^Z~;w3&w1d-k26LrSJ*p$cl
     card_velocity_pt_s ;C.772F,%psf6t@4D0MRPW;k8v+wT7jftvl~~62!ny1wyzyNkwc8!Yt#&69_lR-w5ZWVpQfC@rP,-fZ@vtd|w$jG1c
      0+mcQ_**R$cW,DkFFzKhN%R::j-|cCLJq2;C
     model_y_pt :q.7Wtkl4DWv;;cl.@
     target y1.7m2.34H.@
     progress dC.7ym|43#4C&Gm:nKCTzjGlQGDQ8r@*5mGgSL8PQYGKc!MP~%CgJ*+&7tWl*094;J7D8cMrN$g%T+g~K&j-,MV@p~
      TZNnGSWFd8*1_V&c:T5|8:yKHm^*Glr0H5gM
     stack_dim_alpha ;C.,.4
     map_dim_alpha ;C.7KZL;w7$%tz$hkt|S2*_6@j;m^sLgFs0Qg-:n3c.M10,~cdTP3srFWr,6rT0-Jj$$3-G|tWMd&qP~:_d-3c.1
     map_button_alpha gM.7V&y*l6,:;C.#
     content_alpha gM.,.4
     scroll_offset_pt ;C.,.4
     scroll_velocity_pt_s ;C.,.4
     overdrag_pt ;C.,.4
     stack_depth ^8.,.4
     transition_progress m2.,.4
     transition_y_pt m2.,.4
     events ;C.4$n;C.0LV;C.2cl;C.;P8
    gathered-input 71 b79bb8039ac03f2f
     phase ;C.7^8.3wz.@;C
     card j:.,.5
     touch_y_pt m2.4MCPy6G-l&jt+9hwFm2.#
     card_y_pt :q.7Wtkl4DWv;;$1VDTq+Hzkc,q4c-S~g4MrV0Y;%Y1CldfT9q,r*sN-~-2|-%WNLCSTNHr^PK$NcF6W~yTC%DW3K9
      ~Sv,6gJ|t6rQ&+tK0JDKflPK1Ss4;-$*5nFmcl
     card_velocity_pt_s ;C.772F,%psf6t6Hw6ydr4|::pcHs**gZLG$Gm^nGLCz2c77%#6,**!Sm;Jn@v@@;|:YnzfCC4zc_0g%0mN:Yf#%2m
      Sr&C15&M#L#PGTV%hT9HmDG9@3_jnl-987cK;C
     model_y_pt :q.7Wtkl4DWv;;cl.#
     target y1.7m2.34H.#
     progress dC.7ym|43#4C&GlGn-mtTz33g6,,7Wz7z-p3~y&v+T9%h:w+nhFh77ssrTNwtS!%7vjk_9tL|2f2:l9Hsmn48p7~3;
      $vZ84cNZY7^GfN9FN#:p+Z|18++kNq+sqr~ngM
     stack_dim_alpha ;C.,.5
     map_dim_alpha ;C.7KZL;w7$%tzh3w%:c3kv,,m*7YK63gYLw5w-fhg3c.MVt:pm*zJrZl-05;q^0Sp#!-TDvzMhj$kSNWhwh@R3c.1
     map_button_alpha gM.7V&y*l6,:;C.$
     content_alpha gM.,.5
     scroll_offset_pt ;C.,.5
     scroll_velocity_pt_s ;C.,.5
     overdrag_pt ;C.,.5
     stack_depth ^8.,.5
     transition_progress m2.,.5
     transition_y_pt m2.,.5
     events ;C.4$n;C.0LV;C.2cl;C.!P8
    grab 82 b9b0c9444de70559
     phase ;C.7^8.3wz^8.7wz.#;C
     card j:.,.K
     touch_y_pt m2.4MCPy6G-l&jt+9hwFm2H$-~f;4c@HJ!jRk&z8m2.$
     card_y_pt :q.7Wtkl4DWv;;j$F~%jpz@zqnksY^CwKg,rzKdm;GPCHV*RtPVz010Pr@&T4L_!2;09^p:|#21t|hGqL$$5+Hk;Mn
      3&wP|#VS*HL|#pK|q#w8:^2Q4d;M@RtqtG8P$G5gdy_v%W|g9Y55Q6c7Nscl
     card_velocity_pt_s ;C.772F,%psf6t@4W2:4g!VdtZ%dD2$$P*rG5,D;%DlzfkQr6kKPGvV+S@wWZ#&-F*5~&-w;mM@#%Dc^$-Y6WGTcwc
      KZQ4,-f&;RGC3W_w6TctMPg#%8mH$235LhVglHV7DhZRYRZJtklH8h1@t|;C
     model_y_pt :q.7Wtkl4DWv;;clF~%jpz@zqnksY^CwKgcl.$
     target y1.7m2.34Hm2.74H.$
     progress dC.7ym|43#4C&Gm:fMMqyyT4-Mcqd-Pl8**kc;Zt7q_w6$hM@yN79GFQ&DfGng|Yk%w8g$S7TS@~6zFFjW,,Q0_Vy7
      J89;cWGnKHR,*mRKmTRVKJ1qz#G~%#Nz6@$k*McF,%j8Rccq,1nN;jpNh-gM
     stack_dim_alpha ;C.,.K
     map_dim_alpha ;C.7KZL;w7$%tz$h$8#fJls3T;Z4^5Yjdz@fqG;57&+Yr!7,&GDQrwHhSdF#zPvC6G3c.M5&|5vM:T8D,^H@40:qKC
      WrPGz74!s0-Sc+0$l0w:3c.0
     map_button_alpha gM.7V&y*l6,:;C.,.3
     content_alpha gM.,.K
     scroll_offset_pt ;C.,.K
     scroll_velocity_pt_s ;C.,.K
     overdrag_pt ;C.,.K
     stack_depth ^8.,.K
     transition_progress m2.,.K
     transition_y_pt m2.,.K
     events ;C.4$n;C.0LV;C.2clD@;C.6:s;C.@P8
    grab-and-drag 102 1aee94117b3e1680
     phase ;C.7^8.3wz.2^8.Zwz.:;C
     card j:.,.l
     touch_y_pt m2.4MCPy6G-l&jt+9hwFm2.2l9H+7%rRrDl9!_P3hJvyn8P-2_Wv&_4*+18rn%-vd|-LyRcyk+lj#~510%1Fm2.;
     card_y_pt :q.7Wtkl4DWv;;j$&*TH%gVFl2n7t%lrVFh*w7W^Kgr,mD*:t*1-$McRK$wh96r3@YN:Jg0WJJ@TTgtR:rz7cn^YYG
      C8dq:HJj8NvSJg4jPmKthqyprK6dZ-F8WCpklNKR,+2__QdVZqVnC,72c4q#Yh5%9*QQHRw2|Nh!dH_#yZ+cc:;JLF
      Z8@Yh%w^:q
     card_velocity_pt_s ;C.772F,%psf6t@4D0MRPW;C,&^38+83%+Vf$S:fT6|w4%vs7jPrWF*:+g8*:RVS^+RjW|_CTNq54R2pJrfKw:_p46
      ;nN_;Z|9McK!*-C!s~36d@8RJfzZHq-0p7KWzygHs4R0cSsZqylzZ$r0CMCR!FV^1%7z,&wGs&^yN;3NL%Rdw0m6Qd
      $!wCDNsz;C
     model_y_pt :q.7Wtkl4DWv;;cl.2VFl2n7t%lrVFh*w7W^Kgr,mD*:t*1-$McRK$wh96r3@YN:Jg0WJJ@TTgtR:r:q.;
     target y1.7m2.34H.2m2.Zy1.;
     progress dC.7ym|43#4C&Gm:nKCTzjGlddKZRFL3Glrj!C+1yN+SfM45wgWPkm^kY!20CVN|7k_7y4N1hCtScT;k+,ljc8D;%R
      MVh$,V#Nq1dyWwvKq9@gD3wh82~*rGz,qMW~V-nLMF~L+,8%jKy7%+s+df;R_l+C_CR-sy^mq4cGk^#0jYVfGw~4&D
      5@HH!rC1dC
     stack_dim_alpha ;C.,.l
     map_dim_alpha ;C.7KZL;w7$%tz$hkt|S2*_6*w$kDC;c_6_l#n%nv,+4Lv8#p8L0pgL|YZ%2MGDGW*4^-s-gWmf4#J%+4!m3&p6JNl
      RsRw;,%r|48fCl$3~r;C.M9@g$z,psP56mm-y7ygw0c5KdNtt0|JR*7Jm&cSLg;C
     map_button_alpha gM.7V&y*l6,:;C.Y,C~:L2JZKQWD*24D9RSY29y3%lctqyKPV|S$TMgM.MP1HTTwpqzH-Zr,~5zhKl6hDWTN34r9qt
      rGCCyPMVgM
     content_alpha gM.^M4Thg1PW57FdWS3h+KQ1jMLNqmyk;2@n7SRg*_twgM.N
     scroll_offset_pt ;C.,.l
     scroll_velocity_pt_s ;C.,.l
     overdrag_pt ;C.,.l
     stack_depth ^8.,.l
     transition_progress m2.,.l
     transition_y_pt m2.,.l
     events ;C.4$n;C.0LV;C.2cl;C.1R@;C.Y1r;C.*8R
    grab-in-rubber-band 100 1a7d790be5627046
     phase ;C.7^8.4wz.1^8.Rwz.#;C
     card j:.,.j
     touch_y_pt m2.4MC6Grg_yH~HjJvlFVLm2.1+ZJh7$&1TD^Q1M:%LtP-Ll##h4Qk26%#7*vG6&Fk:hKS2z,Dm2.$
     card_y_pt :q.78WMk_7~H&,r8,mLP#!qMt7V985Pp:rq$WL4mJDmrV;ZlL98^PS*-t5qWKJ7vY,D:pq9r9w$SSsCTD_h~JzhC^m
      8QHV3p0|rKgjKhn:rf8##TzY-_@^SL4:LK@Wz!%D*Wts7;*fQLTHLNp4cn+SF!0S:cd3;^~9Hc:!!&|&NyT015$K0*
      s4W1cl
     card_velocity_pt_s ;C.7S-W12v%53Pf*Lv9frz!0Jzmp0D~N9*v@Nq-JDlLpZjCq7!_*C2mPdm*869fQQ+k&MkG_$80~L,h~8Rr*Hd;1Lv
      qgfd4GT%Q6z~TJZ0yRM4&@QyGJl7JQN-w%1^jz1VVnNYSCV7#Dcwkj2w;1$:hsTR**LVRQ@@z-$j2HD&5LNgdwqs%$
      hm6|;C
     model_y_pt :q.78WMk_7~H&,r8cl.1qMt7V985Pp:rq$WL4mJDmrV;ZlL98^PS*-t5qWKJ7vY,D:pqcl.$
     target y1.7m2.44H.1m2.R4H.$
     progress dC.7zPFDZt^yL&^ndv+94r#T+W-8c7T36MqtGtnmHmfh+%VY_|vTgS5|q8lG%S03@W#~3!D6G04%p4lK$Vw~8^0Zqw
      l5;8f@_Gm:VF6Z%jr:mCn_vY7Z*VD*;qW,P22SPS#*g80#NS--LRPY5n2D52m,+d%:^51y*80p,g2:~WS;3m&c^#cM
      9k$TgM
     stack_dim_alpha ;C.,.j
     map_dim_alpha ;C.7dL$np277qr1$y^Nq3c.C6mDz:3%HD+nny$rWFg-p$Vmsz@H7J|T_zMJL&j%lfh;y58jcV69c$ZTR+$g23c.MZm
      GGf5WJ^z&Y1VmjSsqY&wtCNS_$%y&__+kqgNp@3c
     map_button_alpha gM.7d^-PV,;C.,.R
     content_alpha gM.,.j
     scroll_offset_pt ;C.,.j
     scroll_velocity_pt_s ;C.,.j
     overdrag_pt ;C.Kgm7d0wMp*~^#V:tqYgfC;:;C.,.5
     stack_depth ^8.,.j
     transition_progress m2.,.j
     transition_y_pt m2.,.j
     events ;C.4$n;C.0LV;C.3_8;C.0D@;C.Q3y;C.@P8
    hard-fling 77 86c2ca3146a780c6
     phase ;C.6^8.2wz.|;C
     card j:.,.D
     touch_y_pt m2.4VTlLgv6R3n#tm2.,
     card_y_pt 8N.6JrP#ccVF6lM6@VSy~k$l|f%*QW40z$-|90Km0fy*M2n@KRc|9_%!Dn258h@-T%HClr8q4518q|H-&_pppRQv,1
      4-%fpNPKDJg24L@:tH,:dt@gJ+T9@084hdk20GC6RF@8Y9y2*kcl
     card_velocity_pt_s ;C.6j$F282LqKNv10YV9myV;,5MH8q%L65d~7-KTWGWJVKSV2r~:49@LPSv_J;fWjdJ!Sc,@ltV+rVqV0NfFR@WlCq
      M201_rcJhJ$Z:ZQ61qn0lK9PQg~Z_:3lfk@qrLT6p$wy*9HH0J;C
     model_y_pt 8N.6JrP#ccVFcl.,
     target mw.6m2.24H.,
     progress ;C.6nWhHk~z@PG:S&YkD04Wkq_sRkg@~L5,n+g*W^#t7N_pJkYNNZF;KPS~c6L8%Vkkc0@^_5g4VL9PF8;Rc~+%C7y
      HYvM#pW@c$^gzM_ZDGQ&^78HKd~Vl2QPFCtY|2H_7GC$c-lVnJgM
     stack_dim_alpha ;C.,.D
     map_dim_alpha ;C.FvtL9Vwt_Gfj2qjdv&g3c.MHNfrK_kFM_RDlD0sMQv6M84t^KqYk6LD&Fs6gLJ83c.F
     map_button_alpha gM.FfD;C.~
     content_alpha ;C.6!K&&LdgN4w$rgM._
     scroll_offset_pt ;C.,.D
     scroll_velocity_pt_s ;C.,.D
     overdrag_pt ;C.,.D
     stack_depth ^8.,.D
     transition_progress m2.,.D
     transition_y_pt m2.,.D
     events ;C.4$n;CLV;C.10f;C._P8
    hard-stop 118 06298fddb91be783
     phase ;C.7^8.-wz.#;C
     card j:.,.;
     touch_y_pt m2.4&1MJsSpC,G2@V9_dNKkP+zL_Vz+6t2P0,QJws$fKp4vWf|ZG^%$dM3&pvD.02%66&^Kc0$S_zH8Gr3WNdFFQt3
      S6t2MrZm%HMvtW+SYGVHjqm2.$
     card_y_pt cl.rWW:ZVm+1D;^w$Yh:ht-Yw~Zz+G#CGlYy^#hZY0MH@f_z0!8!:wP&&5#,4C,,CHc72|200w,,2*$:^Z,lm65tJJ
      ZC%cFnSYPp@2F*MtLC@rzl40-pTL8-fM2hNSg9Ccvz;#Vl9dT7thl:zzV8-9+^:q
     card_velocity_pt_s ;C.rM2f!jvCzt5tY+sV9TL__drTnHCssGSDP4Wh8dn&TF6JvMt+s#r:jQKWr!;phc8F~tQMh~0Dpk48VtyGRsSwsS*
      N#0jL^ZrF&J&f:_3wr&VL|P4PWwg1-#*Kt-|rwTH7,y3;^PynT,zwz~*yTq08$;C
     model_y_pt cl.rWW:ZVm+1D;^w$Yh:ht-Yw~Zz+G#CGlYy^#:q.$
     target 4H.7m2.-y1.$
     progress gM.rY$;,19&mH;775Cj@7kLK-ps1GJS75_7w|cKJ4dPp-4;tfG50RL~NTWwn9NdNL7f#:sZmHv5RW@-*k1ns5L#yFy
      gr|T^F72NYP8S#JG1SNr3~RW$K3v34C5V*$mwJ6L9fl-yN$6_*hH$pQwc!0$4mdC
     stack_dim_alpha ;C.,.;
     map_dim_alpha 3c.rKgg*kpNP1f9^p#Kp0W2zp&#!nWd4R&W@z_ymy~C|C8DMMR8pSJRt~#|HS2,0vQPw;C.Mn!P3FNRhd~LdC#|zmm
      +l-DD$r;3Mh~_+9-@N#-^r;C.1
     map_button_alpha ;C.|mRH&tsv8%YQk,G_,Kg0P7PgM.M+mgGDG1&D6#!;h@sWP|hH@8lmJ6Mf3y4tyjHM#p%gM.1
     content_alpha gM.,.90k+4hTLt&CNww*SJT^w&5+Q2-NC$kJRs|M+#K6-RgM.MdC@LgM
     scroll_offset_pt ;C.,.;
     scroll_velocity_pt_s ;C.,.;
     overdrag_pt ;C.78hyrGtLq:qF6ZQkGSm;f7WmF9rn8M^mc5%SFF1nyG$:FyDwrS7Hkl+QY~S%Fv:RYv1Rv;C.,.9
     stack_depth ^8.,.;
     transition_progress m2.,.;
     transition_y_pt m2.,.;
     events ;C.4$n;C.0LV;C.+vZ;C.@8R
    hold-then-lift 77 c92b9adb2776d181
     phase ;C.5^8.Cwz.#;C
     card j:.,.D
     touch_y_pt m2.4MC2@cq#pt0S3g@F^l9.3m2.$
     card_y_pt :q.5dg$gD6Lm@8q~8+gk.3RSj|FcW~8Qdw#ykyr~~TV5Q7MZj5Rwm!w|vC0-GPMW8HzVzP^*fHF,c^&Z*M@gQ@7km#
      Pgj+Q60Yz5;86@6p$jcLgtJ;tSP,HLh+_nQzz6pj+tMPn~:q
     card_velocity_pt_s ;C.5HkrN-^14q545HMc!.0;C.1P&~V@!@:$nLk4$k@8|YGJ,kp34-,Lm39NpZ|VTr*V+z1j-:v8&TP:yd;zH-yF-W#
      Sn*,KR-TkTF+Y~2,N%:2cQW_MrZwFtVthFKZwSM64@YKRRMrc|;C
     model_y_pt :q.5dg$gD6Lm@8q~8+gk.3:q.$
     target y1.5m2.Cy1.$
     progress dC.5765&0w~Y2P*dHP~s.39~c6FqM4|+|Kh#M3F1Ljmw7m$84SfrdRYWVTWC!CnFQJnw&%p,P*C3Lg@+c-5PqFP10s
      1%sg;Z3GyNQJ0;;@~P&&G$&c7f%rl9S!SM01g0#GdNP!4ndC
     stack_dim_alpha ;C.,.D
     map_dim_alpha ;C.5KvmTlK!#Gl1DYwR:.3hy~fshY&24zkn!rT^ytdQq:W41,YdlQ&;C.Mm6dsS_dhW2wkHK^q4wKMF3;#g7*TD4GC
      FNNphr^M;C.0
     map_button_alpha gM.52*HkWs:~6ydv;C.798Lm#$s:y*jdt7%Rp^sws+,T1FgM.MZ%TGd,8Mgl5!C-D8Gy6@Qh8HdCT:M:31Q+2~RLm#
      gM.0
     content_alpha gM.h|&$L$:tn+9Z~s@zsPdG*1h0@cHS+Q7CtZZ|vg!DngM.M_wgM
     scroll_offset_pt ;C.,.D
     scroll_velocity_pt_s ;C.,.D
     overdrag_pt ;C.,.D
     stack_depth ^8.,.D
     transition_progress m2.,.D
     transition_y_pt m2.,.D
     events ;C.4$nLV;C.9r~;C.@8R
    inner-pan-residue 150 6024a494d6bed8e4
     phase ;C.7L~.f^8.6h+.Jn,.,.K;C
     card j:.,.,.P
     touch_y_pt m2.4R;nqCr9|gGcCHc4yf9K:TmdTgY.LNzQDHcJ8WzR;g$S|M+D3gfDh5Nm2.,.j
     card_y_pt cl.q8#ZMK27H;$~D~s0Q.,.k
     card_velocity_pt_s ;C.q*%nTldj^vH2+|34Q;C.,.j
     model_y_pt cl.q8#ZMK27H;$~D~s0Q.,.k
     target 4H.qm2.64H.,.j
     progress gM.qdp82LZf@ctff:;4M.,.k
     stack_dim_alpha ;C.,.,.P
     map_dim_alpha 3c.,.,.P
     map_button_alpha ;C.,.,.P
     content_alpha gM.,.,.P
     scroll_offset_pt ;C.7f,sQFzs$,mllg6Wt3:VD.L0HRfs$J,Q8;C.6Ll^*7VSLnj6hZ94%n|pL0&y3Z#y5F$L-*s#T6Yj|j+N1F6$NJ5
      P!T;GWFVpvgpmgnM2JRPhv0cM#0~5+qkgQ0V~V0Y8CGHqcg05rKw:%lV4Zg&fS$M,Pt%:,:+@*mC&tnkcCH#Z2D7H,
      ~z~@+H$mV69#cG@VtdP9Pvy!gld%M|9_@Mz8!-@sPrpvRf2Cvj0%Kt^P$ltp
     scroll_velocity_pt_s ;C.7ynNcv5hR1K.0hR1K.0hRz1_|LzKGJ9;C.DS**nj+6Z0p;C.6S574:;srvmP~gF#p7L6jyM;Q#77LRHd8c-YHQh
      GtfLkgF1M68,VJ%1J%PFc$|M^$SqZMRWPfs7P|QD5h158V^20@gSTwSTj3$~T,!c#2j+H400,&mC|8+s&TrMPc&6!8
      1Q9#J$g_#NV3+;;Pqjm@D5*TP_%TfHQT^^P^ZCLdfLgY:K+@ZR8rckm@nym8sF16L~$JYQ;C
     overdrag_pt ;C.q+!CRfz7gZTf+ZG,c;C.,.j
     stack_depth ^8.,.,.P
     transition_progress m2.,.,.P
     transition_y_pt m2.,.,.P
     events ;C.4mN;C.0LV;C.d;8;C.52Y;C.H:_;C.s6R;C.k
    keys 445 de4a7a453d9bfcca
     phase ;C.4wz.,.,.PrY.Z;C.Km6.j;C.CrY.Z;C.Km6.j;C.CrY.Z;C.Km6.j;C.D
     card j:.,.,.WQh.yj:.yQh.yj:.yQh.yj:.z
     touch_y_pt m2.,.,.,.,.,.,.^
     card_y_pt 8N.5Tp-~c-Hyd|!3-tcGCCSR$l#~q^z9v5#rncQ9$0f*G|,_T~ppw~nYp9s;D#%%gc~3-Jvqr6fyF:LFQl|T18qyKV
      qfspN5#vj0r2Yfj;-~&nRW!8DjQ*k0_V@^%Sw2|J$h;H^v,8$1Z7,Dztn7$W#Kp||$s*PcShV1Z:n55jW;9;QlYh~Z
      nGJ!YrZV_J+2qD&_S861&Nkp~|zY6g-0-Ff;pZ_62N4Y90K8@J4TPkK,$g_My&n!JVD;P0|KzM_g7^g5jzdP0|f1S9
      _fyGrmHFkPd*15fM1_0cGpP,0_pDqQPHvJD@N7yK1fDY~KmY@Fpn:q.,.,.,.,.Q
     card_velocity_pt_s ;C.5ZRj5&nsssCgN#87Qvz9R_GFC*Kv:mP6*31CmSSdQZ;L;l:FjlhR:Z2:!9@4WJ2grc9Wd;WpSwm7s6L^ZL0Dfq#
      G@D_@m,lkf;3V:TL4h,_Ff52Z3$0&mhDdQlKG;,~3-z2p4w;$lRVv6QhNM3#P3k8G$^6H9n5Z3RTP@RQlhY@~-ggF2
      9|,d9-@:V~VFl_$C;#QZ+NW$$m:Nh-:WV^c;@8-GV#HfNy-w!+;K,M^Y9V++9zd^5ZGCTfMqMt2,-#1@tr2H7~,SYZ
      PM-qQyy:h90WZ462@%@Glh;,K!l;tmp|fFs0yh;:^RQdLFn~%_gD;C.,.,.,.,.Q
     model_y_pt 8N.4:q.ycl.;:q.,.,.,.,.,.J
     target mw.4y1.y4H.;y1.,.,.,.,.,.J
     progress ;C.5-;mY&cYg_m3;tL9:0wkGP,lWlv0,jdFrV@3!N0djhmC#&;5mtvGzm,y#s$gd;9THP56~V*CvRn4m0@-+3;9@Tm
      5L3Q5K6|n!*51rwYzZcw@6c0NLVQp+t^ycGnW!cLc^D%MjZnH_h+ZfcP!M9lRYr:~4Mtp|*n2p3zkFYmWTD9Z76#V7
      YQCzlvHpng$vhwpw9l72S,hs0&cWZqyTWWCjfNpc_G-RWH@Rt^kT|tcrnfKn;33|:*k+Vr5@0!l:YH:35_#7Y5rp$9
      m2k~s3_H:5l#cQM_!8&fL@_,P4540Q9H04-M0LZtG~k9^#6SZdg3dC.,.,.,.,.Q
     stack_dim_alpha ;C.,.,.YqH:s;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.LS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1
      Rl2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C.DqH:s;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.LS_mLRzZt491+|6vgR5
      ,3zk!C|1H,4Lg6;!5-!H~:$1Rl2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C.DqH:s;V@hvD3c.6#L3^hz;#R+QWq^r83c.5
      g53c.LS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1Rl2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C.D
     map_dim_alpha ;C.PCN-v2-S+wck5z4YWGkNJhz+CVtTw-918;_,7@W#c;C.D@3S2%w2T!J8Rw&f,%tSSSGJ@-992c83c.M#LZN4m#$
      m!p,mCJ~^~d6Rc2_t7~nf%f-vD5KCNjzy4P_@G,&L8yJLDJnfHHTs;f7fw7c;C.M^WQrj,H9Q7VPNPH^C;g78HL03-
      5QmGk,;s;C.,.,.,.,.W
     map_button_alpha gM.PHCcrFQLY7*RzV*^:K;+wdYj64MWKjR-!-L^+zFCpgM.D9c-18Y;C.$;1cmmtf2@_^6SPtzgM.M$~&V9y6ck;hK
      Tn9R@3j|3jq|3wZ5R!CK~3gM.,.,.,.,.W
     content_alpha ;C.5j^j35Wy4t4#mkF8N&LZ~@P5v3$0c$hgM.MMR$R6,k^#-gv60Hp43H*ZMjs4wgM.,.3W;N,wGJK$6YH83g|V;6y
      D64Lz&P6@10zKVMQLj2@gM.JTPjww$Q+HDgM.,.,.,.,.Q
     scroll_offset_pt ;C.,.,.,.,.,.,.^
     scroll_velocity_pt_s ;C.,.,.,.,.,.,.^
     overdrag_pt ;C.,.,.,.,.,.,.^
     stack_depth ^8.,.,.Wwz.y^8.ywz.y^8.ywz.y^8.z
     transition_progress m2.,.,.W;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.KgM&&8k&!^^qc3fH;L0
      @v3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2.C;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vyH
      mzl-3330t@35j8@R&^TKC57gD!f#m2.KgM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@
      2N~5q^r^rm57#tm2.C;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.KgM&&8k&!
      ^^qc3fH;L0@v3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2.D
     transition_y_pt m2.,.,.W_l@,%8JpKMp~yJ6,1yV!,ZWyVVP%LqP:^Y#+K4$KQ:8CZ0Gr:@Lrp12j;*y;m2.K:q5L62SG|LRkQ:,GGG
      9H%4@JrRs0HrQR0c4k~7f,#c~^&;Gr,,@Lz3wmNr8s4hHw4,k9l5Kzm2.C_l@,%8JpKvp~SpLv1y-w9VnF1z:0RZ&Q
      JqGT8,9hvW:Dqdkrk3QCyW7m4-93m2.K:q5L62SG|LRkQ:,GGG9H%4@JrRs0HrQR0c4k~7f,#c~^&;Gr,,@Lz3wmNr
      8s4hHw4,k9l5Kzm2.C_l@,%8JpKvp~SpLv1y-w9VnF1z:0RZ&QJqGT8,9hvW:Dqdkrk3QCyW7m4-93m2.K:q5L62SG
      |LRkQ:,GGG9H%4@JrRs0HrQR0c4k~7f,#c~^&;Gr,,@Lz3wmNr8s4hHw4,k9l5Kzm2.D
     events ;C.4jH;C.wS-;C.w;~;C.3@|;C.w_@;C.78R;C.L3G;C.J:~;C.hMY;C.9v!;C.Y3G;C.J:~;C.hMY;C.9v!;C.Y3G
      ;C.J:~;C.hMY;C.9;~
    map-buttons 106 464871452a5af9fd
     phase ;C.6^8.*wz.t;C
     card j:.,.q
     touch_y_pt m2.4MCf+97141cS3W9:6~cfQDPl%kthQcsHz!_;2VL@8*!fND10vjQynP#__Z@^gt+k-d5qg0&NFRY&T2s2rd8KYj5
      $Y;s7Zj_:^&~2y*7Mw#|tzm2.v
     card_y_pt :q.6wR^|v-;Pgr9jhR#6dT$8w$:5CdjHVV7mFKqMJfT:Y@zJ&0mt*p~+Q,_1GlKYdrzPq&6yy0qm7gn9Lj1;0|FJ35
      1-7nDl+Jz5L!;f6C5!75Plry2m,Yqz4vqdkRRJpwnlQVp,G7vKljM0mc-v8zSpknzR!j-RC+;80dJ@nNtVGKW-|+-m
      Y6nzKR_drQ#d6;y&ckcl
     card_velocity_pt_s ;C.6h2rFTntGn$wtj|k3p%QJQj5Wyt4PD,w^@$lt&_tc@rWdPQ@;Y#ZRqpYhscjQKL!HZ3ZzN!%Q:sfK|m+kNGghVt
      Js|cl:H^n18sSLj;MyP+7w3T!v7P6S9S:PNQ*22#LQ%Tf&6R76K#YNY-Mm3~kYQ3+:dVJ@!HcnS6^WPNNg,!K|p~_%
      g0M$C!GQPYGtpWhHt+;C
     model_y_pt :q.6wR^|v-;Pgr9jhR#6dT$8w$:5CdjHVV7mFKqMJfT:Y@zJ&0mt*p~+Q,_1GlKYdrzPq&6yy0qm7gn9Lj1;0|FJ35
      1-7nDl+Jz5L!;f6C5!cl.v
     target y1.6m2.*4H.v
     progress dC.6~Kv|5vfG2Tp8M,tn:%nc|&zwZ3&GGqvFwdVtpN!MyS*q!-+&y0,l%8km&99s2T67dv%-9g&s#jrs4P038gfr1!
      :@y-VF&*-4Z#@99lM:8VK6~jg0zMfGhGdP^f#D!--1TSrhJR~@2^%#*Z9DRgj@NSH;HDf|_J!7RNVtSpQ0-j0p&5HJ
      QFp*8t4L-*r4_FG+-6gM
     stack_dim_alpha ;C.,.q
     map_dim_alpha ;C.68s&0tM&dsC!QnT!Yw&%HYs5f8Q0Gv2ml589hYw+6;#f8GZ2#2RC*PSyYHS*yP3;^mMzj0~S49l3,tQ&qN*03%0
      Vgq4D~Y!yKd#Y,dD;6MN3Lg^3c.MPh4ktgcNDhF1f1CgHf#,l&62GQVl|qC:Hs4nnkzr3c.1
     map_button_alpha gM.6rZl947_C*19hP~F~m4L+42|KCnqJjw~8+l;C.,.J
     content_alpha gM.,.q
     scroll_offset_pt ;C.,.q
     scroll_velocity_pt_s ;C.,.q
     overdrag_pt ;C.,.q
     stack_depth ^8.,.q
     transition_progress m2.,.q
     transition_y_pt m2.,.q
     events ;C.4$n;CLV;C.-j$;C.sP8
    map-insets 193 4d3c0943057f7bde
     phase ;C.6^8.#wz.+;C.pwz.R;C.D
     card j:.,.,.,
     touch_y_pt m2.4$|vS:8F$k6Tyr:%vwSms*ZnT8nWd:@Z*^ql8$nklZ96*mh~Shw;NmmPQRl2%2^hkP~HMchr|cs@D-f#F@Z_c;s
      ##$PHgvGtcMk^nLjSN1FYQ&1.3m2.,.|
     card_y_pt 8N.6@*~#Fd%j%@q057QMSCd&#rFkMNhf_9gZrjc~V_nHzLf-z9_&W:y8~ffG,JgQTmj#Z7$NH+Lq4Hv-JVhmgj&dK~
      NYJ%3nTGTF@znz|5Dv89.3HJ%1hryyD72$QsL#YWP+m8WpnqpW04ZQ:kf@-k1F7K+|R~^kz&f:d@$5&7@m#LC*3:gg
      |9#h7|_W#&#;VWDlH!Rzttgd7%n_h*pLcl.q7j:TyCW7_Tj*,D*fnk-z;j:hR&cPyHNTK!W;+;M%0kltdQpW.CZy
     card_velocity_pt_s ;C.6n!k1-fFH,kD7J:zcmtvR85^Ld6cVDz|sgQ7f;d1cd+ZSQ2kS0kW+JZPsyT|4YtS,kcLF!kL#Rwfh!1;%:$h*Ss
      8y62W1dV0Lt^_2T%l581.1;C.0tK@Q4t^,:Dy&F|VmC!+3-WD6yHw7&V2jmt1:K%rWj_nLg0KlpH%jP,cHmMSzGQCG
      C2V5h!3^H2+Ysk^gk3&8&2K~YR1jY3!N8Z99;C.q0%+89T;jqc$P5Fd^KP:TZ^9tVR!jS,z$_CS:P1pw$QG|1-;C.D
     model_y_pt 8N.6@*~#Fd%j%@q057QMSCd&#rFkMNhf_9gZrjc~V_nHzLf-z9_&W:y8~ffG,JgQTmj#Z7$NH+Lq4Hv-JVhmgj&dK~
      NYJ%3nTGTF@znz|5Dv89.3cl.,.VpW.jZy
     target mw.6m2.#4H.,.|
     progress ;C.6j4;%^vPgGnNn#PjC7-t|,%$10;sDWKqT+0f45%n627*n|$tcwjL-szlv6nq3^+C6-pcK&VYz%,rF7R9!MLdv&C
      Z$DqHwc5+|q;&@VJ2gR@.38MJndqTPy76&Y6%W+13dnM~ht4Jw@Pw#m20hcl;vf-N|;;:tD+&nTqPm:;;Cmc7TV~Lr
      &P@1:sTKM*Dytw,wR48$wy*|Zs%mp!m1gM.pVFYsjZy4pr6@2t+-VQ4*~rcPq59jHwl4RmTS-QN@mnQV!4vDgM.D
     stack_dim_alpha ;C.,.,.,
     map_dim_alpha ;C.hWkVcgn~t_~sTW6~kTqmrL7v7+mS^PLQF^yVLpGvL3kJq4N&4zjNc.3!LrGvsCt8gRF4tv,3F7QTGZ;S9J@yMHV
      3c.M6QR~,m+CYyn:4c*f,^,n!%m7Qcrn3c.,.D;C
     map_button_alpha gM.h&%k@hd9|D3p|6NQM;C.,.,.NgM
     content_alpha ;C.6DG~Nk:~S8Psh+~Fv5Q1Gzh~3vk,L-z29cnkp3!%_9twy$zp9TPMTdsgM.,.,.Z
     scroll_offset_pt ;C.,.,.,
     scroll_velocity_pt_s ;C.,.,.,
     overdrag_pt ;C.,.,.,
     stack_depth ^8.,.,.,
     transition_progress m2.,.,.,
     transition_y_pt m2.,.,.,
     events ;C.4$n;CLV;C.@2-;C.zP8;C.n$3;C.QP8;C.9Gv
    map-touch 19 26f046a44b6d2ef9
     phase ;C.L
     card j:.L
     touch_y_pt m2.4*lR0yv_Skkc:wn^r!V;g,+cmm2
     card_y_pt :q.L
     card_velocity_pt_s ;C.L
     model_y_pt :q.L
     target y1.L
     progress dC.L
     stack_dim_alpha ;C.L
     map_dim_alpha ;C.L
     map_button_alpha gM.L
     content_alpha gM.L
     scroll_offset_pt ;C.L
     scroll_velocity_pt_s ;C.L
     overdrag_pt ;C.L
     stack_depth ^8.L
     transition_progress m2.L
     transition_y_pt m2.L
     events ;C.4;3;C.C
    map-widget 207 1b783d405eec4f01
     phase ;C.6^8.#wz.r;C.jwz.~;C
     card j:.,.,.,.G
     touch_y_pt m2.4MCd7:ML|Q6G:R72#9gzd^5DJgFlZJvKq7crN8Zn-+yZ:J0gTDCn+30M5^Rtf~5RQ^4r+@5j1ZZlfcLnSfZ9V8&
      Q95s|$s%~0qVMKvFW+WzlZh2.3m2.,.,.F
     card_y_pt :q.6wn_kT#,01lJ5j*PsjcTfmw+2Y1YN+KTJ_GTd%gMr%95kqq!GP6mcgMLMGrm02,djs38gNYpFZ7v;JK&LJZ%|l_
      #M^5w01__91G6_Cz&pfy.3K:~|YZj*tvRqt$N60fF!H2d~LMqhnj_NyyYf47%Z^lv2k%^d5Y+hv*1kng7Hzp~W$hY*
      |Ls9KDplTPScHn4q6|cl.k,yZ_*VW5L:d~dZjR19!g2*MTg$6R1,Qy~6H7H;YS_zr#ySphJ-6zr!~whZ-Cg|9cL;-p
      77tRj&S5R6!Qy~_,Pyr$2vcDpj:GmTgC82jpC_zm9Y$fZ!hc1%,9C$:q
     card_velocity_pt_s ;C.67L%d0ZtnsJ~2Pz8F$Ry#TPfyQ5wGKhl9f&hwMQHyHKmvGyqHgHmpZ;2pJwQ7~5d*6!G46Tz^c83S+p5f8%@j0y
      -:_T^flHT~Kmt80*7$7M.1;C.0&5SGh*m3VPKymWgz*fqyQ~f|Np#1wKSMw3C~3Dd2^jw;:7rk8r;Vq4sv0C5~hlC2
      WCQ%PyM!jnd&6qY-nYj@nT;C.k5S1$M^LfdLK#lhT@HLH@q-%-,05,t210~h6kwh4s3MN!:1TM00TzmhmWhqvG8+D2
      Rwn*!*p4Dj:-z8|#&f_lt*54pzjNdw-NJ4+s6t6@%%kHD5m&#TjlWyh9,j;C
     model_y_pt :q.6wn_kT#,01lJ5j*PsjcTfmw+2Y1YN+KTJ_GTd%gMr%95kqq!GP6mcgMLMGrm02,djs38gNYpFZ7v;JK&LJZ%|l_
      #M^5w01__91G6_Cz&pfy.3cl.,.G:q._
     target y1.6m2.#4H.,.Gy1._
     progress dC.6,@fj4FkJZ3sK63V5r7F6p9!KGgl,JF_Z|v;QZ%#Zrv&#C-5C~43+;sLHF_WjJ|FYgl0M2h%8TYC%+R#+6Zm6:K
      3dt^7lnCFN2Szw#Q3%N|.3G7l8qT0Cl8-vy%%&&yYFl:.0kk-r2Nkf;#WvlF;v,15z|0DLNc;w1%wK5+PRJv0PG2hr
      T0hHv;gTRTW^JLc3^_gM.krdf63L#-|Tnrg~3Q6QP-71$Tt!rpNhG65HfqJkQk5qy20fqSy^mtC6^C9KZ9+QG%&VTd
      lhV@zt6GpTK2y5S,k:!R:sv:TMHqPfwCt8:cG#Rhsv;$CNk$RJc^CkdC
     stack_dim_alpha ;C.,.,.,.G
     map_dim_alpha ;C.6WnQ6*3Mzz9R*vkWl8CcQphJ~h@ZLZdhfWpGd_6R+gtS5&&G9~q2&*kL&&tp@6Z8|tpFKQt%JKl%Ml^v!-30W6+
      5QV!jlmR$%;#Yk6^3c.P4N**dlmM9m0M+:1kqCfR&0mgs7*5|89G8:KZMKTN3c.s%K8@FG,5wLyHK~G*T&V3&5^R4^
      SnR2;C.M;Z&|n#+VL%:jpKfhdDn;3H5k2S&!LQPWKrZt1c%|;C.5
     map_button_alpha gM.6S:dkm_5@F6%-l5z20rm_DJJHgS-&v*;C.,.,,3d*Ls&sGl+g#Cf!gM.M%72s5kd7cJK;_;!wJsvpC!cgrVFtl!
      l,Yc9wd%HngM.5
     content_alpha gM.,.,.d-MSWRjTn80M@^Q+MMVVrGr5Z88%VWm3@9#nN+j8$gM.M3tFk;!mG^qzvgM
     scroll_offset_pt ;C.,.,.,.G
     scroll_velocity_pt_s ;C.,.,.,.G
     overdrag_pt ;C.%SK8*.3;C.,.,.F
     stack_depth ^8.,.,.,.G
     transition_progress m2.,.,.,.G
     transition_y_pt m2.,.,.,.G
     events ;C.4$n;CLV;C.@2-;C.qP8;C.hjH;C.^8R
    mixed-swipe 112 fca9cd6eda090b18
     phase ;C.6^8.Swz.,.F;C
     card j:.,.y
     touch_y_pt m2.4MC,zhWsrPc*;*wrQ*RgKYw1fkQrH@FhW65q6gQW^|,VS6VK%L7#lS:m2.,.G
     card_y_pt :q.6&vz6zvRgJM-f:CkV9*%%j9MQW^0Vy#78nlYG39c1Vv!6Sm!Ydr&gVFR2,~&mn0wqP-#0^k%2~d#nN~Wm+v+KCh
      WKpP2,:#,0sy$Dn9^g!7k0CYc|6|Dq~-2QqCWZg;s:6Qw^t67yR:$-f;ndpR!KZLq5lgfD^Zw11l#!J3t3f3|9c0vG
      Z0vMmP_+vpq%V$W,|zKZcff+ds3~cqcl
     card_velocity_pt_s ;C.6sJ&!,sGyGY+DjG^HlS,l6hPW0Z+2-MTdnQqYnf4Q68vWL#plGt;CM~gd#DqF6:l!%;4ydfz^mQDTF%^jP7kHMP
      -96w!NR07DVv1c#LwLQ6KPy@k9nqy~,HG*N,vJCrzknr4f|kSL:^jk,GtjsFt6,|@~1t#tj-jTwS:!+n-HtR23^nM~
      s&JLkmvZ,~~FS+F+;q_$h5s|18M7dl;C
     model_y_pt :q.6&vz6zvRgJM-f:CkV9*%%j9MQW^0Vy#78nlYG39c1Vv!6Sm!Ydrcl.,.G
     target y1.6m2.S4H.,.G
     progress mL.6sK&73;!Vf_WqZWj^C*Y,mGc,P~*r5^7Kk%pcpv*fYy3y7;l5#R_-tc3|GK8W|m;qY33TK,+HC7qpNvw+~y9KF4
      YjfcnRV63mt~0__Y2f:6r@j9--G*m_C1!VhdN&0DL+RSlNy9sc!V;tWyd-r+NplsGQ8f:v&Q91Wwk@_K&nG7hYzV5$
      VZ5rdqPh+p8q-Z+gcQ$p#V~HH1s1P2gM
     stack_dim_alpha ;C.,.y
     map_dim_alpha ;C.gzJ-_G!N3:!m2,g-61L--sRd!vJpDdF#,m*jmcHvnw2H&mZ4dp5yC&&8qQlfW&^dclMHJpPGf_;dGfDHN@z5PY,
      53nksQ@&hm,_sjkp3FTLV9^m~FgW@FLsYZnM$C+L$Q2Yw~|YwmTZR^g;nhL|&0CLM7ts3c
     map_button_alpha gM.6wNmk+*mK989Kv$N;lW4ZsNpn^+6mdYz0jMPz7dNKYJ7!8djf06Q,#n^HM5k3G@4GRfSkN+k1%CJLKy^1Lzc$0t
      D1*dz@fyw4fzfp+!8R2FW,Wg6rNG2Sr5&ZV-PH;C.q
     content_alpha gM.,.y
     scroll_offset_pt ;C.,.y
     scroll_velocity_pt_s ;C.,.y
     overdrag_pt ;C.,.y
     stack_depth ^8.,.y
     transition_progress m2.,.y
     transition_y_pt m2.,.y
     events ;C.4$n;CLV;C.RVd;C.,.D%v
    model-after-pop 174 cb254730e1a7ed12
     phase ;C.4rY.G;C.Gm6.L;C.L^8.Nwz.,.F;C
     card j:.4Qh.Zj:.,.,.8
     touch_y_pt m2.,.6MCYD9~+nw2N,T-r73N4khF#$J3$1wz:5n_:Fl9.3m2.,.G
     card_y_pt :q.5fRnL-4rd*:8vR~K&H8!H1jq3DfKRcl.H,Y0v8t2gfZlD-:z2:g^4;DYPgNSj00rg6z,_:q.L~@T#1v@#23TdVH
      #L%R@w_jqQkZ1Mwj_hQV.4FTpC%f1M*h&~5gw,$Cp1RRkPZF:r_&slCpmHzTF3TjghG%D2%KF08N#Dy%gRRh@tLZfF
      jkd+Md@QFlPn8svp|hD1KNzQ$g~K6r*&nWnDy,&L:S1Tt&T6$GK|_4!tMD3^P0yHG0v7hC-DzLwZpv:j-jL:+!:q
     card_velocity_pt_s ;C.5p#zhW2LPn|4#|%D@@yfc;7d5VqW+;C.HHCDzc1w&$gDmZ$V^lWqd&zC1G:8h|JD;8DW!;C.L%z^KZm71z%hrL$
      ;nv~jM3SY%pkZl|vL7J~.1;C.1RP9j$Q9Jvg2^Nrn3-v#+z^2HQY8$v,&H6n61GKQTtVtDt@y!^+,61qMCfr^%wr~J
      *8@R#Sg*R46J6HKtqF&jTvj*l;rcFtKZ,tMr:&FjF2yH~p^rW*pws;TVJ:lK1yg_ssFYqJmTdqf;TJ:vDf251v^Qsq
      ;C
     model_y_pt :q.4cl.Z:q.l~@T#1v@#23TdVH#L%R@w_jqQkZ1Mwj_hQV.3:q.,.G
     target y1.44H.Zy1.lm2.Ny1.,.G
     progress mL.5GcjKly!Lt39_2Wd-tkM2G|3_&1cLgM.Hkg:k&Tg9+@Jw+WPpY@DY5&V|WJ5G_H3HmYWtmL.LWh6D:4kmT4;wtt
      mR-N&NFlqWLGsh*1_J7V.4;jhtw1-j0K%TV_*JJ&M0;dyM1ym#2jWRcp3%l16;Q0$Nh+pP5Dk0Sm:JW-Yyc8N*N0n#
      +8G--Sz:K|KjjQ;fjFpS1kYFzVRN|0g^y%Fysy380mTWDQjG@rWywY;;vT-*rR2tDwrY:@~D14RstRm2cp!*m0mL
     stack_dim_alpha ;C.5#SP@!KLV8~~:Sh%zWdq;|Km_YtLj~d.Hw8hfnP6qgwvQyT76vc:8;|K58dVr:G6;F7KY;C.,.!
     map_dim_alpha ;C.5qH:s;V@hvD$Gr_-TZ4YK&,!MFJ#L3c.HS_mLRzZtF^ZD|6qYR5g*PLNn2_:ypL;%w7P$;C.,.!
     map_button_alpha gM.5Mh_cT~qTw2;C.6yS;C.Hn,5fcf%hzPNrKKZtFJQ5*D_,w2pn+js^%1RkgM.Lq635-hr!ss&~S~@VgK^|pD;2J%
      ;C.75-n6yQY&4KlJQ~VkVJgF!Wc-P~4GyYn1JyJf&f3-|g|QC;@c35&,6w;f2rwQ,3@d*F1p36v6gM.q
     content_alpha gM.,.,.v
     scroll_offset_pt ;C.,.,.v
     scroll_velocity_pt_s ;C.,.,.v
     overdrag_pt ;C.,.,.v
     stack_depth ^8.4wz.Z^8.,.,.8
     transition_progress m2.4;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vm2.GgM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-m2.,.!
     transition_y_pt m2.4_l3k&N^LRW20_J&#ZKVhP2@%8P#:7Mm2.GclWkC0gD4;zLwD1TWw@dfplG|r-HZ|2m~0w,h7m2.,.!
     events ;C.47d;C.F!Q;C.F4J;C.KD@;C.H$n;CLV;C.Mr~;C.,.DpS
    no-map-card 181 2697fa7b1b16ed65
     phase ;C.4rY.Z;C.G^8.Gwz.,.2;C.8m6.j;C
     card j:.4w*.,.,.8j:.k
     touch_y_pt m2.y&1Y%:Yq69S7FWs:p:g,W#5^_R*lP+fg%0+5;m2.,.-
     card_y_pt 8N.5P-lZQJ,,L+d7^Sj8;@~DDqKhww*_4@GLR97sL6H98n,27+Sshr5q~6w:F#cl.GK1nK6FN4Z99Y_KC01dlKs:72
      c6d~pWCHYw:c3w0~m^_K|G%^vQky3nkDZ|gHMw:DG:d*;j68|!L&v7&-lRk|mfY5c^%yZQnt1DHhWk;K7cYL7l&jDl
      lR!m*9&Q3p-q~5C&&mM!gv2:FdKWm,PyywkVDr3d^mkYY%7-HFz9cl.9yT3@lL6h|F3~Pf!8DFzFj7Ml0lhZj,wh3Q
      4lkT:&@;!D82Z%-Jr7*3LQZ~sGpq-$:w,#Vn8N
     card_velocity_pt_s ;C.5D&49@zhl,|Cw96Nt&ZL$tC,K|djc*%2gQJvP6~*~CH!GK%M1GlR&Q8K$n0;C.GF0R-CR#dtffkK2LYF+%9hg-P
      FTQrVq_WPH8@:Rh&wzg%cf%#JcRg*gV45R;18V9qQ,21y@nmshMr8C8GP-507JvryG9pY&ynj;DrgfFkdQ@RZR2CG+
      Yv6qWVhQcPp#0pt918L_GJCj6r0MF609%zw1Gg#vc@^VYmqZFJFD;C.9v6PsK:mZr&0+4sM0DyHnnHh!VKFQsCfG5L
      _c0|KFk+WR9G%2vt;&QmV35wQ4VNpH7jWlg~;C
     model_y_pt 8N.4cl.tK1nK6FN4Z99Y_KC01dlKs:72c6d~pWcl.,.F8N.k
     target mw.44H.tm2.G4H.,.Fmw.k
     progress ;C.5%Vj;HPZ,Z;&5Zky66D*2Q$G0_@L+yHm4l-dg30#c35!y@R&^TKC5Hy~jf#gM.GG^fP~*VrrPF%q&Zs_;q0mGv,
      s3*svPn~8GW4*Fm_lJz3Ft27$hJ5jLZZQ16+~7d#9ZrQTtf4vkv17&:6SF~m;S%m;^C,zT^-Myk|7FH,kC%$3gLQvM
      m+GGJ$myLR8#L~F!F^dcn;$H-@rv,YJ!|wTCDM9j!l97Gp|d|p2pgM.9378k&!^^qc78Nq8!+l#*GW9kG#rQ,pR|dg
      #d&#Dz@#HTtq+Q;ky!G,3DSr-Zn^0@dyqJKk;C
     stack_dim_alpha ;C.5qH:s;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.,.tS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1Rl
      2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C
     map_dim_alpha ;C.,.,.H3cw1DgRK;C.f
     map_button_alpha gM.4;C.,.,.DR4gM.f
     content_alpha ;C.5P20jgM.:h!msTLS:KJ85:#ns@L*qgM.,.C:+*CT8sYzw+W~-N*P%y|PqJ*#sYh^M,d6sf#Hg|^5r784FkJ9~m%
      0s@*_c5^9htq;C
     scroll_offset_pt ;C.,.,.:
     scroll_velocity_pt_s ;C.,.,.:
     overdrag_pt ;C.,.,.:
     stack_depth ^8.4wz.,.,.8^8.k
     transition_progress m2.4;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.,.sgM&&8k&!^^qc3fH;L0@v
      3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2
     transition_y_pt m2.4_ly5&N^LJv20jgp%_39v-nCMR5#:7M%QdQQ~Tp#wZQc3D@q9^+sq6%$41wf6m2.,.scljshWkN29#FJ0CsndZf
      %y6vVgj^D%d~zkr4@:c8#vGTW3G@rw9YmmG^FQ$kY%0$#Fr11G:Fm2
     events ;C.40C;C.Yh:;C.9$n;C.0LV;C.Fr@;C.,Pd;CP8;C.72m;C.h8~
    no-map-card-tgcard 164 a73d37c81625f7e2
     phase ;C.4rY.G;C.,.%m6.L;C
     card j:.4w*.,.,.8j:.M
     touch_y_pt m2.y&1Y%:Yq69S7FWs:p:g,W#5^_R*lP+fg%0+5;m2.,.g
     card_y_pt 8N.5P-lZQJ,,L+d7^Sj8;@~DDqKhww*_cl.,.&yT3@lL6h|F3~Pf!8DFzFj7Ml0lhZj,wh3Q4l8N
     card_velocity_pt_s ;C.5D&49@zhl,|Cw96Nt&ZL$tC,K|djc;C.,.&v6PsK:mZr&0+4sM0DyHnnHh!VKFQsCfG5L_c;C
     model_y_pt _l.4cl.,.,.8_l.M
     target mw.44H.,.,.8mw.M
     progress MJ.5GSnSw8LNL*+Mhp$+^dJ-C5sy0h1dgM.,.&GqPTy:MLPQCg|-Q&M^K+lTt14^hrwHN-ScT@MJ
     stack_dim_alpha ;C.5#SP@!KLV8~~:Sh%zWdq;|Km_YtLj~d.,.&w8hfnP6qgwvQyT76vc:8;|K58dVr:G6;F7KY;C
     map_dim_alpha ;C.,.,.j
     map_button_alpha gM.5Mh_cT~qTw2;C.6yS;C.,.&n,5fcf%hzPNrKKZtFJQ5*D_,w2pn+js^%1RkgM
     content_alpha ;C.593j;HPZ,ZFgM.62vgM.,.&&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-;C
     scroll_offset_pt ;C.,.,.j
     scroll_velocity_pt_s ;C.,.,.j
     overdrag_pt ;C.,.,.j
     stack_depth ^8.4wz.,.,.8^8.M
     transition_progress m2.4;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vm2.,.%gM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-m2
     transition_y_pt m2.4_ly5&N^LJv20jgp%_39v-nCMR5#:7Mm2.,.%cl0H5,PzD!Ll8!v4mVpn%F$R#w|W0~h4*CYHy:m2
     events ;C.4Lp;C.Fr8;C.T$n;C.0Pd;C.,.WR9;C.K~V
    own-detents 221 98dcb1f63ab12820
     phase ;C.7^8.2wz.:;C.M^8.3wz.-;C.Q^8.2wz.-;C
     card j:.,.,.,.Y
     touch_y_pt m2.4th_1jP1hqrH~cLm2.,.5_5%!DYP8FvzcGvm2.,.5MC9Z&Q41ZGHhm&m2.*
     card_y_pt VN.7VM2hzHVR$VhP0||jwhYN61h!~hGqRjV#Y0jWm5c:$k#Yc^#Cfl0:d6hg-H@;psZvqp4l-t1nw^21w60W04sskS
      4h$ZzmG6TR%jn7G6_m,k#k%2!y;jDh.MFd~Q!h*TK6cgH0rT%TWS@T_&Ws&fp75C6q@++K&cM4s|4*hT^^3MlFHNrz
      nH!2JmV8^:p&7j21t^@8|KNm-Hf-4LZ8CQlR,0#F+~7py&j#ZC2,&QMj.QD8PykhZ#;Ww*@N|^v&F_n~Yrqv:71Skw
      DgRdFH$TN4W&#D*ll,#!rL@Hc6Y@rcP^v8h66$,m1Wyw3ZLhWg3l6-Yfn*&D1vq+6:&,9NpWjQ0zqCDh
     card_velocity_pt_s ;C.7Tt6L!wCDkZg2C:8v@4+^!FR_j0pH!6jR:lpLT#sG3rCGrDrV3GMSz0TpsPT%$J4td1,r*M3vMj-fhgWl1lG:Tv
      7S%VnC;PtdY,Q7TgS*Zc4;S2~fP7;C.M_DRf7$5hF;$LgYlmR;jkPKrH1Sr#N^&n&-SrL$-V-$#cH~l|KK#Tk&yzg;
      vYlz_0j%Y;md|5~$S6wcsv%Dy@$Q9V:V!GmJS6qpt_sF,P~D~w+lK^;C.QQGDlK9Q:0@p4N|pCyJ@lrRLc7gMT,#1|
      9KvmKD::d**3KPG!1V^Smccs@q;F@^#|gR#n~:y8sqKKgr^ZZ3l91pdYlMVyL0$^HD*f6T4CGl%Z*9;C
     model_y_pt VN.7VM2hzHVRDh.,.7Fd~Q!h*TK6Mj.,.8D8PykhZ#Dh.*
     target q8.7m2.2@r.,.7m2.3V_.,.8m2.2@r.*
     progress ;C.7,w,n1GPp#V_H5$Krp;D*!-T2%|sYHVZYHQhL5!jSdzcgFh5;9pKTyQhPDr-8Nj06NS@m5VDQTCs1q6P~1P$;Rf
      @ZGjGJLD*wJPKk%4Q#h&pzS8,HL#0@.Mr5|LM!6L47zG:f,1_4ZG8~^;G^&Q@*M3G7hlGfdG^f_Zw_^$wrfF3f#k2N
      5QPNm5Gc_R%+NWJFM@frNWMlQ&z7yW2l^3GzT^#cMM^Vrw8$fM9m2JjT.Q;Z^TZKrt6N:hC4|6Sjlk5%DWy%*GdsY3
      FGdPVv+VS,#v0tH!^5WDGGR4q&3LST,7@zh$NTz,c&DZS3Scw*8c_zQLc%n!rSjgmL96g6@phP%24:0@
     stack_dim_alpha ;C.,.,.,.Y
     map_dim_alpha ;C.,.hY7Z|Nf;#Ww1%4|t9m_93Nv~GV%mV@0DS5+Ts,sl;;C.M2Tcf8Y;C.,.G
     map_button_alpha gM.,.hNHVj~g5g;R_MRjpZ7JcDtL6T1!T_&-P*Zq14MKQ*gM.MKSMNWtgM.,.G
     content_alpha ;C.7&|1cHtWy3RhL-ntV@Tj2Vmr4_$t:Cw6,gM.MCF2!6p!,c!ZlgpTmLVfjv5Fll!7js;V1+$3lk0zkgM.,.yZWsH
      3~k3KR#&wKhT0sW~;+_QNd,~j3pY#tTdY99:gM.Mtt,_mzgM
     scroll_offset_pt ;C.,.,.,.Y
     scroll_velocity_pt_s ;C.,.,.,.Y
     overdrag_pt ;C.,.,.,.Y
     stack_depth ^8.,.,.,.Y
     transition_progress m2.,.,.,.Y
     transition_y_pt m2.,.,.,.Y
     events ;C.4$n;C.0LV;C.1_T;C.*l:;C.J$n;CLV;C.2z_;C.+4W;C.L$n;C.0LV;C.1k7;C.+l:
    paging 512 f40c5bb8c7d540d9
     phase ;C.7rk.,.R;C.Vrk.,.:;C.crk.,.#;C.Zrk.,.R;C
     card T*.,.,.,.,.,.,.,.|
     touch_y_pt m2.4Sn|hyz;c*&H@,s^fm2.,.qp&;kcR+y7^$p|sT^J08!t_C-SfRk!8F8@Wl7CQrNC9WZ0P-qM5|M|dq-T#J0p&.C
      m2.,.sp&,cC$&y6Gnj6$d_$VVRfKNZ29rLM;SDC!spPPj-S*NYDhK|ND,W_7|k9^St00.Cm2.,.sqCm-*#ScyC-fyf
      W:N^J3,lkfm2.,.H
     card_y_pt :q.,.,.,.,.,.,.,.|
     card_velocity_pt_s ;C.,.,.,.,.,.,.,.|
     model_y_pt :q.,.,.,.,.,.,.,.|
     target y1.,.,.,.,.,.,.,.|
     progress dC.,.,.,.,.,.,.,.|
     stack_dim_alpha ;C.,.,.,.,.,.,.,.|
     map_dim_alpha ;C.,.,.,.,.,.,.,.|
     map_button_alpha gM.,.,.,.,.,.,.,.|
     content_alpha gM.,.,.,.,.,.,.,.|
     scroll_offset_pt ;C.,.,.,.,.,.,.,.|
     scroll_velocity_pt_s ;C.,.,.,.,.,.,.,.|
     overdrag_pt ;C.,.,.,.,.,.,.,.|
     stack_depth ^8.,.,.,.,.,.,.,.|
     transition_progress m2.,.,.,.,.,.,.,.|
     transition_y_pt m2.,.,.,.,.,.,.,.|
     events ;C.4$n;C.0LV;C.2S1;C.tZq;C.%mN;C.1LV;C.kZ6;C.pZq;C.,mN;CLV;C.mLh;C.rsl;C._mN;C.0LV;C.61S;C
      .psl;C.k
    paging-by-program 163 fb3f0dd8b23e08c8
     phase ;C.5L~.Y;C.Rrk.V;C.#rk.K;C
     card T*.,.,.h
     touch_y_pt m2.4W,nK*-*_w%K69ZMh~tQR8ZWGm1;|vDkQt0G;Cq.Cm2.,._
     card_y_pt cl.,.,.h
     card_velocity_pt_s ;C.,.,.h
     model_y_pt cl.,.,.h
     target 4H.,.,.h
     progress gM.,.,.h
     stack_dim_alpha ;C.,.,.h
     map_dim_alpha 3c.,.,.h
     map_button_alpha ;C.,.,.h
     content_alpha gM.,.,.h
     scroll_offset_pt ;C.5YcZnHn&+W7k;%6c6!3t$!Vc,&V@6qck@Y@Y!._;C.fY!.q;C
     scroll_velocity_pt_s ;C.56D2^FHsC3gK8D^V3*kj6r*+vz;1PHS6@jZW:.1;C.,.,.6
     overdrag_pt ;C.,.,.h
     stack_depth ^8.,.,.h
     transition_progress m2.,.,.h
     transition_y_pt m2.,.,.h
     events ;C.4mNLV;C.WN&;C.Q;z;C.6g#;C.Jsl;C.M;~;C.9p&;C.9;~;C.9g#;C.Jsl
    paging-callbacks 290 0f6ee60d42c276ed
     phase ;C.4rY.G;C.Grk.K;C.Crk.K;C.Prk.,.k;C._m6.L;C
     card j:.4T*.,.,.,.,.6j:.M
     touch_y_pt m2.,.lSnh^0TVwSTz%C7fy5Ng*w0.0Js2!sGR-G7%VSn.Cm2.,.,.Z
     card_y_pt :q.,.,.,.,.g
     card_velocity_pt_s ;C.,.,.,.,.g
     model_y_pt :q.,.,.,.,.g
     target y1.,.,.,.,.g
     progress mL.,.,.,.,.g
     stack_dim_alpha ;C.5#SP@!KLV8~~:Sh%zWdq;|Km_YtLj~d.,.,.,.$w8hfnP6qgwvQyT76vc:8;|K58dVr:G6;F7KY;C
     map_dim_alpha ;C.,.,.,.,.g
     map_button_alpha gM.,.,.,.,.g
     content_alpha gM.,.,.,.,.g
     scroll_offset_pt ;C.,.,.,.,.g
     scroll_velocity_pt_s ;C.,.,.,.,.g
     overdrag_pt ;C.,.,.,.,.g
     stack_depth ^8.4wz.,.,.,.,.6^8.M
     transition_progress m2.4;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vm2.,.,.,.#gM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-m2
     transition_y_pt m2.4_l@,%8JpKvp~SpLv1y-w9VnF1z:0RZm2.,.,.,.#:qVdsJjHY:D$!3S|1%41q*5gf+n:yZ|wYv,3Q|m2
     events ;C.4cP;C.FHp;C.F;z;C.J;|;C.9g#;C.J:6;C.J$n;C.1LV;C.SLh;C.j,w;C.,.j~Q;C.KVQ
    paging-grab 262 358f473d23fd669c
     phase ;C.6rk.,.s;C.,.0^8.Pwz.#;C
     card T*.,.,.,.,.4
     touch_y_pt m2.4Sn7PYc7SC_74m2.GSn7PYc7SC_74m2.,.,.LSnmvh+GTVkc3TTGVYmYCgs*WCYZL+R:#gmg3Fmj2npd5,G19m2
      .$
     card_y_pt :q.,.,.;,lkW-VlL#l$5Tm~GZM:1~lTW28pj8fvCdFwZM@:S%d^6&sl@*s5MtWwqd4qFGd~$:P*DGVfkQ7L+:pJ|Y:
      8+1lcF2RHf:__!v:+KLW@&Km8ddc3PlHllT~nLW%J^8YqyJ6:DQmDH:tlKQ+qq&%8:5267HWY%@c:q
     card_velocity_pt_s ;C.,.,.;&r+33V-sRwVS+lW_2849r6CcG:&Q7kJv^nW3&F&%0KgM@8Hs:4^6JPgysntZkJy!2DhYz_9@5qWWKRH|4R
      k%;4V$zjs17!,D^F7qLz$QWQZM%~0Rn8t4TvzjvJ4H@*&F82mN~40Y&&5v@g:D47DCj~fQ*+_F1_;C
     model_y_pt :q.,.,.;,lkW-VlL#l$5Tm~GZM:1~lTW28pj8fvCdFwZM@:S%d^6:q.$
     target y1.,.,.;m2.Py1.$
     progress dC.,.,.;5Tsh~8ZWJL5WkCw!NmLmj;RV9Gs$fwsdKr*JWlzlr~nQ3S%kY1VK5;6z7-JP3gzGhc,5Kf0l%h44WJ$^:l
      ~*&^dtP+PlNV1M@vzPc10QHzTj#2!Rn0h^:&9_1@zf129&sd#c|GL8w2|@F&trl3_~,l~rTSs0~WdC
     stack_dim_alpha ;C.,.,.,.,.4
     map_dim_alpha ;C.,.,.;m%qz6D@wGG-$*5|d-7Q4&1%|-_gtg-PKpV6j#8FR#DPS12,_-jcD&$8Cs5F!r#6|-,wFtRLz$9jR7N;C.M
      LmsPlh1v|8jlkMJ@-&tSCfjGC86ZGQ;R9plw-5rv;C
     map_button_alpha gM.,.,.;*WQ75p@hldv,Jzzsn^r#zc3,R|FjN@JL2!|^%w^_0,TL!V~cS@FHz:T999T|3kwhTg|jCtP0nk:@p8gM.M
      -r7lz7!ZHynj^yDG#jF0KGsqjS$vh1p#6%N:sNCggM
     content_alpha gM.,.,.,.Y__h&mv6C$H:~;@gMlw*Gdw5CYGk!;9!hkccs4mt6gM.N
     scroll_offset_pt ;C.,.,.,.,.4
     scroll_velocity_pt_s ;C.,.,.,.,.4
     overdrag_pt ;C.,.,.,.,.4
     stack_depth ^8.,.,.,.,.4
     transition_progress m2.,.,.,.,.4
     transition_y_pt m2.,.,.,.,.4
     events ;C.4$n;CLV;C.1g*;C.FD@;C.3W:;C.t;;;C.,.j$n;CLV;C.NdG;C.@8R
    pop-beside-map 74 ab10dc333095ca7a
     phase ;C.4rY.G;C.fm6.L;C
     card j:.4_l.yj:.M
     touch_y_pt m2.,.8
     card_y_pt 4V.5^FMCML3*;FpFdLVpRNf3Pm0gjzR!zL.:
     card_velocity_pt_s ;C.5@f8|-Ndw76LPnWNdC~d17TV|ts&$;C.:
     model_y_pt 4V.4zL.,.2
     target y1.44H.,.2
     progress pK.5&SMJhkfrNg^Clw*~DNhMn&:Q-9y+gM.:
     stack_dim_alpha ;C.5#SP@!KLV8~~:Sh%zWdq;|Km_YtLj~d.gw8hfnP6qgwvQyT76vc:8;|K58dVr:G6;F7KY;C
     map_dim_alpha ;C.,.8
     map_button_alpha gM.,.8
     content_alpha gM.,.8
     scroll_offset_pt ;C.,.8
     scroll_velocity_pt_s ;C.,.8
     overdrag_pt ;C.,.8
     stack_depth ^8.4wz.y^8.M
     transition_progress m2.4;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vm2.fgM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-m2
     transition_y_pt m2.46DdfM0ZqK:h@y_#CG;6c8GHk@,-MJHm2.fzLwg66g-P3nWh!LzlQ6m69@5zQh:gD5P3:gZPKm2
     events ;C.45G;C.FG3;C.dhT;C.K|d
    pop-during-push 48 c5d357c36ee634bd
     phase ;C.4rY.3m6.j;C
     card j:.4Qh.3j:.k
     touch_y_pt m2.y
     card_y_pt :q.5fRnL-4rd|vgh746FLqC*hN^h_h;5!ynH9-V~c!V;1,-d6sc7%#QZtLS:||,F667rT#|j,hT1$mdL:q.1
     card_velocity_pt_s ;C.5p#zhW2LPfSKk7j9wCq@lZC-r%YjWlC3V0#FMjfZYLSGwGWkPlJ3%j;YY0W26T%jqFj##T4q4LTt#;C.1
     model_y_pt :q.4cl.3:q.k
     target y1.44H.3y1.k
     progress dC.5;Q%1&*;d%49QzFW7Sk%#jTT6PYtS&*&z9cvWF&4N+J#|k~~:h1v@$MRh:9;V-lFCWKGyq,QkW~M+dC.1
     stack_dim_alpha ;C.5qH:s;V@h@;NtrF2S1h|7r*#H,!%;F~5L;yv2k*q0M1;H6v3_TY@0lm+c^M|8;--k0hDH%Kvj14MN!StF;C
     map_dim_alpha ;C.5GVSs;VnK@;sQr!2Sw,|7r*#H:_G,yJYhg8:|5SG~j&kRQ;_KW79:mypkSy5hn!SlVg+#|qLV_scv;C.1
     map_button_alpha gM.56@;C.6ywG$9*^rG28Z9vH;K9_!004W9TmCv5r|^ySscZ9w5g#^NmwN3-v1&Z_GcmgM.1
     content_alpha gM.y
     scroll_offset_pt ;C.y
     scroll_velocity_pt_s ;C.y
     overdrag_pt ;C.y
     stack_depth ^8.4wz.3^8.k
     transition_progress m2.4;C93j;HPZ,c9;_YFsl1M48TGf7CNj2GJQgg++nTL77GSwY!L#D4P*zfLz4sW@ZyS_,6&*-R2s6t72SS%99m2
     transition_y_pt m2.4_l3k&N^LRW3Tl3Q:47*$D+M*%%mS&q&7*sHNjv5qzzz5!jzfLQmL01h#s~48r_Fy2STJ&RL4vGKN:r$3&Vm2
     events ;C.4sG;C.2vc;C.f8R;CMY
    pop-several 169 191c356febd76388
     phase ;C.4rY.Z;C.CrY.Z;C.CrY.Z;C.Cm6.j;C
     card j:.4Qh.q_l.q99.qQh.k
     touch_y_pt m2.,.,.p
     card_y_pt :q.5fRnL-4rd*:8vR~K&H8!H1jq3DfKR3q9T^;wPL%knK~g8nvNyT3HS,vpv6:cl.DWYS,W;1zMMvtQkZQVy*ZtD3J
      $-ksDDy8W0rv5m.0Ps0$h6LS+1N3Z^#^nv8N.D966Cnr9HYjK&WGcG8RkD1sV&DVq54Mm&,3@&p29r6jtS3DG5,2Cc
      jcZv+H:q.Df;F_clGd*-lQgvQGG;g|d8&ZVsm7pr2m6$~5s^T:VY__snj0kK|0&Rz*wNCfzNF!@Wcl.1
     card_velocity_pt_s ;C.5p#zhW2LPn|4#|%D@@yfc;7d5VqW+0LyY4WK:HZwZWy,%^RC88LgWp*_#nc;C.DLDd&+5tt!hK,7:V,~Mzzh4!y
      %sTKF#~df~Qn0H8HJ$^YR#Q-3Vc7ffWyf*;C.Dsd*&FLZpv2y31H4mPv++Tpg0$_dL~56NC$Q:SP,dMd|h7w6Wr4Kg
      jSnR0&;C.D9!-%YSgF@z-@2CNHs4MKlm!;D6H:l0!&3%00NP$zG1n3*-Cc5|P5k-L2,,1&FG~+z0;C.1
     model_y_pt :q.4cl.q8N.q:q.qcl.k
     target y1.44H.qmw.qy1.q4H.k
     progress dC.5;Q%1&*;d$C71-4;|wsmtQ|8nd07n|$V;1%DlD:g#3w&50GF4*K@Q;t8@wdgM.DMh_cT~12h%30Yg1Tm&T#tQ9,
      $2NrKdklfhJ~@&KR@&JpS|w57Kc0TH;Qzy;C.Dm*&@pwRW^8C@D9q4h5VH:_6K!3dp0~&VMfDnfCtDVy%@T&#P3znm
      4lpdn_dC.D+G+-ntzy;FzGz;vg#SqyW~YVJ5Qg,C4;v2G09td6D@6!02r2m:tDj&J6ZvJL9-2V#8gM.1
     stack_dim_alpha ;C.5qH:s;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.,.,.3
     map_dim_alpha ;C.5GVSs;VnKvD3c.6#L_Whz3GR+QWwLjc3c.5g53c.D6nWL;C.t!mn$9+,ZD@0-M1fG;C.6qQ@LR;f|,mgM:Z;C.F
      Fz-hy@2w!k5f$k!w|~d#md#q;46pkHt%RF30ZsMqm5H,80j~&9#~f~Rq7!MWRctQH~3c.1
     map_button_alpha gM.56@;C.qhlgM.t1vrG4j~|fKTpCqPQgM.6Y-rk1c&F^TJC$PgM.Fk+ky;C.g
     content_alpha gM.-tW,878;C.6_n!zfWMj!Tf064q3;C.5g1;C.DdQj;pWZ,ZFgM.62vyHmzl-33C_t@35gM.5DHgM.z
     scroll_offset_pt ;C.,.,.p
     scroll_velocity_pt_s ;C.,.,.p
     overdrag_pt ;C.,.,.p
     stack_depth ^8.4wz.qL~.qh+.qwz.k
     transition_progress m2.4;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.C;C93j;HPZ,ZF&5#Hy66D*2
      Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.C;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R
      &^TKC57gD!f#m2.CgM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2
     transition_y_pt m2.4_l3k&N^LRW20_J&#ZKVhP2@%8P#:7M%r$~vpTp#wZQ#7D@,0SN@P5Wl4w~cMm2.C_lwvp8&G+3H3YTf5vSzhtg
      SKYLD2-ZT^rYk5Pn#hYwlDZWddDq@p%pVp7J8dm2.C_l@,%8JpKvp~cNLv1yV!Q|nF6j:0RZ&QJqGT8,0LvW:Dqdkr
      l+cNyW7m1893m2.C:q5L62SG|LRkQ:,GGG9H%4@JrRs0HrQR0c4k~7f,#c~^&;Gr,,@Lz3wmNr8s4hHw4,k9l5Kzm2
     events ;C.4sG;C.YW^;C.93v;C.Yg5;C.9Qz;C.Y6F;C.9lt;C.fP8;Cmf
    pop-to-root 163 3ac2ea4759cd147d
     phase ;C.5L~.N;C.FrY.Z;C.CrY.Z;C.Cm6.j;C
     card j:.qQh.q_l.qj:.k
     touch_y_pt m2.4NS+ng&R_L6Fln,69mglqJ~m9V*_1mwK-,3F@Mj.2m2.,.,.5
     card_y_pt cl.rS:8GYjpY%6nnPyh1Fn1NKd6@:P+,sqYgv71K^g4PN-@|:YPT3|,K6*mM8P:q.Drn*FkpYV9^3r$!22SN9JT7-,
      tmyWz*MdMKQ$PTR0q3Y#-nSTZc+T2zF%p@8N.D2V^kML#8sr~gqC~!_kG8c^Gk1!Qn*+tsD7LM1w2J:D~Nj4Npmg,t
      #5sM32PKdW@4Q|G0-jcl
     card_velocity_pt_s ;C.rhkm-ZQzcv+CCkCGm+jhz&+P8NnZ|6llnHJs|4DstKf-4m5KRH2nS_k#4cz;C.DKL;q5lYQsRr,^$GYyf&%2rsQ
      @yJk&@847GYhrn%FFF$PVZ8q:%Yc,mg5,8;C.DRTM%L1z9pJ75C_PMQ_5QZZf4fn3pg%LYHp#JC|z%cyP43&,-R%-J
      Jskyf+J93gc~c+K#nG;C
     model_y_pt cl.q:q.q8N.qcl.k
     target 4H.qy1.qmw.q4H.k
     progress gM.rTP-5@_z9m5&kvm5|N@Hs3np$ClN7qpv-,9G8S:*Hj30+Yfg-sGyC$&c-9vdC.D%;rvPf3VP12,85;qcDj:p7hp
      RSZw1y&;+%Z*!wyrZ*#f04qCnLTnCrW97n;C.D6wV:-3%hCJNrKKZtFJQ53|Z*N;pn3ws^CKP#+23G0rkJ$ZYqM7rP
      JVVDv+jdvR8,*8:whjgM
     stack_dim_alpha ;C.rqH:s;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.!S_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1Rl2c
      l-@L$9Mz&;T@Z;1ct|N_V4Mq;C
     map_dim_alpha 3c.rj05y1MQY5F;C.6Tr7LYWq:C+*7q^$%;C.5WG;C.$tc3Ps7c70jGg&wD|!FQMSmW_0pkCH^1TNCN*k:KQl+~Pg4
      vyy1:MJFtCc5W734Lq3c
     map_button_alpha ;C.vsZt:gM.6DWLpVClqV6Vv;F|FgM.5SLgM.$Kg;C.d
     content_alpha gM.y$P~csVz|L&N4*yjrgM.6&&zJ~Dz0l|thYDgM.FMh_cnhJ2_*;C.6zKd-L@PwltPZ,~zK;C.5Gf;C.DZgm2TJgM
      .f
     scroll_offset_pt ;C.5n|QkpJ*YqTF!Q&SdCk:V1JP484g2q#K|4#s~.K;C.,.Ms~.k
     scroll_velocity_pt_s ;C.5Yrj-n7^11pn3wZvPv_0Vh27k1,-yJT@@8Dq-.1;C.,.,.6
     overdrag_pt ;C.,.,.h
     stack_depth ^8.qwz.qL~.q^8.k
     transition_progress m2.q;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.C;C93j;HPZ,ZF&5#Hy66D*2
      Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.CgM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-#QtVGlwNZH
      &zF3n&c*V@2N~5q^r^rm57#tm2
     transition_y_pt m2.q_lT0%8JpMdzMLDLvH~-w9VKmTz:0RZcRW,GT:q0Ln:s2qdf5k3cN5k7m1893m2.C_lwvp8&G+3+:YTf5vSl2tg
      SKYLD2C_T^rYk5HP!ZYwlDdCP,:-@p%pVp%!mCm2.C8NN^+*2n;6tJqRQ+2Q;_$DYhk!tY-4GFfJHP9-&^*:QD3TVv
      swVkN&48#*@2sVlW#+kcSpFzm2
     events ;C.4mNLV;C.MN&;C.DsG;C.YPL;C.93v;C.Yg5;C.9*L;C.h7W
    programmatic-move 91 53a864a2822375b2
     phase ;C.Kwz.,.6;C
     card j:.,.V
     touch_y_pt m2.,.V
     card_y_pt :q.4cl.D4nPn$NF_frMV:hv-LmQ*@:SwTyrVh_w_v094D#;MQ8^p1C-r;C+NVw&815f@v7f6Z5v~_G,jzgN9gFnMnV
      %5%!DsNJCJ%6wGPZRMR8@Wpr-T$|vNZ$|W&yh3D2:&sLWs,sP,^^$K-G|d%Wcl
     card_velocity_pt_s ;C.L~-|-R-n%,KCPwZ@J!~cm$~,L0sS2_-4zn&MWKd~^1ddz&;zcntz^Mq0Hl642^5|lSJGY$z!D&N9Q:Y:SFjr%$y
      NkcJj_Z5_Ln;%4~JVzT40#JV2RkCTw6^PnD#wf,Y7scs!5LG-9:fqM4c;C
     model_y_pt :q.4cl.C8N.4cl.,.1
     target y1.44H.Cmw.44H.,.1
     progress dC.4gM.DFTYNLVGH6l5dJyZ%yv|^y5Zgr8gl36,^_rKT!$KN43-l;f|*tJ!Qg7C|KkvkqZZ4gCj1@8#MrqgV*gZL1T
      7HDV#@Rk#7mN*dm1KJJ!#_gP8kG7y+#q&pt;G@hG;hm0Mt$ywMFJPQd@#MtvgM
     stack_dim_alpha ;C.,.V
     map_dim_alpha ;C.43c.DFn4@L@v+&4;C.3:W6cGS30^w82d|~Fv:161Yvf!N3c.MNn&;Z9!r5_3hk+R-QYL$G,C-q~HS08T!G#6S~w
      ls3c.7
     map_button_alpha gM.4;C.JW5gM.3yzvm;C.&
     content_alpha gM.R9;Gz04-c5ngM.~
     scroll_offset_pt ;C.,.V
     scroll_velocity_pt_s ;C.,.V
     overdrag_pt ;C.,.V
     stack_depth ^8.,.V
     transition_progress m2.,.V
     transition_y_pt m2.,.V
     events ;C.4#^;C.9_h;C.3lJ;C.,P8
    promotion 99 97557cdc1a82c62b
     phase ;C.9^8.8wz.,.D;C
     card j:.,.h
     touch_y_pt m2.4MC.0PytR6Ghn-lP7&j;St+_^9h%*wFm2.,.F
     card_y_pt :q.9!VWtvPklnl4D5NWvTw;;_Vj$!&&*_;TH:P%gp$VFPD_Pq2h4cJ~_-L$48mN*;66%QD%|W^;,YCvFv9_YYtD3JT
      0@,0WtG7+rSS:0lc*#mKqfj+,CL:Vztv&CP0&!!Tg0!#SWvHV@6zpNYRM!w90^_Z;wDYddR|d-K0r#q#rSr^LCJ!cl
     card_velocity_pt_s ;C.9QH72vDF,5,%pzfsf+K6t-p@4M~D0&VMRP*PWfz;k6,%4R|T7qcP!WZl~8F1Sl9nyW;TL07yNmy*!l_!YjsqyDG
      9_2ssNTF5ZqnjD$ZfCk;mdn:-f7n^1PSd|df!Ns91c*2Gdw7Q__4kS6ycWvCQ345FzC_Z4&#R:N&HS^_cCWKk!n^;C
     model_y_pt :q.9!VWtvPklnl4D5NWvTw;;cl.,.F
     target y1.9m2.84H.,.F
     progress dC.9:1ym$C|4^T3#G54CWW&GQ2m:GQnKyrCTCyzjn+GlyRck8T8r7-+l6hGg;Y!QGdQYnC+zq5MPR_8_p4J*Y4YnSC
      Wly:1@1;;JD|H@y_Mr#&c+6&T+c6!J&wj-1z&z2fp~J*t3p!GSf$kjcr*17zjYlw:Ty67RynyK@JG98^Gl4$ndV|gM
     stack_dim_alpha ;C.,.h
     map_dim_alpha ;C.96!KZ2@L;l0w78*$%c;tz3Q$hzRkt3z|S:Z2*pY_6$#wSCT^s~RL;K_0Q&J8P*#3c.Vrl,~F5q_FH3s$-%VG3,6
      F+n7GFJj~rj8d*G|lR1ZPq&qR5D^tSd-K*3c.1
     map_button_alpha gM.9^nV&F2y*^ll6l;,::S;C.,.G
     content_alpha gM.,.h
     scroll_offset_pt ;C.,.h
     scroll_velocity_pt_s ;C.,.h
     overdrag_pt ;C.,.h
     stack_depth ^8.,.h
     transition_progress m2.,.h
     transition_y_pt m2.,.h
     events ;C.4$n;C.2LV;C.7cl;C.,.CP8
    push-during-drag 121 028320efc7dd9c7b
     phase ;C.6^8.HrY.Z;C.Zm6.j;C
     card j:.RQh.&j:.k
     touch_y_pt m2.4MCYZM-j+v1j7!K@!TDk$~*cfM-+6Z*+0wNFvmpRqmgFnH@wZPzFQsmrNfC@z6NqSy2|4ndkTg-JQkkf$LJyFv%
      vjQw$8Y6lsm2.,.1
     card_y_pt :q.667~:wqdlf3;qy^~gDP2RlpJf^cRHRJF%yHr9:L060^18fpw0835@JY^wKr*Hp;19spw-ry1_4l|6Yl61P_GmtV
      ,Djfcl.d,Y0v8t2gfZlD-:z2:g^4;DYPgNSj00rg6z,_t*yTs--LSVRm+qtz-ll07C&G32wfS~:q.1
     card_velocity_pt_s ;C.6L!D^tPk;v4Wckts_7PG~4@-G,74hhhl,WRgKFgzcy;L*y7;MP_sC3L_;Jt3~p;P:&hW!Yz9^H-K|$8gGhq!f*7
      DN4_;C.dHCDzc1w&$gDmZ$V^lWqd&zC1G:8h|JD;8DW!9V|*SFgQ$n0HG:HS_JS#%g6FCf2kmG;C.1
     model_y_pt :q.667~:wqdlf3;qy^~gDP2RlpJf^cRHRJF%cl.&:q.k
     target y1.6m2.H4H.&y1.k
     progress dC.67YQWDjpDg^WTKqV^WP,VKZd$n$%qQ,lN;&__;#,~:N^;PP-Lw:h,RRHZKvf3C3~|c$LW9~,gj6W||4k@;_8Pr2
      :Kw3gM.ddMvD-~ntVNTwY!3&s@n!%3j~r2SQ3zC$VFRt$zv~~1n,c_j0*Y$@L$:n56RLNvcTQDdC.1
     stack_dim_alpha ;C.SqH:s;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.cS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1Rl2c
      l-@L$9Mz&;T@Z;1ct|N_V4Mq;C
     map_dim_alpha ;C.6wK7r@7;df+6L440yS2KtPvg+HzpQNcM3jMG@CyfKKTw43c.6r;W;2Fq@sVCV;v3c.n,CmLRz;gF^~Zr_fQp1,9
      vfWfR,,!L9Lr2P6n8D25JVK1;6C25rPvmYDpM5c3&Q-gc-;C.1
     map_button_alpha gM.6gJ-L7:12K|L7kM;8QF-s_SQC2^ym;C.,.1F00YCVFy4mCfCMcNhgylPP5RlJ,HSM7Y#3FRw9Zl,sf0@V7w_g@g
      G1jt25gM.1
     content_alpha gM.,.#
     scroll_offset_pt ;C.,.#
     scroll_velocity_pt_s ;C.,.#
     overdrag_pt ;C.,.#
     stack_depth ^8.Rwz.&^8.k
     transition_progress m2.R;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.ZgM&&8k&!^^qc3fH;L0@v3P
      %%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2
     transition_y_pt m2.R_lw02F^LJvkz3Kc:w!Y&P2$qvGZ2@y:1C*kLn7J62j8dn9,0,@~:%h^-%#!tm2.ZcljshWkN29#FJ0CsndZf%y
      6vVgj^D%d~zkr4@:c8#vGTW3G@rw9YmmG^FQ$kY%0$#Fr11G:Fm2
     events ;C.4$n;CLV;C.GR:;C.WP83G;C.Yt3;C.f8R;CMY
    push-during-pop 91 9f94ec220f4ef7ec
     phase ;C.4rY.Z;C.Km6.4rY.Z;C
     card j:.4Qh.yj:.4Qh.c
     touch_y_pt m2.,.V
     card_y_pt :q.5fRnL-4rd*:8vR~K&H8!H1jq3DfKR3q9T^;wPL%knK~g8nvNyT3HS,vpv6:cl.L,Y0v8t2gfZlDDv0WkwgP%+49
      H1y_vy1%+N#+|pN4km%zH3GN@6rM@:2SD*GSzP:08nr|N8cl
     card_velocity_pt_s ;C.5p#zhW2LPn|4#|%D@@yfc;7d5VqW+0LyY4WK:HZwZWy,%^RC88LgWp*_#nc;C.LHCDzc1w&$gDmfV4:_9zSr3R+
      RCWNRrqYc$#rHJwM|T2z0tZktvtKLlz6vRccTdkvTC$7WY;C
     model_y_pt :q.4cl.y:q.4cl.c
     target y1.44H.yy1.44H.c
     progress dC.5;Q%1&*;d$C71-4;|wsmtQ|8nd07n|$V;1%DlD:g#3w&50GF4*K@Q;t8@wdgM.LdMvD-~ntVNTwn00YLPf%h8l;
      @V6268z48ct^gV#;T0tnq1WypWRjRT|vVqVdq,V&h4qHgVgM
     stack_dim_alpha ;C.5qH:s;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.LS_mLRzZt491+!02;vGS^p4,D3c.5VVv3z!5$kNlq;gmM3c
      .5g53c
     map_dim_alpha ;C.5GVSs;VnKvD3c.6#L_Whz3GR+QWwLjc3c.5g53c.L,CmLRz;gF^~Z,k2;vG;|8pqC3c.5^;T&z!5$@*Dn;gmM3c
      .5r~3c
     map_button_alpha gM.56@;C.-F00Y78;C.Y
     content_alpha gM.,.V
     scroll_offset_pt ;C.,.V
     scroll_velocity_pt_s ;C.,.V
     overdrag_pt ;C.,.V
     stack_depth ^8.4wz.y^8.4wz.c
     transition_progress m2.4;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.KgM&&8k&!^^qc^jzSl7$s|H
      *lRdLs:Q4Fm2~#ccjnp12$+w^KC:Fl*wp0dTN!,$CH_*j,thv!m2
     transition_y_pt m2.4_l3k&N^LRW20_J&#ZKVhP2@%8P#:7M%r$~vpTp#wZQ#7D@,0SN@P5Wl4w~cMm2.KcljshWkN29#FJ0P9+n35:Y
      y%S#R@Tn@60k_~0f^JtSWPM$@_-~^~Tcv46tl|9w:**h,ntS@|m2
     events ;C.4sG;C.YW^;C.Jt3;C.3nS;C.YW^
    push-pop 97 24be83e83c80ff87
     phase ;C.4rY.Z;C.Rm6.j;C
     card j:.4Qh.;j:.k
     touch_y_pt m2.,.f
     card_y_pt :q.5fRnL-4rd*:8vR~K&H8!H1jq3DfKR3q9T^;wPL%knK~g8nvNyT3HS,vpv6:cl.S,Y0v8t2gfZlD-:z2:g^4;DYP
      gNSj00rg6z,_t*yTs--LSVRm+qtz-ll07C&G32wfS~:q.1
     card_velocity_pt_s ;C.5p#zhW2LPn|4#|%D@@yfc;7d5VqW+0LyY4WK:HZwZWy,%^RC88LgWp*_#nc;C.SHCDzc1w&$gDmZ$V^lWqd&zC1
      G:8h|JD;8DW!9V|*SFgQ$n0HG:HS_JS#%g6FCf2kmG;C.1
     model_y_pt :q.4cl.;:q.k
     target y1.44H.;y1.k
     progress dC.5;Q%1&*;d$C71-4;|wsmtQ|8nd07n|$V;1%DlD:g#3w&50GF4*K@Q;t8@wdgM.SdMvD-~ntVNTwY!3&s@n!%3j~
      r2SQ3zC$VFRt$zv~~1n,c_j0*Y$@L$:n56RLNvcTQDdC.1
     stack_dim_alpha ;C.5qH:s;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.SS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1Rl2c
      l-@L$9Mz&;T@Z;1ct|N_V4Mq;C
     map_dim_alpha ;C.5GVSs;VnKvD3c.6#L_Whz3GR+QWwLjc3c.5g53c.S,CmLRz;gF^~Zr_fQp1,9vfWfR,,!L9Lr2P6n8D25JVK1;6
      C25rPvmYDpM5c3&Q-gc-;C.1
     map_button_alpha gM.56@;C.#F00YCVFy4mCfCMcNhgylPP5RlJ,HSM7Y#3FRw9Zl,sf0@V7w_g@gG1jt25gM.1
     content_alpha gM.,.f
     scroll_offset_pt ;C.,.f
     scroll_velocity_pt_s ;C.,.f
     overdrag_pt ;C.,.f
     stack_depth ^8.4wz.;^8.k
     transition_progress m2.4;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.RgM&&8k&!^^qc3fH;L0@v3P
      %%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2
     transition_y_pt m2.4_l3k&N^LRW20_J&#ZKVhP2@%8P#:7M%r$~vpTp#wZQ#7D@,0SN@P5Wl4w~cMm2.RcljshWkN29#FJ0CsndZf%y
      6vVgj^D%d~zkr4@:c8#vGTW3G@rw9YmmG^FQ$kY%0$#Fr11G:Fm2
     events ;C.4sG;C.YW^;C.Qt3;C.f8R;CMY
    push-while-collapsed 211 907e647e61b4dacd
     phase ;C.4rY.Z;C.Rm6.j;C.RrY.Z;C.Rm6.j;C
     card j:.4Qh.;j:.&_l.;j:.k
     touch_y_pt m2.,.,.,.L
     card_y_pt 8N.5P-lZQJ,,L+d7^Sj8;@~DDqKhww*_4@GLR97sL6H98n,27+Sshr5q~6w:F#cl.SyT3@lL6h|F3~Pf!8DFzFj7Ml
      0lhZj,wh3Q4lkT:&@;!D82Z%-Jr7*3LQZ~sGpq-$:w,#Vn8N.,.-
     card_velocity_pt_s ;C.5D&49@zhl,|Cw96Nt&ZL$tC,K|djc*%2gQJvP6~*~CH!GK%M1GlR&Q8K$n0;C.Sv6PsK:mZr&0+4sM0DyHnnHh!
      VKFQsCfG5L_c0|KFk+WR9G%2vt;&QmV35wQ4VNpH7jWlg~;C.,.-
     model_y_pt 8N.4cl.;8N.,.,.Q
     target mw.44H.;mw.,.,.Q
     progress ;C.5%Vj;HPZ,Z;&5Zky66D*2Q$G0_@L+yHm4l-dg30#c35!y@R&^TKC5Hy~jf#gM.S378k&!^^qc78Nq8!+l#*GW9k
      G#rQ,pR|dg#d&#Dz@#HTtq+Q;ky!G,3DSr-Zn^0@dyqJKk;C.,.-
     stack_dim_alpha ;C.5qH:s;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.SS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1Rl2c
      l-@L$9Mz&;T@Z;1ct|N_V4Mq;C.SqH:s;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.SS_mLRzZt491+|6vgR5,3zk
      !C|1H,4Lg6;!5-!H~:$1Rl2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C
     map_dim_alpha ;C.7%+7:_@3c.6NCFKh;cV0wTGwv^;3c.5F-3c.Sw1DgRK;C.,.,.L
     map_button_alpha gM.7~h;C.:R4gM.,.,.L
     content_alpha ;C.5P20jgM.!:+*CT8sYzw+W~-N*P%y|PqJ*#sYh^M,d6sf#Hg|^5r784FkJ9~m%0s@*_c5^9htq;C.,.-
     scroll_offset_pt ;C.,.,.,.L
     scroll_velocity_pt_s ;C.,.,.,.L
     overdrag_pt ;C.,.,.,.L
     stack_depth ^8.4wz.;^8.&wz.;^8.k
     transition_progress m2.4;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.RgM&&8k&!^^qc3fH;L0@v3P
      %%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2.R;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-
      3330t@35j8@R&^TKC57gD!f#m2.RgM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5
      q^r^rm57#tm2
     transition_y_pt m2.4_ly5&N^LJv20jgp%_39v-nCMR5#:7M%QdQQ~Tp#wZQc3D@q9^+sq6%$41wf6m2.RcljshWkN29#FJ0CsndZf%y
      6vVgj^D%d~zkr4@:c8#vGTW3G@rw9YmmG^FQ$kY%0$#Fr11G:Fm2.R_lptp8&G+3+:h6f5vSzhtgSK_zD2C_T^rYk5
      Pn#hYwlDdCdd:-@pk^Vp7JmCm2.R8NN^+*2n;6tJqRQ+2Q;_$DYhk!tY-4GFfJHP9-&^*:QD3TVvswVkN&48#*@2sV
      lW#+kcSpFzm2
     events ;C.4sG;C.YW^;C.Qt3;C.hfj;C.Q!4;C.Y+q;C.QzC;C.hs~
    push-while-settling 121 216ff8f5c0e46fd5
     phase ;C.7^8.5wz.3rY.Z;C.fm6.j;C
     card j:.NQh._j:.k
     touch_y_pt m2.4VTF4Vhq7Df1cLGQd-y3qm2.,.p
     card_y_pt 8N.7C,JN1m+y:&pY$hLll&yk+F^|VHzK+rfRlN+MYW#J4M+dR$&+3Hf3N,5P7V;dR2~Y|n;F#8@Fz!1Vl9:P|jcl.h
      ,Y0v8t2gfZlD-:z2:g^4;DYPgNSj00rg6z,_t*yTs--LSVRm+qtz-ll07C&G32wfS~:q.1
     card_velocity_pt_s ;C.7MsK5^p+99#5Y8vj!CpLmTP2q;Vg$5&7-dfTL,+!d7V&G-3@;#wMh!qJnTgQVPnCh12NPJ82P6s@,Vl@mFK;C.h
      HCDzc1w&$gDmZ$V^lWqd&zC1G:8h|JD;8DW!9V|*SFgQ$n0HG:HS_JS#%g6FCf2kmG;C.1
     model_y_pt 8N.7C,JN1m+y:&pY$h:q.3cl._:q.k
     target mw.7m2.5y1.34H._y1.k
     progress ;C.7CglQHYc~VCr;dG*fyG2*9*rQ6Z#$S*6v%mF:@gGVH7D~rq#wNN^6Cz8hFZk4dKf#6r:Dt1-wzPjV~9GmFTgM.h
      dMvD-~ntVNTwY!3&s@n!%3j~r2SQ3zC$VFRt$zv~~1n,c_j0*Y$@L$:n56RLNvcTQDdC.1
     stack_dim_alpha ;C.NZL3m#N#gSdqJ3c.5m%%9Y::1-64jq68-3c.6JY3c.gS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1Rl
      2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C
     map_dim_alpha ;C.P$z,p94J~Y~3c.5#sZZJp4lM4yW!d;-3c.5MK3c.h,CmLRz;gF^~Zr_fQp1,9vfWfR,,!L9Lr2P6n8D25JVK1;6
      C25rPvmYDpM5c3&Q-gc-;C.1
     map_button_alpha gM.PjP;C.,.0F00YCVFy4mCfCMcNhgylPP5RlJ,HSM7Y#3FRw9Zl,sf0@V7w_g@gG1jt25gM.1
     content_alpha ;C.7@+J--2F&M*+Z+GVZNn@6Gf62#LgM.,.h
     scroll_offset_pt ;C.,.#
     scroll_velocity_pt_s ;C.,.#
     overdrag_pt ;C.,.#
     stack_depth ^8.Nwz._^8.k
     transition_progress m2.N$5:0mNd~@+_Dw@2$k2kfppRk%+s%M5n:JN9JVjJ$qH;k4Cn$Zz@d1NN_62,lm2.fgM&&8k&!^^qc3fH;L0@v3P
      %%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2
     transition_y_pt m2.NKVsV-p3wMRqn&Sqv*F91#Y;F;|,z,R5#mPZFLs|-Ml_LqHDW-Y01j38dC7Z;m2.fcljshWkN29#FJ0CsndZf%y
      6vVgj^D%d~zkr4@:c8#vGTW3G@rw9YmmG^FQ$kY%0$#Fr11G:Fm2
     events ;C.4$n;C.0LV;C.44d;C.2p1;C.WP83G;C.dt3;C.f8R;CMY
    reached-detent 85 e7644aaab9ade7f8
     phase ;C.8^8.Cwz.~;C
     card j:.,.N
     touch_y_pt m2.4$|V18N,h%Y^f5!j$+M&MLS%W:Y9+6,vsm2._
     card_y_pt 8N.8+PkZ8QwC3|6gCR$!zS$7Q6%Ht*VJPRP&:G78:mQRv7Lz_hj9q^;VRQY;*;wQddF64Yj@d-&-$jH;7N&KwJ+mfP
      Y^h%KywZgnng!Y$8@2V4@4t~-|pVVcp&sR~p&~hdFMlWkd32-:5c|n6*TZNp5Jcl
     card_velocity_pt_s ;C.8R@L_FRcmv_psyJLPygRyn$+5Sh9fP,7_02*w;%|6W$*DdN&HW#0CMZYrhYT:WR;cF1D_nD7pkDTJrcfLf|C:,W
      jLn3fP,P01s&&6^Dc7gdtZvf,FvW!^!4C^f_CZrNmK|:-VYl|!n#4J+rzlDN6+;C
     model_y_pt 8N.8+PkZ8QwC3|6gCR$!zS$7Q6%Hcl._
     target mw.8m2.C4H._
     progress ;C.8dc3Dkmy|3!nS~r~fl|V@cTV&N^P#*k^j3Vp+yDK~7_FwWZy+*38Lc!_cDGd&L|DZLNRhP-G;:;gjNp%V+#^h1~
      p6CDSddl:T@t#VNFCfD$t@+*r7J&qqL^nhn+19@!Fcc:Q3RQMJ1PdNR4R;S-!FgM
     stack_dim_alpha ;C.,.N
     map_dim_alpha ;C.P:k&%T8tf&,zpkWrMy9C8;+kRHwC&m~3c.M2M0GZg;624m6cY~|^@92%r%F^*kchPpH_cLV2m6c3c.6
     map_button_alpha gM.PL1WW5S;C.&
     content_alpha ;C.8DGWt5%Z-35jjhd3@jC$^zcv%gM._
     scroll_offset_pt ;C.,.N
     scroll_velocity_pt_s ;C.,.N
     overdrag_pt ;C.,.N
     stack_depth ^8.,.N
     transition_progress m2.,.N
     transition_y_pt m2.,.N
     events ;C.4$n;C.1LV;C.9C4;C.^P8
    reduce-motion 373 736268111a1d650a
     phase ;C.4wz.&rY.Z;C.Km6.j;C.Cwz._;C.1wz.&rY.Y;C.Lm6.j;C
     card j:.,.0Qh.yj:.,.,.vQh.yj:.k
     touch_y_pt m2.,.,.,.,.,.:
     card_y_pt 8N.5Tp-~c-Hyd|!3-tcGCCSR$l#~q^z9v5#rncQ9$0f*G|,_T~ppw~nYp9s;D#%%gc~3-Jvqr6fyF:LFQl|T18qyKV
      qfspN5#vj0dCpvyyM4w4rlN-&8dZrCqZ10-f;%+qsZly60tNKh9lV#QDN^qF5KNClT:N~yP#Ft4:-HWg:s^2dYrMwh
      pscl.L,Y0v8t2gfZlD-:z2:g^4;DYPgNSj00rg6z,_t*yTs--LSVRm+qtz-ll07C&G32wfS~:q.G@cmG4Pg5sN#N+m
      KL:D21N&n$&ZG67QjCp6g_8-vWW+wW4Lln65gz;y89LnS@Dk*HlkF-rv6&j1:!1CT24rVkfc@&;!zhyLZnJQ1pKG|h
      dq|h:*Gj-JCy2:Mg&ZHK8N.2T61gw#@g0++n@DD!+Dt3Kmw14k$#t|n8lrw9l4!:shZzck51^07sk*Gw:f^lG!H^:H
      &Cm4k;c!1Fh!CSJhDPk2,f%W52p4yy29!tH$8T5zdc:wYD0~9-wPy-k1D@5g24_$28_p2qHY~3ytHh0LLf:yYgcHnM
      1v35tqr*mKv,FKfGcl.P,Y0v8t2gfZlD-:z2:g^4;DYPgNSj00rg6z,_t*yTs--LSVRm+qtz-ll07C&G32wfS~:q.1
     card_velocity_pt_s ;C.5ZRj5&nsssCgN#87Qvz9R_GFC*Kv:mP6*31CmSSdQZ;L;l:FjlhR:Z2:!9@4WJ2grc9Wd;WpSwm7s6L^ZL0Dfq#
      G@D_@m,lkfWF9s~V;_R0Gf@39yJ%_g&|,Q+HH44^fF8@_;fy;sf!L_*2:*%W1K$!!#9ydS0:d$kyKd9JMm$SL3tW+j
      &H;C.LHCDzc1w&$gDmZ$V^lWqd&zC1G:8h|JD;8DW!9V|*SFgQ$n0HG:HS_JS#%g6FCf2kmG;C.GW0l#:PK~g;ry_d
      %njg#T#^2082sgk0$pGJ0@G6Kt6%s7dnSZzQFw7_wk3D2z1-d^2^KF|8c1t*%QF3+ttd0ry,20Gkv%0R%F4^:lnHy3
      vM:9qQ3~5y^*~vm1hR|d;C.2^J0cN3#||t#F4QgFj#@NlMzy;RPp2N#R:4Rc_DW;Q23l8fqqsY2-kQGV*sq#@QfytC
      4603v86g4Q,Qlzw:y7c@LjCsTf85|Y76J:Py3r;MK7%,8P|S3r2LzZ0$%p|L5+&%G870;12KrC_$R@yt$shh#c6DND
      Fg8Dn;*79032p,~M;C.PHCDzc1w&$gDmZ$V^lWqd&zC1G:8h|JD;8DW!9V|*SFgQ$n0HG:HS_JS#%g6FCf2kmG;C.1
     model_y_pt 8N.4:q.&cl.y:q.y8N.,.0:q.&cl.y:q.k
     target mw.4y1.&4H.yy1.ymw.,.0y1.&4H.yy1.k
     progress ;C.5-;mY&cYg_m3;tL9:0wkGP,lWlv0,jdFrV@3!N0djhmC#&;5mtvGzm,y#s$gd;9THP56~V*CvRn4m0@-+3;9@Tm
      5L3Q5K6|n!3hF%LS&fR7GC+:4M_r8@MP0JtCC364_9j-HC-%*Z$mWrMj&Ymr&;tn$cy7w!:@94Hrrf0hRGGvP#H~TD
      _kgM.LdMvD-~ntVNTwY!3&s@n!%3j~r2SQ3zC$VFRt$zv~~1n,c_j0*Y$@L$:n56RLNvcTQDdC.Gk%gC$P-5hnytFS
      5&$n-0~2+vYwKkCrWt~Gs+M#q9r0Tdj3jqP%T@cln:$dch2Ytjc1$C$s_GWWRPld2c_1gn87P-9#l,sN7Z68d#PLsf
      L3sj^wG:2&:FCl_%Z#^j;C.2#@w%Svy1P+yL;;M@_fsLgqHc51z+f*vw_:4Ft|HZRw50ZRY*hZVDf%M4ysW1LyH-r9
      _4GPPM9nY1;JSWtj$g&!%M2dvc*Ml^cN1h1@tg2&,Gt$lKF,lwP^nkpP5CH7*~w##KgDFpL3tWSDr_$jPRMk9S|g$S
      Lgmrt,p~h~Ycn;^6gM.PdMvD-~ntVNTwY!3&s@n!%3j~r2SQ3zC$VFRt$zv~~1n,c_j0*Y$@L$:n56RLNvcTQDdC.1
     stack_dim_alpha ;C.,.1qH:s;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.LS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1Rl
      2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C.,.,.9vW@PR_qjN2l$v52T49v+@CjLwyP#jZTHcsWF2hcZdmmkpqTfZDT4!sz5
      3c.MS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1Rl2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C
     map_dim_alpha ;C.PCN-v2-S+wck5z4YWGkNJhz+CVtTw-918;_,7@W#c;C.Md9^kp~Zp:$-&%TpMRg-~3c.6F:S@S_2,kf43N8Dp3c
      .5NP3c.L,CmLRz;gF^~Zr_fQp1,9vfWfR,,!L9Lr2P6n8D25JVK1;6C25rPvmYDpM5c3&Q-gc-;C.,.,.D9#w$w,01
      5s01cl~$k9P,pRtr+0+QtP~R*6qkV9rZq5l2#h|z:W4F3c.P,CmLRz;gF^~Zr_fQp1,9vfWfR,,!L9Lr2P6n8D25JV
      K1;6C25rPvmYDpM5c3&Q-gc-;C.1
     map_button_alpha gM.PHCcrFQLY7*RzV*^:K;+wdYj64MWKjR-!-L^+zFCpgM.MPM4fzN3WmnCV;C.-F00YCVFy4mCfCMcNhgylPP5RlJ
      ,HSM7Y#3FRw9Zl,sf0@V7w_g@gG1jt25gM.,.,.D7J;C.-F00YCVFy4mCfCMcNhgylPP5RlJ,HSM7Y#3FRw9Zl,sf0
      @V7w_g@gG1jt25gM.1
     content_alpha ;C.5j^j35Wy4t4#mkF8N&LZ~@P5v3$0c$hgM.MMR$R6,k^#-gv60Hp43H*ZMjs4wYWtc|,Q#Zpg@D6gM.,.km5WNLV
      l5v$5dz9:g+rk@_k0s0DZYy8;C.M3DS5_g9;NGf~%1M;1n$TgJ%p_ZzR~+j9zC0:!-%_;C.9F+-37v9ml%Kn6qj1yV
      L%,l!2|r%3j079@3_d+n@yK8:tV@p$,:2k0|8+$c:3$NnzGP@,hc_Sh3-9tk#8sr9d8v-@H1L!;15-_1Q&j:lS,3V#
      M#8R#TmSTH*rgM.,.M
     scroll_offset_pt ;C.,.,.,.,.,.:
     scroll_velocity_pt_s ;C.,.,.,.,.,.:
     overdrag_pt ;C.,.,.,.,.,.:
     stack_depth ^8.,.0wz.y^8.,.,.vwz.y^8.k
     transition_progress m2.,.0;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.KgM&&8k&!^^qc3fH;L0@v
      3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2.,.,.8;C0P,4F95:N2G*YRc:83872492z:!3
      ZRS:8!5;$q|-zp-z5!8pVKm%KfRLm2.LgM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@
      2N~5q^r^rm57#tm2
     transition_y_pt m2.,.0_l3kR%^LJvf-_J558!VhP2@%&:HKst%r$~Q~TpJ6ZQ8dMJ7Z,@FF5WWG1wf6m2.KcljshWkN29#FJ0CsndZf
      %y6vVgj^D%d~zkr4@:c8#vGTW3G@rw9YmmG^FQ$kY%0$#Fr11G:Fm2.,.,.8_l!tnfRq%!M;dc9&ql3d9@pKPwfNrw
      FJnLtR;fG_p1VkD^n^D2H%gpvd*Nm2.LcljshWkN29#FJ0CsndZf%y6vVgj^D%d~zkr4@:c8#vGTW3G@rw9YmmG^FQ
      $kY%0$#Fr11G:Fm2
     events ;C.4jH;C.%Y1;C.YW^;C.Jt3;C.f8R;CMY;C.9_h;C.%4p;C.0;0;C.0jH;C.%FM;C.TP8;C3G;C.Kt3;C.f8R;CMY
    resize 95 52550a5d57544090
     phase ;C.Zwz.|;C
     card j:.,.c
     touch_y_pt m2.,.c
     card_y_pt Hn.cvS;s8s-1JZ7mly!Q&9Sgf!5lN,m0rWt&1hvYTc^1;:4#~909!6MVD_RqRc8f~6zj4Z;C6D%vd7z;#dW4;#Qcg:
      0-C#VJH4wSN|S@ms2hC2+Tm786m5MvGckrMs7%^^zL
     card_velocity_pt_s ;C.ctJ9p@7Gp7_GT_vjJZnZcMq$^PrZ&FMJ$0V~tT*Vnf-ylY2^2t-P_7n&3mdGCLJkw1!17L&F6zn$$Zv~L_N3gyS
      *j:Y^Jv1^Q_Qjlk7T*WkyjS@p+!QLjG28,Kv3c:r;C
     model_y_pt Hn.ZzL.,
     target y1.Z4H.,
     progress %v.c_gW&P0M6_G_Zj7*NWc^nZ9D$M$V!;,0zSpg2yg|^@ncJ3^kGj-S2f&9*QSY2K%WS5YtW4c3Dh:0qYGP~3#7T04
      #!sF0S+DNwTwKyg3Q5D4|CD0^lD:C@7RW6y#@s0VgM
     stack_dim_alpha ;C.,.c
     map_dim_alpha ;C.c!9LQHF;C.^
     map_button_alpha gM.cR@7@y|gM.^
     content_alpha gM.,.c
     scroll_offset_pt ;C.,.c
     scroll_velocity_pt_s ;C.,.c
     overdrag_pt ;C.,.c
     stack_depth ^8.,.c
     transition_progress m2.,.c
     transition_y_pt m2.,.c
     events ;C.CS1;C.Jc2;C.1@P;C.%P8
    rest-on-target 55 698aeb4b2e0ff0e3
     phase ;C.7^8.Nwz.R;C
     card j:.!
     touch_y_pt m2.4MCDr0D9-#CTz&lp+T6z2:@G49-.Cm2.S
     card_y_pt :q.8T7r*KMLv@khSSCSj:q.k
     card_velocity_pt_s ;C.7$%N31J*8MRRk8WR;z*tt.1;C.g
     model_y_pt :q.8T7r*KMLv@khSSCSj:q.k
     target y1.7m2.Ny1.S
     progress mL.83gnW8Qzw33HG1|#,mL.k
     stack_dim_alpha ;C.!
     map_dim_alpha ;C.!
     map_button_alpha gM.8#fH6W+J,0p&TQ87;gM.k
     content_alpha gM.!
     scroll_offset_pt ;C.!
     scroll_velocity_pt_s ;C.!
     overdrag_pt ;C.!
     stack_depth ^8.!
     transition_progress m2.!
     transition_y_pt m2.!
     events ;C.4$n;C.0LV;C.Mr~;C.QpS
    retarget 45 c8f68f32b0ef9b7f
     phase ;C.4wz.l;C
     card j:.t
     touch_y_pt m2.t
     card_y_pt 8N.5Tp-~c-cky|wLJ1,|t7s1*H49q0G49Yzy&-8zT#Pm56K7Kq::h6N%|ZlPrzt3#:#v,rN8Llr|N7:q
     card_velocity_pt_s ;C.5ZRj5&n2:m0h^dH*2~Kh&t#Nfp#Sk;p,L+t7Hg+hQs!_HGL4Cs73P~Wfs!G@lk%^3KFq%tP!CZw;C
     model_y_pt 8N.4:q.2cl.88N.4:q.L
     target mw.4y1.24H.8mw.4y1.L
     progress ;C.5-;mY&c7-yd*@Wm^n@|2vYt37|k6gKvc|WJm&v*vK-1QkLc-!M:*Dgj#!4-jlTcv_7g*;6Q-W;SdC
     stack_dim_alpha ;C.t
     map_dim_alpha ;C.FD!drH%+W6~~6SWr8&cY#Q-;C.M
     map_button_alpha gM.Fqn0;;C.6DCgM.M
     content_alpha ;C.5j^j35WZL&Yv6!7gM.9Nq,dppZ&@gpnNSQ0MFf|#tCZynY21t6#*j+cmZgM
     scroll_offset_pt ;C.t
     scroll_velocity_pt_s ;C.t
     overdrag_pt ;C.t
     stack_depth ^8.t
     transition_progress m2.t
     transition_y_pt m2.t
     events ;C.4jH;C.1^T;C.7N#;C.3:!;C.J8R
    rotation 175 18321a51bcb4c737
     phase ;C.4rY.Z;C.,.0m6.j;C.k
     card j:.4Qh.,.dj:.,.7
     touch_y_pt m2.,.,.w
     card_y_pt :q.5rn*FkpYV9^3r$!22SN9JT7-,tmyWz*MdMKQ$PTR0q3Y#-nSTZc+T2zF%p@8N.K*D.R8N.SY,n7vT94!4nqGVNj
      SY7n9c*TNrlp$M*jH@mHNhGsTHYd9$5gqSwGDwR_:KypQm:SHY:q.F*D.R:q
     card_velocity_pt_s ;C.5KL;q5lYQsRr,^$GYyf&%2rsQ@yJk&@847GYhrn%FFF$PVZ8q:%Yc,mg5,8;C.,.1&H%|R_lJpVNVF__7d|_yY_
      MC0g-Q~&lTD;;5d,@+Lf$jsc@Qh$DZMsk16,wvkjNY0n;C.m
     model_y_pt :q.48N.y*D.R8N.R:q.y*D.R:q
     target y1.4mw.y4H.Rmw.Ry1.y4H.Ry1
     progress dC.5%;rvPf3VP12,85;qcDj:p7hpRSZw1y&;+%Z*!wyrZ*#f04qCnLTnCrW97n;C.KgM.R;C.SLlQ4y#*Gw@ZcVV^W
      8^CzG*gm!Q,jDqn+Tj|d;gk|#$TTF,T1yD9H4qC,L;#$td+V8#dC.FgM.RdC
     stack_dim_alpha ;C.5qH:s;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.,.1S_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1Rl
      2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C.k
     map_dim_alpha ;C.,.,.w
     map_button_alpha gM.,.,.w
     content_alpha gM.5Mh_cnhJ2_*;C.6zKd-L@PwltPZ,~zK;C.5Gf;C.KgM.R;C.S1PgZ0rK-CJNrKKZtFJt+*DZ*N;pn3ws^CKP#+2
      3G0r,dMs3ZvcrPJVVDv+jdM_:4*8gM.m
     scroll_offset_pt ;C.,.,.w
     scroll_velocity_pt_s ;C.,.,.w
     overdrag_pt ;C.,.,.w
     stack_depth ^8.4wz.,.d^8.,.7
     transition_progress m2.4;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.,.0gM&&8k&!^^qc3fH;L0@v
      3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2.k
     transition_y_pt m2.4_lwvp8&G+3+:YTf5vSl2tgSKYLD2C_T^rYk5HP!ZYwlDdCP,:-@p%pVp%!mCm2.,.08NN^+*2n;6tJqRQ+2Q;_
      $DYhk!tY-4GFfJHP9-&^*:QD3TVvswVkN&48#*@2sVlW#+kcSpFzm2.k
     events ;C.4sG;C.YG#;C.J;-;C.QQ1;C.Qt3;C.f8R;CMY;C.9;-;C.QY;
    rotation-during-drag 121 01496f282be4f86b
     phase ;C.6^8.Pwz.%;C.d
     card j:.,.#
     touch_y_pt m2.4MC*Rrk~vryplhfqj3!-NW!Sz#%DG$ptk~n|!2-mrj@zwjtp5WrKz8%9*S&p9ZZpYTfvcJ^8mm2.,.G
     card_y_pt :q.6k,&CRy5Ry2T8yMD%8f#H,s5~NJ9h3+V9F!@M+GHw5+cG_FTdjjHvdK|lLR*RcVgN;VrJ,lFd4HkT&YWJ+JV|&;
      kZd*#L5~,6K1d23RKhj5dhp0R-Sv3k7~m$RYQZv:z@,Dj2cp:Wp6RV*ds6;H7-npLl*z_lN&g~l^*D.c:q
     card_velocity_pt_s ;C.6z67mhKYv;+:!N2Z%ZrHLJvnZGhZ+0&53nP5vypW!LWd448%k|fH&yQw*qGvj;8TM!-G7LP96$;0hWmF6NQj&Cv
      T54j$0P3@mkZCW#m_s;g@KSl*$D^W#r8nFG++6rgn4C-Q^NMz!MjCfRSQsD&lvkvKsm$NGs0L$R2;C.d
     model_y_pt :q.6k,&CRy5Ry2T8yMD%8f#H,s5~NJ9h3+V9F!@M+GHw5+cG*D.,.T:q
     target y1.6m2.P4H.,.Ty1
     progress dC.6LjkjyZ#2R+@8hRZQ,-%8Pp12LFZW9T%2y1CVHGFK~nNj42-yVG:sn+d,NCj-ZqJ6tQqTJ2HDY%S*$gyg72Mp^h
      %KVwF~J!cvvDw7Mcz4@gl8wq!_rkL_l$c2d9gZ,YtY3RL%zgD#n%26d1WDSfQSHGM6yq#Zdjs#89gM.cdC
     stack_dim_alpha ;C.,.#
     map_dim_alpha ;C.,.#
     map_button_alpha gM.,.#
     content_alpha gM.6&f:Y#M~*9yW!vcH_@s7$kt~mR3J!dJf$%VPh%;wYcr*d42-yVG:sn+d,NCj-ZqJ6tQqTJ2HDY%S*$ggM.Mc2d9
      gZ,YtY3RL%zgD#n%26d1WDSfQSHGM6yq#ZdjgM.g
     scroll_offset_pt ;C.,.#
     scroll_velocity_pt_s ;C.,.#
     overdrag_pt ;C.,.#
     stack_depth ^8.,.#
     transition_progress m2.,.#
     transition_y_pt m2.,.#
     events ;C.4$n;CLV;C.NVj;C.$P8;C.ZY;
    rotation-during-settle 91 8eceb6be67d86bb0
     phase ;C.7^8.3wz.~;C.G
     card j:.,.V
     touch_y_pt m2.4VNMN&nfH6_%vyl55m2.,.D
     card_y_pt 8N.7YF_~ZMwPd6LLd9ZgzYmppLs|,p|q:qVr:$zjLk88;t~@vgC^ysY$&$sykPStg^6hWk&W6t8jg5QQFzkH~f4KZw
      h8vnrY!ZjJ%hYYH^@@qRvqPrn9N4zR!h|p:@*-ym@jKsVl~N*D.F:q
     card_velocity_pt_s ;C.7h&rM6r^NsCW-Cz7V$;%S#Fc8M@wqt%S5m~|~#nQqfLJKhzsTz4sQRSK3Lql7^t8#7sk-M|y,DPj1w$NL&,6%TH
      LpW&31561NR3P|g|12Mz*Gtg,C3VZ6TGd#f1TKg5Vf1VG-QR;C.G
     model_y_pt 8N.7YF_~ZMwPd6:q.3*D.,.5:q
     target mw.7m2.3y1.34H.,.5y1
     progress ;C.7qT1spcKr^P3rd94z4KDQjJV+@2NLSz%W1R_CdNFD26MwY+9NP^HhJ2yQ1f|qZStL#cSM~;Y2#4~@%Fyqfr2*mG
      PvM~dGV+3_,^&dRT|n6yfrwgH;+hvHChzl#Qq@$6j10VrttqgM.FdC
     stack_dim_alpha ;C.,.V
     map_dim_alpha ;C.,.V
     map_button_alpha gM.,.V
     content_alpha ;C.7GtZ&Y3:5mLGW2*&!PrskjJV+@2NLSz%W1R_CdNFD26MwY+9NP^gM.MdGV+3_,^&dRT|n6yfrwgH;+hvHChzl#Q
      q@$6j10VgM.J
     scroll_offset_pt ;C.,.V
     scroll_velocity_pt_s ;C.,.V
     overdrag_pt ;C.,.V
     stack_depth ^8.,.V
     transition_progress m2.,.V
     transition_y_pt m2.,.V
     events ;C.4$n;C.0LV;C.2,Z;C.2wM;C.@P8;C.DY;
    rubber-band 118 f4e87cc7c9f97a7e
     phase ;C.7^8.-wz.#;C
     card j:.,.;
     touch_y_pt m2.4&1MJsSpC,G2@V9_dNKkP+zL_Vz+6t2P0,QJws$fKp4vWf|ZG^%$dM3&pvD.02%66&^Kc0$S_zH8Gr3WNdFFQt3
      S6t2MrZm%HMvtW+SYGVHjqm2.$
     card_y_pt cl.7y2S|Z*PS8S8Dk5:YNSDF$nSDRr1K7h3%d&tdyqyQYjm++$4zp#3+t&GY%V4d690Y#jS~WW:ZVm+1D;^w$Yh:ht
      -Yw~Zz+G#CGlYy^#hZY0MH@f_z0!8!:wP&&5#,4C,,CHc72|200w,,2*$:^Z,lm65tJJZC%cFnSYPp@2F*MtLC@rzl
      40-pTL8-fM2hNSg9Ccvz;#Vl9dT7thl:zzV8-9+^:q
     card_velocity_pt_s ;C.7q8^w+0lcryfn0lD,&,^t9c|26cV~d3_pS-tms3gz;RZ1F#V-@4h|VF-*g~06nn^t6GZtM2f!jvCzt5tY+sV9TL
      __drTnHCssGSDP4Wh8dn&TF6JvMt+s#r:jQKWr!;phc8F~tQMh~0Dpk48VtyGRsSwsS*N#0jL^ZrF&J&f:_3wr&VL|
      P4PWwg1-#*Kt-|rwTH7,y3;^PynT,zwz~*yTq08$;C
     model_y_pt cl.7y2S|Z*PS8S8Dk5:YNSDF$nSDRr1K7h3%d&tdyqyQYjm++$4zp#3+t&GY%V4d690Y#jS~WW:ZVm+1D;^w$Yh:ht
      -Yw~Zz+G#CGlYy^#:q.$
     target 4H.7m2.-y1.$
     progress gM.7DG-mLH#^S:d:m#RdqtWdmFCS|;0Q5wGf3,7G9;!lrDJh8v@SW8~6,pcqGl7$r$tTfnnmY$;,19&mH;775Cj@7k
      LK-ps1GJS75_7w|cKJ4dPp-4;tfG50RL~NTWwn9NdNL7f#:sZmHv5RW@-*k1ns5L#yFygr|T^F72NYP8S#JG1SNr3~
      RW$K3v34C5V*$mwJ6L9fl-yN$6_*hH$pQwc!0$4mdC
     stack_dim_alpha ;C.,.;
     map_dim_alpha 3c.rKgg*kpNP1f9^p#Kp0W2zp&#!nWd4R&W@z_ymy~C|C8DMMR8pSJRt~#|HS2,0vQPw;C.Mn!P3FNRhd~LdC#|zmm
      +l-DD$r;3Mh~_+9-@N#-^r;C.1
     map_button_alpha ;C.|mRH&tsv8%YQk,G_,Kg0P7PgM.M+mgGDG1&D6#!;h@sWP|hH@8lmJ6Mf3y4tyjHM#p%gM.1
     content_alpha gM.,.90k+4hTLt&CNww*SJT^w&5+Q2-NC$kJRs|M+#K6-RgM.MdC@LgM
     scroll_offset_pt ;C.,.;
     scroll_velocity_pt_s ;C.,.;
     overdrag_pt ;C.78hyrGtLq:qF6ZQkGSm;f7WmF9rn8M^mc5%SFF1nyG$:FyDwrS7Hkl+QY~S%Fv:RYv1Rv;C.,.9
     stack_depth ^8.,.;
     transition_progress m2.,.;
     transition_y_pt m2.,.;
     events ;C.4$n;C.0LV;C.+vZ;C.@8R
    rubber-band-bottom 107 6f2787a95ace34c5
     phase ;C.7^8.mwz.$;C
     card j:.,.r
     touch_y_pt m2.4$|_%c,lKlHSGrlQhd!63g~Sg~!:,|Kf;:TCYyWN*lsVTwfsDpTtVVh*YhJKqZrSj!:$Cl955z~!c~C9nvKr6m2
      .%
     card_y_pt 8N.7k+-#jMFy@WfJ-6;f!l#&C:WPCG%P7zvYRDy_%t7lRGv*C@5dKq9kRfN+ymy@1n0L;M_-L+rkPFj|$1WJ_fWP-k
      Y$DK1r7+tQl*PYjH6ss$WC_wPTHPVJ2Q006|jr|!fN9WJJk,hz,^*s2n_h:HkLknT;G9VTqrVVl_pgv~kVgychwz:z
      *%yGfz9F@wNY8TrD;s8N
     card_velocity_pt_s ;C.7^wsWs_H|JR*2z:L8KH:rvY3Lr28;:rNV!*cY9RJM#ld~T:2QMh|&l#gVv~0zR+yY~N%_h82nQM7cZG^GLG,W%~
      ,vVtCsQ!%_Rn$~Cf^:m6^DvZtc+4zt~2k%vKd|,dMGH8d;_PjC@ld;D5RfsJ;|3!_,891Md&tp_%H|f%PYs^,g,fs~
      |58@lYvh3Pn5Ct_$9^;C
     model_y_pt 8N.7k+-#jMFy@WfJ-6;f!l#&C:WPCG%P7zvYRDy_%t7lRGv*C@5dKq9kRfN+ymy@1n0L;M_-L+rkPFj|$18N.%
     target mw.7m2.mmw.%
     progress ;C.7ML|cm^N:,lkH8PtNgJ1CQ,7N**tjS+v%&5KHLt64%4Rwk%RdCj0^2m*Z%M&nR52J9!z!6YrzlpnmPR:~+T*+vn
      0R3+N,G6tSRz2nnh6ZL8DtTT:Ycn8,#^JLztQTHG~KN1MC89Dw+kDRYq8~mGqZzgm7%fZHL-GpQq@+PY@kN89N0l,2
      V+74N_:4Pg2-1+L;$h;C
     stack_dim_alpha ;C.,.r
     map_dim_alpha ;C.,.r
     map_button_alpha gM.,.r
     content_alpha ;C.k%+7lY^rLQ|&j*-%tD;jzP$7GcW3JD:t1K-%rDG8$m!|hq;5939%HGSK,;C.M_60jt*dQR#-~_V@7V67QHFTR#p
      N1z1~#%R!rhRn~;C.0
     scroll_offset_pt ;C.,.r
     scroll_velocity_pt_s ;C.,.r
     overdrag_pt ;C.7Dr729GdmG@k93FzTGz-L;Y4C$KQ9v^|V3$zQ_5p3;1+JWLL+#!RN&klK;C.,.4
     stack_depth ^8.,.r
     transition_progress m2.,.r
     transition_y_pt m2.,.r
     events ;C.4$n;C.0LV;C.l$;;C.#;0
    rubber-jump 49 ebcbf4182e05dc17
     phase ;C.6^8.Hwz.R;C
     card j:.z
     touch_y_pt m2.4Pz.6&1.8m2.S
     card_y_pt 3R.F8J.9vqKn5Pc,_V%QQ$M:zc728KPV_TV4qZ^P2&g;S12D4$Ryt^3R
     card_velocity_pt_s ;C.F8+C|.0Ph-,.0;C.24Pp6FkK$3$~JJ_+PF1pQ,:z_LtSMJtpYwtD4hSN@hS@P4%^4;C
     model_y_pt 3R.F8J.83R.S
     target 8k.6m2.H8k.S
     progress gM.FLr.9pkh~qWSC,8qNF8$hG;~cRH+PJ431cP0:Z3Pm35L^JgPhnNgM
     stack_dim_alpha ;C.z
     map_dim_alpha ;C.z
     map_button_alpha gM.z
     content_alpha gM.z
     scroll_offset_pt ;C.z
     scroll_velocity_pt_s ;C.z
     overdrag_pt ;C.z
     stack_depth ^8.z
     transition_progress m2.z
     transition_y_pt m2.z
     events ;C.4$n;CMj;C.33S;C.77Z;C.Q+k
    scroll-bounce 113 e720c54f41c31d42
     phase ;C.7L~.4h+.Hn,.,.J;C
     card j:.,.z
     touch_y_pt m2.4mYqCF8P90g8m4R&z6ym2.,.g
     card_y_pt cl.,.z
     card_velocity_pt_s ;C.,.z
     model_y_pt cl.,.z
     target 4H.,.z
     progress gM.,.z
     stack_dim_alpha ;C.,.z
     map_dim_alpha 3c.,.z
     map_button_alpha ;C.,.z
     content_alpha gM.,.z
     scroll_offset_pt ;C.7dY6K$2g2lYvQ%M0nc_fddnT%p_#s@3M~,Qr9@W25-8Qclf8&0%gJwNggk1^$,zgSWYMTv+2cZ$|SRWVr#*vNsL
      #!-Cq&8c@6q29PDz8MDCw%%LsK9K0,Rm!CW$65@3$7M&0-W|r5CqK5q:nC@P$RfsjtmcnsC7yg-k,*@D#@P@f%K1S~
      qfL:-!8D1hzG@|nQ8ct^1:+4_m@mr^tp
     scroll_velocity_pt_s ;C.7rV757yFgsN5V+JDL~v2J970qdD|D|~cn8*D|s8mP3lv0;3^sSqCTVnVsY^wL+5*Jz-;lkW~vMf5GtjdzN3lSJ|
      Z,dhjn|#kqH@_r!Yf7f;@Nqp81h:90!TzW7G35+;%Ky+Vt~+yN2FGYfGPyCyKr6CqykLnV,lrvqfV|0Th%&gNpQj&4
      !6FCy!nD!zY1,:dk;:DR;~$jNT7zwJ;C
     overdrag_pt ;C.,.z
     stack_depth ^8.,.z
     transition_progress m2.,.z
     transition_y_pt m2.,.z
     events ;C.4mN;C.0LV;C.3QD;C.GP#;C.r6R;C.k
    scroll-handoff-both-ways 123 e68e72c37c0a06a5
     phase ;C.5^8.DL~.N^8.Lwz.~;C
     card j:.,.%
     touch_y_pt m2.4NSyV+WJ!TCr599fv&!yQ@R!rKkp,0Y728,h_NJ&yrjf%tr,,7DJ:1TC!h6j*tlRmJ4^jmpYQ2qjM_|yy:ksc:9
      +Tkg1l+h2dHHn@~nYMDZScm2._
     card_y_pt :q.5^1g*wqQNL;z^1yn&zrv~6_,v3Hcl.NP@W4PnG:7,dc4NY#s11MnRWVc4yldf+gf!+zR,3Wdrv*m&FN#WcrCD2&
      6!wnTr^L+|4@lg#@_fr%|yr8rqn^1dGTKq4MJ19W;&t:4J5GJ@;qC~my@*zyK-czL*-mH-23|$L3V|HHYn9+dNSp#:
      5PKWT*rk$pdy^Rs!8N
     card_velocity_pt_s ;C.5J#5C5fh$1KM9yK^:S0n;Y4gZKN;C.NDVH!G*VY;+lv,f$CKWW7Rgk&QNy$gF8:FG%|ZGShKC%TrhjdV^zFq6lk
      Td;&vGf19%kG7lHm0gK2l_:kD-vPH|S|YVp+1:Q^3Vw%;P%%VnS+t+:_lF:82sc#MpF$$3F;%n^N^_~!K:W5P#;MFC
      @nR+DznhMwrPN0wm;C
     model_y_pt :q.5^1g*wqQNL;z^1yn&zrv~6_,v3Hcl.NP@W4PnG:7,dc4NY#s11MnRWVc4yldf+gf!+zR,8N._
     target y1.5m2.D4H.Nm2.Lmw._
     progress dC.57:2JR$PNm04|s^~Grshv5N*:VjgM.NNYYRklT3gs%GK@m^vK%Nzd4HMvyyDf^0_tQG%j_t|6mNK^%VH+KV;L#w
      q3&ptwjnLnKP$-*r1hcnQ+q3C;cswwFm@02T&fQ,yQw81@2J%sqz+r&D_7@h0HFz*pl5MtKH!j7T^V^,j$2Pv;z#^5
      _d3Pq~zkhlgK,CW;;C
     stack_dim_alpha ;C.,.%
     map_dim_alpha ;C.5~q;+,1&9Ls-;!LvW*C;yJtPVV43c.NZVZkd#59Q%SP;ShZfgtcq*ZcSqZZRS009Cj~;C.|
     map_button_alpha gM.5sV10&PMk;C.rmGjLkj#5YhgM.|
     content_alpha gM.%SZ*^MkYmgWS%2H%Y3m15kdf1#3lQ0fyp;C.M;cTlh;y43N3q&*|&VhjGWV#nDl;@LKCDq#*D~dK*;C.6
     scroll_offset_pt ;C.MtsL8mc&LmR7YdzCn5081m7kpzY:rS2mnt65G8dP#5$;C.,.K
     scroll_velocity_pt_s ;C.M1jNs,7:8G-;Mkh4q9D_RLMw2pMjQz0-*3|6|FR:r3t;C.,.K
     overdrag_pt ;C.,.%
     stack_depth ^8.,.%
     transition_progress m2.,.%
     transition_y_pt m2.,.%
     events ;C.4mNLV;C.C+z;C.M;8;C.K+Z;C.^;0
    scroll-handoff-down 114 485fd99fc0e74f9d
     phase ;C.5L~.G;C.LL~.6^8.9wz.:;C
     card j:.,.+
     touch_y_pt m2.4PPF%fcW8j-PD!z7mf4FH2pqyyH.2m2.FW+ssDCc4R!yt3fJ,k@KmJL-%+4|z~--WR3:$K7DjLqdZ$$fzm2.;
     card_y_pt cl.zHc#LSpDP,H+k%HpC|PP!6ngr4z:8ScwT;_z7dYC3m%Tv&,gQsZK9gW6@nHYcYl!z6G%@7tcWYwF^+Sr&NHydgN
      -8@h3HK~QHYG2NhFTQ$NVRDK_4*,KPc5jL28|G4M*::q
     card_velocity_pt_s ;C.zMY_:fdV,:;ch5jrT~Kf_fv!lRLPj*p-sPW%vSJwL!~7Z6%Fzjr^s|+@Ls|QnKz_kN3$vQ+:|JHg4D!FF+d^|-Q
      pct:9&PRw_q:1@$Q!g4c,0MLN0#fKy@z^qJN|+my2N;C
     model_y_pt cl.zHc#LSpDP,H+k%HpC|PP!6n:q.;
     target 4H.zm2.9y1.;
     progress gM.zqLwLfhmSFlP~4S3NCW*f33qyY$C1:gy4-tG+TpTR^P%+vWZ$l9lzZ7DzsRlNSv&&K+hJ7+Ghlk+%WMF&yD:Tc6
      M5|KYps2tqV&ZZ+;VKLv%S%RwmR9lgM12HT07g7F@jdC
     stack_dim_alpha ;C.,.+
     map_dim_alpha 3c.zkg9WJYy*17|6kw7w6F%6,$2N|l&f3NG8Svqdr*:5CLN9;C.M,m0,mCy+ZG!6ZJr5HJ1gV_g:vR%$Rp~jnh!MMF
      Jg;C.1
     map_button_alpha ;C.&9dWLP1,C@95TFn&dJ$MN8DgM.M#*MVhSKNVYPVGf-VZZTRdg^_6_F5Jd!pzl,^,S-sgM.1
     content_alpha gM.,.5_ky1VtRnHr#V|HQF#Dhhj9#k,FK4KLzy2;+nzGp%gM.Mqhf5gM
     scroll_offset_pt ;C.5v-6Z#sT%jrMNd|:P*s9fPL8N.QkDMM~vnZ2|zSD2WP;C.,
     scroll_velocity_pt_s ;C.5|S-cMkr;|Z,T|^qHVp|_6%wN.1;C.M7,|$nLfSS-Z8zJMH;C.,
     overdrag_pt ;C.,.+
     stack_depth ^8.,.+
     transition_progress m2.,.+
     transition_y_pt m2.,.+
     events ;C.4mNLV;C.FN&;C.DmN;C.2LV;C.5;8;C.8*c;C.*8R
    scroll-handoff-up 163 cc276cf73fcf41f3
     phase ;C.8^8.9L~.4h+.,.3n,.,.0;C
     card j:.,.,.h
     touch_y_pt m2.4NS!HVMqMjjyHVDGrTZCkmfDws5fyVs$FmLyr$1r,Rcm2.,.,.6
     card_y_pt :q.8$33,33kFDP3K-Jk7N2VPm8cl.,.,.F
     card_velocity_pt_s ;C.8YJ^sW,_&9TH5z,hY&c_PTm;C.,.,.F
     model_y_pt :q.8$33,33kFDP3K-Jk7N2VPm8cl.,.,.F
     target y1.8m2.94H.,.,.F
     progress dC.8*y1y3$FW1PSwmHl6f&T~2MgM.,.,.F
     stack_dim_alpha ;C.,.,.h
     map_dim_alpha ;C.8Z$t%y-_30&Wp5:TnTTH+gr3c.,.,.F
     map_button_alpha gM.8vzgg1V20WS;C.,.,.M
     content_alpha gM.,.,.h
     scroll_offset_pt ;C.N#3C^4RC#DD3^Zz83;ttwRP6hvHT3sk7+dLzKm1v*j1@cMW9yGc3f0+!M75MqkyC3rPk4w&f$|:R&,PN$W$D4Ys
      n2V7PF52^%~jPCQ3Wg+9-k!hTg2%.0Mk%W6%7R&&7h^*;zhF0_0J9g%kpJWS4,m5$~8H%%,r_RW#t3HT9T5!JT#hy!
      RFr!Y-j~vc$dH$wpwJ1|p$jG6ZM4w53C#;N4|&5R22Hc:3;0T:ttTqVq3Z@mzG;*DCpTw^kFG#,!RS~P@Wn|gp+4K9
      kwWjq5~vr1LTy02htp
     scroll_velocity_pt_s ;C.NG_z0LP_Ky8Nf$239fGNwJG+Cf4c:mH;Hjf7|8psvD%H^kr~Hh-;0kFh$1%NQZW2c4w%$,df;t2J%;PT0wNS$!6
      w2Mn3~R&z9jRrth0z1~R83yM_lf5pk$PW;Jd;$QTQdd+n+|cj~H~52~k%6S3k96m^L;s-5Vn-c_Vq$YD*h|9c~d;mD
      s#4R:pd,L5GPJTT!*hz7ds:4FN3G#K_%Nm@r-pF9,1JHSF&hGgpTTvhN@@TgZTW5g8hK261cP3Jcszz3MPrP_L395v
      n:N$DJ_:j^||9$hT;C
     overdrag_pt ;C.,.,.h
     stack_depth ^8.,.,.h
     transition_progress m2.,.,.h
     transition_y_pt m2.,.,.h
     events ;C.4mN;C.1LV;C.8+z;C.3v2;C.,.25+;C.T6R;C.m
    scroll-keeps-offset 166 0e595ca42bc4992b
     phase ;C.5L~.G;C.6wz.~;C.6^8.6wz.#;C
     card j:.,.,.l
     touch_y_pt m2.4PPF%fcW8j-PD!z7mf4FH2pqyyH.2m2.,.8NSgMH;-;Vr;d|#Z9wp62W5D6m2.$
     card_y_pt cl.c,yZ_*VW5L:d~dZjR19!g2*MTg$6R1,Qy~6H7H;YS_zr#ySphJ-6zr!~whZ-Cg|9cL;-p77tRj&S5R6!Qy~_,Py
      r$2vcDpj:GmTgC82jpC_zm9Y$fZ!hc1%,9C$:q.6&3F$6Qh_3GM47N^5YM9,Yd*P7*-7z04ngM302|~n-^L%dHHf~-
      %DqtKrKd~QC#qDdSTR#*YZ!W1FPp:MdNDmDhfJ!T&065QCgs2H^vMGKhmsr6%Q_C|v3QQ4zwNQ+^K#:0:q
     card_velocity_pt_s ;C.c5S1$M^LfdLK#lhT@HLH@q-%-,05,t210~h6kwh4s3MN!:1TM00TzmhmWhqvG8+D2Rwn*!*p4Dj:-z8|#&f_lt*
      54pzjNdw-NJ4+s6t6@%%kHD5m&#TjlWyh9,j;C.6~2m2dWKlKQDK+|+Qq#tNLLq06c+,LwvsJSNW5^:%W:jSf9L6@M
      $CVK3F~2%P;*5@r9vSS4-*c0t9wD&N%W$;Z2J9!#:Jzyc,vw5*Q$k8ryf%K1TNCH-zLjT;V|pjrzNM@1;C
     model_y_pt cl.Z:q.,.4&3F$6Qh_3GM47N^5:q.$
     target 4H.Zy1.,.4m2.6y1.$
     progress gM.crdf63L#-|Tnrg~3Q6QP-71$Tt!rpNhG65HfqJkQk5qy20fqSy^mtC6^C9KZ9+QG%&VTdlhV@zt6GpTK2y5S,k:
      !R:sv:TMHqPfwCt8:cG#Rhsv;$CNk$RJc^CkdC.6F2!dhftpv%hdfDrGht7wtsTJw9p%^mM:W~lck#hdNsgR,@~5T5
      h*N@2#QFGV!F#_,LnJ~-@4Gt97kDt:hh%#&^6,WQfgq1%YsZPpt3Wk9JQC4-_$fK2tFwT%nDt0gCM$$~dC
     stack_dim_alpha ;C.,.,.l
     map_dim_alpha 3c.c%K8@FG,5wLyHK~G*T&V3&5^R4^SnR2;C.M;Z&|n#+VL%:jpKfhdDn;3H5k2S&!LQPWKrZt1c%|;C.F!mVv+JjQ
      ZljMpr86Kp5r8%,R@Wk!sfQHkHrQ#wrrDclYgk*2F_;C.MV3d5*KhlZ;0$6D0hNmg#M-89FdLs#4_NCt!VMf^y;C
     map_button_alpha ;C.l,3d*Ls&sGl+g#Cf!gM.M%72s5kd7cJK;_;!wJsvpC!cgrVFtl!l,Yc9wd%HngM.FDyW,,~Z;4k#jv:;+tfNTN^
      K1t-;j@vq~Q!-pywL5QTdHkw:Cq+gM.M68n~4Dq*K+:!y-5vRn69S7MWyC610M:@VrY;1$-sgM
     content_alpha gM.v-MSWRjTn80M@^Q+MMVVrGr5Z88%VWm3@9#nN+j8$gM.M3tFk;!mG^qzvgM.f_2DS$M~$TqfV1Py+75S|GS97G|
      mS;8sKCG:k_GgsgM.N
     scroll_offset_pt ;C.5v-6Z#sT%jrMNd|:P*s9fPL8N.,.,.M
     scroll_velocity_pt_s ;C.5|S-cMkr;|Z,T|^qHVp|_6%wN.1;C.,.,.J
     overdrag_pt ;C.,.,.l
     stack_depth ^8.,.,.l
     transition_progress m2.,.,.l
     transition_y_pt m2.,.,.l
     events ;C.4mNLV;C.FN&;C.5jH;C.^8R;C.1mN;C.1LV;C.5h~;C.@8R
    scroll-momentum 63 6151834157fafc63
     phase ;C.7L~.4h+.mL~.6;C
     card j:._
     touch_y_pt m2.4mYLJr!GM7LS^wH@wk,m2.mR;*PJn$rZ2RlrVw#m2
     card_y_pt cl._
     card_velocity_pt_s ;C._
     model_y_pt cl._
     target 4H._
     progress gM._
     stack_dim_alpha ;C._
     map_dim_alpha 3c._
     map_button_alpha ;C._
     content_alpha gM._
     scroll_offset_pt ;C.7lcD78MlSp@-F3ks%&H$;mVJ+qPlV!;G&t0_tCDsWW^-YFlzsLdCy%6sZJssw%w*%^jTT@CmcZ^VMLsc!~Tg*N%
      lP#:R|W5FCGZ,T56*;kMR|
     scroll_velocity_pt_s ;C.7&mHLjzYRlrz&PT2~L#1+SKT~nQ*jmSlK#&&v_F;TvHlTpmzttLn_0Ng8z819@kzy68hr#h@h6h6#h+l0Lrnl:z
      dJ@N;C&Kd&HP-;Kr7_!m;C
     overdrag_pt ;C._
     stack_depth ^8._
     transition_progress m2._
     transition_y_pt m2._
     events ;C.4mN;C.0LV;C.33^;C.lR@;C.5&+
    scroll-rubber-band 115 348bb40068fa87b0
     phase ;C.6L~.Tn,.,.H;C
     card j:.,.-
     touch_y_pt m2.4hPg6884ThT*s0rHC-+kCdWMlS5c3_v|y@J7C&~*01n*-;k7dl9.2m2.,.J
     card_y_pt cl.,.-
     card_velocity_pt_s ;C.,.-
     model_y_pt cl.,.-
     target 4H.,.-
     progress gM.,.-
     stack_dim_alpha ;C.,.-
     map_dim_alpha 3c.,.-
     map_button_alpha ;C.,.-
     content_alpha gM.,.-
     scroll_offset_pt ;C.6dKdQ*zkFYS387|~f^,n5,s_22Z;7;vDqzPSd$^8N+k2wr@.2!:$dVq4TzT@y^m;Tg!zNFq,q^__#,V^fn^tCKC
      |zdRR*pR@^Y$3HChtQD9GgrzQtJS:mKl^L6@Q;MV6pnPWVc%RK5#nCPj1Q42wVdP_y;k0lW1pY10,KhH,t8kV;TqVn
      VWw;Sy^v~DvWP+dGwy7GLF8w-3@TKtw5&9
     scroll_velocity_pt_s ;C.6yl_s@j*0&;q^vprQ+6GN%yS*fT;FTNJlpKsc~J,LTq%Y,-.1;CwQ5*~78fd_Pv@||PHm~+qhDH5q;~KP0dffWN
      4|z90Y!9$++@KT!%~yyW-NTqSQR!9:1j-wqz3f+Z~~c&0NW!Gc_h;FmGYY!KYq66~WkqGkH^C^r~ntwTs,D9_J2pRM
      6@z6v&w-yFgrm2vKqY2w&#4Cv,dshc^0Hn;C
     overdrag_pt ;C.J*CN9GFj*;jKh_MDZJw3dJmdcl,9S.2;C.,.J
     stack_depth ^8.,.-
     transition_progress m2.,.-
     transition_y_pt m2.,.-
     events ;C.4mN;CLV;C.SYz;C.p%9;C.l
    second-finger 89 c0e4d3dd975c6385
     phase ;C.7^8.Nwz.$;C
     card j:.,.S
     touch_y_pt m2.4MC^Qv0y4k+L$sDR|YsPm*J-^#gVZv_&F^f&g9Y~h47Zc89Clm2.%
     card_y_pt :q.7zV%0V+SL7^R6J5H%F%DkqD%&W&-JT4:YC5YgS7g@F,07*kqMzCH!DKmm$y0-^1nwPG8*g*q!nvGwDKNr-2d;-F
      *H|$%Knzq_JL#rL+mfl7QQl_+W&D0-d;^tv_K#qF2*DjFzgwdK,y9#cpPS0^dc~7T&j*vF#F:q
     card_velocity_pt_s ;C.7##$;+Z-J~JPLC8|8s+Wp6^dHVyqdKhk3T,20YGQtjRM0^Y%*,zj|#NDR**wW7%H9ZQW8$:P|:Mjy%fyp-+36d^
      rMC6jj8+YQKyp9%r0VH$T~M3gF1D_D__Rdd69sr-c$ST*&+vTVW@W33RjCmv-HGHC#+:Yv3H;C
     model_y_pt :q.7zV%0V+SL7^R6J5H%F%DkqD%&W&-JT4:YC5YgS7g@F,:q.%
     target y1.7m2.Ny1.%
     progress dC.7Gl!m,d_9s^P11rYqPf+WrP|VvkQvY3Ls:C9$4LghQ95K+4@^w%M$gy^k|YKdLk$qWDVy&RZGwCdFqW,c:R8Hsn
      *fc&l$rC_!Snl#WmvCDVD+;4*J+wL6CdynGC5&d#T!;JMMDkNHh_|krWJ:1$r!h+s64f#2&PdC
     stack_dim_alpha ;C.,.S
     map_dim_alpha ;C.7SWLPyPP$:V;Wks%h+0!!mVsrK%yrFGHqSqsv+vTg;8hKKL#LTM^g64FN8s2nd8;LjnG_nhm2RGRv;C.M8-99yF
      sqSv0Kkg65g@7VWw&%fDz,~kt$Vv6GL2|M;C.0
     map_button_alpha gM.7NVqJ3y,,vZ+N^$Qmv8%!c4$19&K*V|Hz69,Q;C.5c+SF6S+6fS8y@wyslZq05G~f*:gM.Mh%LhtS17:cp5R:hH
      37m7M!jM:qR&*wZGp:0LmsV2gM.0
     content_alpha gM.wl0Q*S03*MFY1T;dv9@!7fD0t!Sp!T*tP:mnR:WJLgM.ML!gM
     scroll_offset_pt ;C.,.S
     scroll_velocity_pt_s ;C.,.S
     overdrag_pt ;C.,.S
     stack_depth ^8.,.S
     transition_progress m2.,.S
     transition_y_pt m2.,.S
     events ;C.4$n;C.0LV;C.M%@;C.#8R
    separator 137 28f1a631023cf835
     phase ;C.6L~.N;C.PL~.1h+.1n,.,.G;C
     card j:.,.,.7
     touch_y_pt m2.4PPPqSQs,MGw7;%nmm-D0:J_Nrnm|$n571W^QV_.3m2.LMjrq82DZ$rGLm2.,.L
     card_y_pt cl.,.,.7
     card_velocity_pt_s ;C.,.,.7
     model_y_pt cl.,.,.7
     target 4H.,.,.7
     progress gM.,.,.7
     stack_dim_alpha ;C.,.,.7
     map_dim_alpha 3c.,.,.7
     map_button_alpha ;C.,.,.7
     content_alpha gM.,.,.7
     scroll_offset_pt ;C.6^rcH|R4MdzgY_,H~:T-wfvkw^7^r3dnPSh.V~fF351vc+p2!#l+^p,$8fGqYyQ5j_^mm1_fF~|wMtp*nWH_3:$
      *j$w@6^Ph_+Z+;Tz8R2G%pG&PlfpF+!Ny75y:pgcCc0LVl%5g!rP6qc*7#GK00y*8F%QVyn$g6N~P:;z!scJ~t#yPd
      tmQ^_LzS^Q-C6+56M|ktWf*&vmHfgg;C
     scroll_velocity_pt_s ;C.6y70MRs|;l-drZcc1Cf$dyPv2h*f~NkM72f.1;C.Rr9yl7^gCk+q10Rt3M3vfmv5Sy3f_0~fZ;Mg@&zr:-z$hR|
      Dh1p!RkNc;MpfHpFRnm6G;%9CC176:S11CNM+@^y5QYM#;TDKJlKJ!nmjKhh^rkwjgFHZ:*5gnRV:1rSVCY$S~yg9T
      TPVD-rC+L~7r:z!K1tGh_+vZ$Z^#n305TG;C
     overdrag_pt ;C.,.,.7
     stack_depth ^8.,.,.7
     transition_progress m2.,.,.7
     transition_y_pt m2.,.,.7
     events ;C.4mN;CLV;C.MN&;C.KmN;C.0LV;C.0~r;C.0DW;C.nV&;C.l
    sheet-dismissal 244 adc1f49b67df7e6f
     phase ;C.6^8.Nwz.G;C.Y^8.Vwz.Z;C.Fwz.Z;C.g^8.3wz.Z;C
     card PN.,.,.,.*
     touch_y_pt m2.4Mj94!NN@;!rjNGh-!D,f*%lqPP692W0_Y,1LmY.3m2.rMjfRW138Pql34rfWLL$M@nq_PG+9!ZWdqKV#5yZSNd
      ;!p9t~VNvl;y#Tm2.,.nMj0:M2dKjq*H@!*-;Gm2.c
     card_y_pt G~.6M7!ks0n8qK,&PTR7D!Vl&WFt::vY-y4lZ%.4cLV+^hD9QDdZttgwtt8d_#w0F,h,G~.Z;gp2H+~gt+zW41~&pv
      V-q;*DzdFhDF_-%1V+G8@wd9&JynDMg6@4p:yGVFP_m_5Dg9Z77pqS!%86n_c83t*V~p8mwmRS$:m@LqS|Ld&Cq_!n
      %fHq_l.G,sK9Tlh7^cYZ&;9F;5lmpq6VyvlmzldcR4hTVSG:y|0#kC~fLqcD2-3%,&G~.hS9TZnsNgpQJ0rssPhhvS
      nwPjqP!K+Yz$KCg5@*%tZ~4|yr_fHc;7M,1qJfh0rJ:^R:w7_l
     card_velocity_pt_s ;C.68GMh%T2J-Y6!HVDR2,NRDQ+sTK~fRdh|~y.1;C.0nD~+Nwl,2H37mF6D^sL6V~H|J6q;pz;C.YMp$M-YV0:q6R
      jqqc,98&@JnMssV@F%NcDzdZ834@mvKlG-chs+WWGw~pCm,%m0-!Zm2WplmTdK;+&Y!81-&jVWk4:WHw^VyjfHr0VP
      _|Q#GJ+m-0w;;C.FZp2sG9JLFtVSW9+Z8lW0^7W:@6+1cpRYPhQLvfv&g17N#mRPMnFgZHyc;P6Z;C.gvLt+;2_$s$
      snVhY:$WJtdFjqp9yY-zpmFk|#r%FK9$KFN-KSTtS@LjnSf#HY!T5KHlQ815;C
     model_y_pt G~.6M7!ks0n8qK,&PTR7D!Vl&WFt::vY-y4lZ%.3G~.t;gp2H+~gt+zW41~&pvV-q;*DzdFhDF_-%1V+G8@wd9&Jyn
      DMg6@4_l.sG~.,S9TZnsNg_l.c
     target h;.6m2.Nh;.sm2.V9:.sh;.|m2.39:.c
     progress gM.6SdGw,PggNH2F5$@1^LV*lyzq!!2g0c%Q*y.45FQHDtf&1_y$p&wmnqzM2:2Z*+lwgM.Zyrdtl:!!nTZ,^-Sq@w
      9s,tS337%s1H2~W1&yyyn@6NkV-mtywP1W~*KswKYjnCw;K:#CW9sq0*DhHWPt#FMdjDF5%8N!!0Dhv*$#34p~kYL+
      -!NP;C.G4t|KW@wz0-q%&vmmHmK&2@sZdgqRS~%&Hp+q5Y!5j2p+_2zNv*zMW40&LMgM.hkG5Fyk&hM:HWw:~d++hV
      z2@4-T&LL!4z,mNQ0h#;88L%9ZkGJ4M&9vnZ#rLD35tNt,v@;C
     stack_dim_alpha ;C.,.,.,.*
     map_dim_alpha %_.6%ZNTD0j3q5yZ_q@K&@hQ;lMYcP^p*rg7J9.4dsf$zKn;~8NP&#KldzNvQ#P4GSSK%_.crZJVkT#KPVRQ$^0qQ^
      T*F!~%#KNJz,YS7VmNW05*0d*!yjK|ds,3!:Js2T_Mvw9M;tk%GN5LN4J4G4hVsJNkDgrGl;sRKfcdh#-vc&@j8&c:
      #y;C.G&kY3lmTCK_-Tgqm;Qw!|$!^zzNDKdsMkKJnf_26gv@P4WDp*P9Z@fJMG&M%_.hwl,_hn:85S^V^*4@Ld2_jM
      Dnf5#^c928~|JC10Cw7K,K*CPyc;76ZJ5r!4Pd5cvvd27j;C
     map_button_alpha gM.,.,.,.*
     content_alpha gM.,.,.,.*
     scroll_offset_pt ;C.,.,.,.*
     scroll_velocity_pt_s ;C.,.,.,.*
     overdrag_pt ;C.,.,.,.*
     stack_depth ^8.,.,.,.*
     transition_progress m2.,.,.,.*
     transition_y_pt m2.,.,.,.*
     events ;C.4$n;CHyPLY*FyZRjMZNjkZy++L1$@T&%jz39KDd;C.2m_;C.F8M;C.V$nLVC^sfM$vmrzymps7QvL;%m3$dk&m|
      $9tm~:tN7Zgg22#PlF^v^PvC_z;C.YYG;C.DML;C.YVC;C.Y$n;C.1LV5jCdyF5z8v;C.YYG
    sheet-pull-up 69 6da6b3110f1c5b17
     phase ;C.7^8.swz.G;C
     card PN.,.3
     touch_y_pt m2.4MjCc-LwpC%4CZ-&Hf3LQ@-#Q:Yvr7FL0!8H@l9dG@3HQ:KW5w2-p+#_pNSH2-m~|*GV-Q;wjYfP7LtyD!s#~49
      .3m2.H
     card_y_pt G~.74FZ6@hG9@lw$H,K^&R&,5-VTWL~W8g$Wn:2#c4l449-sQht1Pw~t$6klgVfw:Vnh5Yyd_YmW&74QY|PW.4SnL#
      cGr6-fqJPCC5V-D~_Q;6Z9pSG~
     card_velocity_pt_s ;C.7ThmH2@,9#GWF+h~1ZmyD4Q#DP^5mhFjdt|Mc2*8$ZsdhNKyhwt_r,y7FY_+C!&5z;Sk97#D~^&gGhyzl.1;C.0
      pPsKL+!#D5tM$rhs9ydpz:0|Dk~C^k;C
     model_y_pt G~.74FZ6@hG9@lw$H,K^&R&,5-VTWL~W8g$Wn:2#c4l449-sQht1Pw~t$6klgVfw:Vnh5Yyd_YmW&74QY|PW.3G~.H
     target h;.7m2.sh;.H
     progress gM.7&RK24RNyvn^LhJNN~^JG:G%knJTJVjF8GNc:L*!&L_L%nl6|S~T@k23r8;l5KlL!J_lWhgl|p2dv9rp~.4Cf+G
      %PR:D1nw_S^zPt8Ky^*-LLP!gM
     stack_dim_alpha ;C.,.3
     map_dim_alpha %_.f5R1l0F~kwsNv~MqH|#s,^6%F#H_GT|Zm.4!2vj&y7$;1pD%c5;wk!VFl&ZQ#nY%_
     map_button_alpha gM.,.3
     content_alpha gM.,.3
     scroll_offset_pt ;C.,.3
     scroll_velocity_pt_s ;C.,.3
     overdrag_pt ;C.7j$dwF||n+nkwd+lc-9FD!D#2Nt5vTT#fsk3f@kRn@9-S,l^V;C.j
     stack_depth ^8.,.3
     transition_progress m2.,.3
     transition_y_pt m2.,.3
     events ;C.4$n;C.0:LF6jHrrKMQ|^v&m@k2M07kdVt$!7RGF^$hTMm^g*8PW0HdPGjl~C7;vG3_~Jh;c8:SGR6c,;s75Sn$-
      ;C.2m_;C.F8M
    side-card 85 98e8bf789b2575bd
     phase ;C.7^8.4wz._;C.5
     card j:.,.N
     touch_y_pt m2.4WF@plVH#WW$:|qWV#8m2.#NS&gCTwSwcYYg~|CS6d+rN~Gm2
     card_y_pt 4V.7~vTc3q+7nlYJKZfW,T-9c,^Yqny+Dq7+glr;*kPy,gPq-zTph^YP85WtmMz3%5nQ$wGV6*s;hSqn,4z%CRrsKr
      #64Dh0rD~:8z88#mt|lhyFfZvsfPc:qQ;v85&NF1HFF7sGdqHgN,zL.5
     card_velocity_pt_s ;C.7S%NP03D6C-#-#5FtJ%|R#cs-cGL|-;!-Tg669KW&kHnCJr,5L:_10,M0zg%DjYl!t0+jN5~76wY*kR:Y0h,wqD
      L4qwTP#5NWC%q;$HZLCJ!dZ6,W-Jc8Y2w9%Zlgjr|qV7M3Chkcdn;C.5
     model_y_pt 4V.7~vTc3q+7nlYJzL.,.4
     target y1.7m2.44H.,.4
     progress tw.7@R*C$ct9@V+hlh~QHVlY!g_Z3|1+lK5QK5Z18NR3#4g#8~Wv*vgs,ZnDsJ!S8nwh2qV-_RVc~3+1yMm0,pq72W
      1;NJ@HF-*,MHPw*tHZ6Sh;4vy3fnGYQ:83NlGNQyq5s7dS!R^#2RgM.5
     stack_dim_alpha ;C.,.N
     map_dim_alpha ;C.,.N
     map_button_alpha gM.,.N
     content_alpha gM.,.N
     scroll_offset_pt ;C.,.N
     scroll_velocity_pt_s ;C.,.N
     overdrag_pt ;C.,.N
     stack_depth ^8.,.N
     transition_progress m2.,.N
     transition_y_pt m2.,.N
     events ;C.4$n;C.0LV;C.3j3;C.@;3;C.3P8;C.4
    sideways 25 02435034aa2aded9
     phase ;C.S
     card j:.S
     touch_y_pt m2.4MC_V54*|W_QRq2VDMHpFsv;fZ+#25GZf1VH8m2
     card_y_pt :q.S
     card_velocity_pt_s ;C.S
     model_y_pt :q.S
     target y1.S
     progress dC.S
     stack_dim_alpha ;C.S
     map_dim_alpha ;C.S
     map_button_alpha gM.S
     content_alpha gM.S
     scroll_offset_pt ;C.S
     scroll_velocity_pt_s ;C.S
     overdrag_pt ;C.S
     stack_depth ^8.S
     transition_progress m2.S
     transition_y_pt m2.S
     events ;C.4$n;CcC;C.H
    skip-detent 80 c0e33d164512171d
     phase ;C.7^8.3wz.,;C
     card j:.,.H
     touch_y_pt m2.4$|kQ;Y25Hp@W6sqQm2.,.0
     card_y_pt 8N.7vCT~6!-GGH:kz2K-gd#Dn9VRqJ3&CGm331*S@LJ@;Lcf0P9dr*-%WndtnH-;lCJp;jPhSD;h&7k402891YLVV6
      Wf4yt&;#QrS$%SzW!v;yT!KvZNN5T1|J6;@KgWjwMYM3vWM:Gc+q0mcl
     card_velocity_pt_s ;C.7+:9~71kv@8&+4qc90HC;6$M57#H%Y99gFNR8ZWvpF@@wY4:p0L2m8wKpYHm2m~-Y9%#V&Z-ln++~WrVZ816G9m
      5r47vfl!ND&DDc*JVljP8g+#--qKF9S1y58TWhj_S_:@YQZ5fy9dmw;C
     model_y_pt 8N.7vCT~6!-GGHcl.,.0
     target mw.7m2.34H.,.0
     progress ;C.7CVzl8!QCZ#1~p1Z9LMNf-F+yN64Q5+0k9Y_n:kjv+dN&:Dgj&RtNsmkKjpHdYSKZ#l@RD8M8!Q-ZWz^T$s:&-+
      NkVLlgvJmvh@P-kcFk5&#!#zGrn:Jvj,ws9j7s9PqJ+L;gr1VYk,;0gM
     stack_dim_alpha ;C.,.H
     map_dim_alpha ;C.J#pg_-CD@k5n*,GPpnw7ML;3c.M80s#fL1v$psYk_5k3snl3N@-WG,S|q0*^cHW1r%@3c.C
     map_button_alpha gM.J!KD&;C.^
     content_alpha ;C.7f;h,Yz2jP_n0!%P:gM._
     scroll_offset_pt ;C.,.H
     scroll_velocity_pt_s ;C.,.H
     overdrag_pt ;C.,.H
     stack_depth ^8.,.H
     transition_progress m2.,.H
     transition_y_pt m2.,.H
     events ;C.4$n;C.0LV;C.23w;C.|P8
    slop 125 f77ce77498d9ddb9
     phase ;C.z^8.Qwz.*;C
     card j:.,.^
     touch_y_pt m2.4MCjd3P@-mF0#5gy0Kzyc!FvfP@c_~3h9rD:Cm2.KMC7pgjFj!yVJ2P$FV~cGm;_5@jH%0V1L~DsFMj@gyg0583
      p^-K$2GC$vF&3@m2.:
     card_y_pt :q.zhYpqJL+2$ThkCJ8G@vN+PS*1GTFY,L#F$2@5dCDssNJj;V*11tGWS;88gf^mpM4_+5D4JH!JD-G_f^VKn$p,qw
      Q;C1Mn#KP1k9Tz*M4%Gz_%F2T$h&w$ZSLY~mL4Kv|j-5cp!hSQFt0f*2L*q4FgTs:q
     card_velocity_pt_s ;C.zKZVjR*gR0yq7ZdLc77%Mnk~GcHqhjYYKC6$zJP-1f5*@!FwCHTjq6j0y#^|tkl;W^#NP:wL*dz9kc7GYg9TV0l
      GCT|KZ:p9NL926h1L@l#*gJyd#s!5v;pDKDWV-Q+ygd-j4f~W_H_mK1v#Z$#q1m2;C
     model_y_pt :q.zhYpqJL+2$ThkCJ8G@vN+PS*1GTFY,L#F$2@5dCDssNJj;V:q.:
     target y1.zm2.Qy1.:
     progress dC.z!TRn|0pH@s1*V#hsn,7Z$qn4KDm5$wvcj!^Zlz_~sY_;69n4kH2d$yy;1mcghzG4gV4T9;2JlndQL+^v^g6hg5
      ,~wF_PQD98KHQSgQkm1k^GWw6j86c7md_2zg$JWt&D@!!+PsY#QgmK5z$Zd39HK8dC
     stack_dim_alpha ;C.,.^
     map_dim_alpha ;C.zry-0tcW7cy_@*;cnzr*7h0Wmq#JGfw3QKlYGVPfswNn4@GWmq+!VNY;*m#j|j@k6F-&dwm#L~Z8*gs;C.M0^pD
      DmNKy*zWj~+#W:$c|k6p!~6LVRLN;C
     map_button_alpha gM.zjmJj_+1Cg%jSK&MR&fVYzhn|7CJnWqd88tj@G@PMs*0fhHn|-~Sc-@~~Lv&PFm|$s&*6w7h,f;_1M+gM.M~0:d
      L%DYVsCHz7~Fd1CzkWw1w!$@cJY5gM
     content_alpha gM.,.RQk|DM-0-gsVC9PVWCn3S10-d*1JV4@q;t@Mv,SNPgM.J
     scroll_offset_pt ;C.,.^
     scroll_velocity_pt_s ;C.,.^
     overdrag_pt ;C.,.^
     stack_depth ^8.,.^
     transition_progress m2.,.^
     transition_y_pt m2.,.^
     events ;C.4$n;C.h$n;C.4LV;C.P*1;C.-8R
    slow-drag 100 0aa16e804c1fff62
     phase ;C.J^8.Swz.#;C
     card j:.,.j
     touch_y_pt m2.4MC#6VHhtQ^5N5sYPWt4Rvr:+!rTjd*TWm:CY:Y*g1ry^z6J#RJWH+h!H$_^hD$|mvHv8rY^#m2.$
     card_y_pt :q.JZ7NsfSl1jF7V,lQ5s5j_hf|:z+R6D@sln6Y@Js6DJ9q:D!R*Mwj|R1c*jrntwWkrFWCwH~Zv#&Jl1m_YlGf62*
      1&d7|qKqsQ#&~SK&h2C35V_jy616,M!,y#;1R&z2V5qF0#z%@dh2T_*2F;dh1s07q^#~,6r^,rpv2z:q
     card_velocity_pt_s ;C.J~gyqF#Q+YRW-SN*RRKtt_S5%8H!CRc6vq+GQ7zJ:RQZ!;mcf0d%YfK-nf&5ryL9jQdGS_!9^R+T15qK,#;s14y
      jfvH*yt~HtmwKR*WTc^HMzKyZ*GtQg&GljgN5hK3G53s4#YZVv4*W022Q6&cN_dT@hW_vwfh4@H7KH;C
     model_y_pt :q.JZ7NsfSl1jF7V,lQ5s5j_hf|:z+R6D@sln6Y@Js6DJ9q:D!R*Mw:q.$
     target y1.Jm2.Sy1.$
     progress dC.Jgyc60YH6NRjK%_TkL8VW7^n0#yQT|*KW_v_H6Frwl!3r*!k1sZl~tjGh-nw9!Dg~G_rF$Nyj;H6@|9J4mSq@s9
      GLy,Gh~PWsYDqPn;4k849Tr_,%hTDz^~pQ!79R:+P;qCfj2Y,d$QD|H_M5,Sk~5f8l,!!;#d2!gJ6kdC
     stack_dim_alpha ;C.,.j
     map_dim_alpha ;C.JCP^vj!n~6QQv0M5CTv0cJJH#l9vR*RQ6VG$,$v&mT%DK9%G_|9MS6&5*V1|wSN-Fp4D_Wn*#5:_;v#G54l;w;C
      .MNKlNN_NZYrk#k+snQH@:HWpNsVmgDhP5_,1|Y2K*;C
     map_button_alpha gM.J!Q6tS3@H%FN~TG_G@r24RrY|Vmkf|r+4!ZQjmcDs$t:8Z_SH1$JnQ0kD|G%-qJ,zpPd:cm5t!#Tq4ld&kZWfgM
      .MgFV1GjsW:6+Ff~W_HDzWs256G0cJKfWFjS3y_gV#gM
     content_alpha gM.%H-VS0cGMnH1#VHns_!&6&L2p2L,z@@+QvYj_J$-WgM.N
     scroll_offset_pt ;C.,.j
     scroll_velocity_pt_s ;C.,.j
     overdrag_pt ;C.,.j
     stack_depth ^8.,.j
     transition_progress m2.,.j
     transition_y_pt m2.,.j
     events ;C.4$n;C.8LV;C.R6r;C.@8R
    spots-1-9-components 120 6133c7ae8224e87f
     phase ;C.7L~.7h+.Pn,.,.G;C
     card 7Q.,.@
     touch_y_pt m2.4W,256N7j+!cMFRC+T8f%-pM5m2.,.l
     card_y_pt cl.,.@
     card_velocity_pt_s ;C.,.@
     model_y_pt cl.,.@
     target 4H.,.@
     progress gM.,.@
     stack_dim_alpha ;C.,.@
     map_dim_alpha 3c.,.@
     map_button_alpha ;C.,.@
     content_alpha gM.,.@
     scroll_offset_pt ;C.7~*+Nf,&cyqLD!GC0*P#W^:-2yRv1m@k-3kC+7k-m:&*VV@g;J+|h2ypnl,VV_zcGc9_6c:Y5wy+pG-#M;_92kt
      5T!tNsgYg_s%JkdPFK3*:s|S02j0+4nZr1:M^1RD|dt|@0,%;%@K|pFfMyzMw*qq%cz;|%&mZSN^Q92n:~F!hc^2fm
      7FhNdpRKF,6*G:gPp8y6z+,*|W03:FT9M;gsK;_RKnT7l+
     scroll_velocity_pt_s ;C.7Ztt3,g%L~:R-1g572$D$6N-H&s*j3&YPV$HN-^Gw$lFsj5#nRpRr~!n@1l,ZNhP@5+RV|nL:#;sn$nv6G$Lhzl
      J;4Ks7s*FT7ZN!57~_wYrR+0F34j|%fvf5nv+@nL*W8hMHz42Mqsmcw*&ql+_3K9wm+D@g1Nz!yD$Yd-Zf0-+3:my~
      *JVVNk$5#;5pJ3vscvQKLk+:*pD98hmrT,Rr2@JJ9W$:;C
     overdrag_pt ;C.,.@
     stack_depth ^8.,.@
     transition_progress m2.,.@
     transition_y_pt m2.,.@
     events ;C.4mN;C.0LV;C.6M%;C.N5G;C.n_3;C.l
    spots-carousel 259 c69213fe920b171d
     phase ;C.7rk.,.Q;C.Wrk.,.t;C.5rk.K;C
     card 7Q.,.,.,.,.1
     touch_y_pt m2.4f%Y0RPstRL1RZGrcm2.,.qf%zK%+T:1rn_4~~,nqfr-P^Rsvdj:DQQ%mCSnY|n+%GG+8#Sf%.Cm2.,.m
     card_y_pt cl.,.,.,.,.1
     card_velocity_pt_s ;C.,.,.,.,.1
     model_y_pt cl.,.,.,.,.1
     target 4H.,.,.,.,.1
     progress gM.,.,.,.,.1
     stack_dim_alpha ;C.,.,.,.,.1
     map_dim_alpha 3c.,.,.,.,.1
     map_button_alpha ;C.,.,.,.,.1
     content_alpha gM.,.,.,.,.1
     scroll_offset_pt ;C.,.,.,.,.1
     scroll_velocity_pt_s ;C.,.,.,.,.1
     overdrag_pt ;C.,.,.,.,.1
     stack_depth ^8.,.,.,.,.1
     transition_progress m2.,.,.,.,.1
     transition_y_pt m2.,.,.,.,.1
     events ;C.4mN;C.0LV;C.2g9;C.,.pmN;C.1LV;C.cZ8;C.,.LN|;C.K
    spots-carousel-infinite 457 99a88f26b90f1bba
     phase ;C.7rk.,.Y;C.,.,.,.,.3rk.,.Y;C
     card 7Q.,.,.,.,.,.,.,.7
     touch_y_pt m2.4f%vKT5&RLG526F!*Kk8K;~t2m2.,.,.,.,.,.Pf%6Q^%Ry0G$:$!s-m2.,.S
     card_y_pt cl.,.,.,.,.,.,.,.7
     card_velocity_pt_s ;C.,.,.,.,.,.,.,.7
     model_y_pt cl.,.,.,.,.,.,.,.7
     target 4H.,.,.,.,.,.,.,.7
     progress gM.,.,.,.,.,.,.,.7
     stack_dim_alpha ;C.,.,.,.,.,.,.,.7
     map_dim_alpha 3c.,.,.,.,.,.,.,.7
     map_button_alpha ;C.,.,.,.,.,.,.,.7
     content_alpha gM.,.,.,.,.,.,.,.7
     scroll_offset_pt ;C.,.,.,.,.,.,.,.7
     scroll_velocity_pt_s ;C.,.,.,.,.,.,.,.7
     overdrag_pt ;C.,.,.,.,.,.,.,.7
     stack_depth ^8.,.,.,.,.,.,.,.7
     transition_progress m2.,.,.,.,.,.,.,.7
     transition_y_pt m2.,.,.,.,.,.,.,.7
     events ;C.4mN;C.0LV;C.6DQ;C.,.,.,.,.,.NmN;C.0LV;C.2|;;C.,.R
    spots-carousel-item 259 a2f4e9215229639a
     phase ;C.7rk.,.T;C.Srk.,.N;C.crk.K;C
     card 7Q.,.,.,.,.1
     touch_y_pt m2.4f%M^^RWMSW1H7VWQm2.,.qf%Fg-30tKTSsHVcpR+G&m2.,.,
     card_y_pt cl.,.,.,.,.1
     card_velocity_pt_s ;C.,.,.,.,.1
     model_y_pt cl.,.,.,.,.1
     target 4H.,.,.,.,.1
     progress gM.,.,.,.,.1
     stack_dim_alpha ;C.,.,.,.,.1
     map_dim_alpha 3c.,.,.,.,.1
     map_button_alpha ;C.,.,.,.,.1
     content_alpha gM.,.,.,.,.1
     scroll_offset_pt ;C.,.,.,.,.1
     scroll_velocity_pt_s ;C.,.,.,.,.1
     overdrag_pt ;C.,.,.,.,.1
     stack_depth ^8.,.,.,.,.1
     transition_progress m2.,.,.,.,.1
     transition_y_pt m2.,.,.,.,.1
     events ;C.4mN;C.0LV;C.2GJ;C.,.pmN;C.1LV;C.3dY;C.,.t$1;C.J8D
    spots-carousel-page 160 dfccc7b7c6470f6e
     phase ;C.7rk.j;C.,.Hrk.g;C
     card 7Q.,.,.d
     touch_y_pt m2.4f%s%jM_c!hny_yn:Q@L0D|$vfr:D~#N+#:M4&9.4m2.,.Tf%!4l8%3!$kVZ2nkChNps7Lgc1lf5,@f++yF&9.4
      m2.H
     card_y_pt cl.,.,.d
     card_velocity_pt_s ;C.,.,.d
     model_y_pt cl.,.,.d
     target 4H.,.,.d
     progress gM.,.,.d
     stack_dim_alpha ;C.,.,.d
     map_dim_alpha 3c.,.,.d
     map_button_alpha ;C.,.,.d
     content_alpha gM.,.,.d
     scroll_offset_pt ;C.,.,.d
     scroll_velocity_pt_s ;C.,.,.d
     overdrag_pt ;C.,.,.d
     stack_depth ^8.,.,.d
     transition_progress m2.,.,.d
     transition_y_pt m2.,.,.d
     events ;C.4mN;C.0LV;C.M+,;C.,.SmN;C.2LV;C.KZ8;C.G
    spots-components 113 5c65eba65ef6bd75
     phase ;C.7L~.7h+.Fn,.,.H;C
     card 7Q.,.z
     touch_y_pt m2.4W,256N7j+!cMFRC+T8f%-pM5m2.,.c
     card_y_pt cl.,.z
     card_velocity_pt_s ;C.,.z
     model_y_pt cl.,.z
     target 4H.,.z
     progress gM.,.z
     stack_dim_alpha ;C.,.z
     map_dim_alpha 3c.,.z
     map_button_alpha ;C.,.z
     content_alpha gM.,.z
     scroll_offset_pt ;C.7~*+Nf,&cyqLD!GC0*P#W^:-2yRv1m@k-3kC+7k-m:&*VV@whvP5yMKT-46tkmjgmgVr|YP_hD|cvR+Z@*jY;l8
      ,#_kDj*sK%h^Q1Wr^2NTRh~q%@NLvtPH,2dHv,kHLLfz8%3&,$%R9WWp~~!s*5450c34Q$8hGT;R%::5wsg4wq~n,D
      26sCdh,V0|H&nVK&J_J:,3fMk_t@|Jtp
     scroll_velocity_pt_s ;C.7Ztt3,g%L~:R-1g572$D$6N-H&s*j3&YPV$HN-^Gw$lFsj5l*kmzf%NlyGVR,TYYgPLjgclj+&91f,wcwkDwf66
      vTnlzV0PGT9c5rPV1T5FfJgJ4hFpH_|ny^%n*#PJjz,kyQJ2QZ~H^5@yWG#TfDYqkKc8WsRn0CSkqthQq&#L+g6s!J
      srD3tVPysgM0L@0@,qSmGF@r$J&q1d;C
     overdrag_pt ;C.,.z
     stack_depth ^8.,.z
     transition_progress m2.,.z
     transition_y_pt m2.,.z
     events ;C.4mN;C.0LV;C.6d%;C.DSD;C.p6R;C.l
    spots-height-cache 151 dd088bac86c5d6bf
     phase ;C.,.,.Q
     card 7Q.,.,.Q
     touch_y_pt m2.,.,.Q
     card_y_pt cl.,.,.Q
     card_velocity_pt_s ;C.,.,.Q
     model_y_pt cl.,.,.Q
     target 4H.,.,.Q
     progress gM.,.,.Q
     stack_dim_alpha ;C.,.,.Q
     map_dim_alpha 3c.,.,.Q
     map_button_alpha ;C.,.,.Q
     content_alpha gM.,.,.Q
     scroll_offset_pt ;C.,.,.Q
     scroll_velocity_pt_s ;C.,.,.Q
     overdrag_pt ;C.,.,.Q
     stack_depth ^8.,.,.Q
     transition_progress m2.,.,.Q
     transition_y_pt m2.,.,.Q
     events ;C.&jv;C.Y0J;C.Yn$;C.Z
    spots-mutations 184 41acb74924e1298f
     phase ;C.6L~.6h+.,.8n,.,.Y;C
     card 7Q.,.,.@
     touch_y_pt m2.4W,-pf8~38:ScQmmYD_;ym2.,.,.n
     card_y_pt cl.,.,.@
     card_velocity_pt_s ;C.,.,.@
     model_y_pt cl.,.,.@
     target 4H.,.,.@
     progress gM.,.,.@
     stack_dim_alpha ;C.,.,.@
     map_dim_alpha 3c.,.,.@
     map_button_alpha ;C.,.,.@
     content_alpha gM.,.,.@
     scroll_offset_pt ;C.68@ggCw&;Kl+MNFLpsQZH6sY5:f:QP,0V0cwLM60,tgwd!|g1J;33FQ*v3~82d^qzF+3-n-Z:lQGDfFq+y7#0m1
      wYQwN*v;!+8h2,m;%JqG^v1TSSnLktk:cC-;q99yvZLP!Yr2W^0tgCFjs0yD0tnfL5rGtQY+;,54N+1f:WMs5HW76|
      _$%*9WW+tfCpDq;T!h#m5^:~,7@3+1Kj4Kr,N&p9J%&|~%f;Ky*v42ZF#m9#*j4|wy8Vr^1_gJN2_;F6LMmh2tWpc7
      #0&N4rs%KZd%M_,F4#gY,||@Q:zq4sWdF|wQy41Y97s4CFKvl00QG^hPFdh7YkN~v3s^FqDC@:!y@&yKJ4;hyh
     scroll_velocity_pt_s ;C.6NF,12ZGZlwhqW6Zn1Wg3+LycfG4gD%PfRQL;W6%k~9f0%WQ@,Dg;2d6SN|H:*^G~DD~8G39kfV!L#0--H1!5Np
      sK-MlNL&n9;4~~H@%qH#gLZ62;2h7J7zP0;FT~p*!;V91FQkdnQsl5+@5~;Ww&8nFgrWlZ-C$4MQ~0HF*rtmw:$9@Y
      FYN1-lDKQk_Fwn*j7zs60|~9Yy|-wy*JZ&S$gRV$M8Rdq7&%;ClPlqm6GwHFfL4|k*8_f;4r#dN^6j$SYjlgm&dnrg
      1MdnryWDCN_tzgnzzqSJTfs4^wH|NdMZ~:$,07mRTJ~1|Rfr_;dv%SGd1D*@QVQD$,wl_mHlksKrzW&sppMZ;C
     overdrag_pt ;C.,.,.@
     stack_depth ^8.,.,.@
     transition_progress m2.,.,.@
     transition_y_pt m2.,.,.@
     events ;C.4mN;CLV;C.5d0;C.DVf;C.9nv;C.9^d;C.9k+;C.9Wq;C.9~:;C.!zz;C.k
    spots-reach-beginning 158 e7c9c79a44ca8edf
     phase ;C.7L~.mn,.,.9;C.h
     card 7Q.,.,.Z
     touch_y_pt m2.4W,Ls*|pGvQjMjQ|ky5G@npDGF~zK4%T~cV52_Pl+0Pnrg2pJz|0fsVLN6_Jk5TzpCjd@YsrHz|.4m2.,.v
     card_y_pt cl.,.,.Z
     card_velocity_pt_s ;C.,.,.Z
     model_y_pt cl.,.,.Z
     target 4H.,.,.Z
     progress gM.,.,.Z
     stack_dim_alpha ;C.,.,.Z
     map_dim_alpha ;C.,.,.Z
     map_button_alpha ;C.,.,.Z
     content_alpha gM.,.,.Z
     scroll_offset_pt ;C.7,-L_TjtZCjSlR;D,cHn@0$$t#SJNqNlVK6W5HVGwJJSQd;,5Nv2-g47J:nFW6hM3@sSQ.5wrjR!%5JH,nt9RQH
      wFT8D7Jk&GRZ6FDzqM_Dz~$D!T3c2$jpN+h_jJWZM0v%2CD18DKN7~pvt6P1~9v^PJw^,;F5dF_zk%^&$d|G_gLp#j
      ,RjnH3:52hw:sGC9:&,2p_qQfJqRS%PZ5JVCr#yrFC;C.h
     scroll_velocity_pt_s ;C.7nS~d4R3CNFHMNn9R+&,GKZqkz0t|ltlK3M%Q$*5&:RJ1Y!z;_-grFRT@ZnY$,dg,sS#6.1;C.2mTNyhh~#4|d#
      !;g!tN,j!Z;M7cGzsyhzCGw%13Wl78yy!R-,|jdvTK^Qh;Qhy7~Zs2L6_KnSrR_HJ%0njw77-49tK|5:ds3F;H$MQ3
      wsh$sg4y6pjzQYN;5cwKTT802Q#F@VD+gcHyVG@cZD2cj*;C.h
     overdrag_pt ;C.7l3n^Z@:MfJ2@+-;2|6vM|YWzQ_DCqk4W1-~,TKV^ldvQ0mP7ggY%8HNqMV|;Nz8T#VvQ.4;C.,.v
     stack_depth ^8.,.,.Z
     transition_progress m2.,.,.Z
     transition_y_pt m2.,.,.Z
     events ;C.4mN;C.0Sf;C.h!Y;C.0YznW;C.hnWV&;C.gnW;C.j
    spots-reach-end 366 0a26858c2b1f4e6e
     phase ;C.6L~.6h+.,.nL~.8h+.Vn,.,.H;C.hL~.6n,.,.N;C
     card 7Q.,.,.,.,.,.v
     touch_y_pt m2.4W,Pk;r38lwC5gfVRKVGPm2.,.nW,-z,hRQdFCS!zj33+@6m2.,.,.CW,-z,hRQdFCS!zj33+@6m2.,.P
     card_y_pt cl.,.,.,.,.,.v
     card_velocity_pt_s ;C.,.,.,.,.,.v
     model_y_pt cl.,.,.,.,.,.v
     target 4H.,.,.,.,.,.v
     progress gM.,.,.,.,.,.v
     stack_dim_alpha ;C.,.,.,.,.,.v
     map_dim_alpha 3c.,.,.,.,.,.v
     map_button_alpha ;C.,.,.,.,.,.v
     content_alpha gM.,.,.,.,.,.v
     scroll_offset_pt ;C.6L%prC;h0SWm$q7FL_~q1QVk57c801l%6DLrF!rd165R2C~S8z_3Jr19$j9%Dg5hMCKy-,T^%TKQ53ZKdyHsV;S
      226713#,c#*N41C0#s|8F_4!&25Q5mvRp%j4*2*q^yl-J+ZQN2Y+%dQ01dsNS#L*F&HVn!,D*c0pN!Tl|VJ~C@F,l6
      RLv0~$G5Wj@J8z_hQGLnd$zP#FW2CSgyCD2szCRCNrQ4ZyFMW6|q#T@93@N!|sm^P1KfW0FwLfV0Z$n@vk*M;g8h$d
      Z3Sw**#j7YtH;T1ZsP,_zqrrQ|^KVMzn%lC@w%PPpq*qyV^%RH:Nrs96R#Z;lT7@-7f^@v*&69$!P$%Z#k0J49csH+
      +86Z~,D^Qs*!7f-7YN8^YZDhZC|zK%-#31,pg6!Zs;7Rl^PT:fj2rKGWD-T_*$%ZL9tsQzR|CsFcq7FRJN%1Hp2g3D
      ,9Z&mzhC_wFR&m.hQNJY2KY0|lv8y*WKQ*&&g2*WWm,m;N,H@6lD+!!^|$cSpYWTPpFZPv7y;&Rz6492#r-sJk,|@v
      #d+YW!&n7-7M5P_lZl&PTyq$80HKHN$P^tqq5jGt1|LM6,P-@;m|zZ7lzWCh5^@N,7q1r-|QnFj7g0PVg59n2T9^Ns
      g#kq8Yc:65,cSF_r6N^hQ-&m
     scroll_velocity_pt_s ;C.6nLj_Zn9v+QTWMgJLySwG5Fhnm@^MZlDMVfQjf8Fr*j!tr:$&TcC9w,8C,WLTZ3!MMJJ!2^8fsJ#M46C9LN2+D@
      +|z:F-*Ql%F^9Vz_,YF_t|n*__g1w8rQ,WtL2mW^PKn$8QQ3!PD9T-;!qYtwF9Z0W2LKQ%cC0@m|__#~|2;D-|%kkz
      YYd05znF1ZtZ#hL:$@wy!#pP,p,z;|h6SFq6&Z50Tv1jDZm$;CjwS!Hd91*mcTWPjnllZ-Qc-26W6y#y;ckFwW9gH7
      q|CsPzK^_;Gk::Sh-tGQ5@|M5mv3g9NrQ-!wf8CLQ%NZ~:T@J_P7%dWK0F,m,Y9V4&z!n&~9t_zm^P4jGWkz8tZgf!
      S0jqLk^67+PQ|QZ,N&smpW*0zH#CCHQHKWMh-n%z%Ym^yrrQPT*4y^vsWV^7#:n8-6TPh3Z|:G#N^NtmSQhV1$*7:~
      gWM*nS9Y&zwd;C.h$~lz8JzS6V,5:TJSjMy_LjCckTgY7jl_%@hd4SY#zY9~VS_TkJ4F7Gn2Y8Y9:&$Y0Ymwmq3G!0
      ,jw9Lft7+V:+DfyT$NQv:hWhvFVPc;n_tKPPfmys3wZpK4LH9LkHR+:gcq,rm:T~5VH!Jgj6_HWDSRy8&l!wHrTQVV
      7JN8t^P9qDcz825w#;ZR&d;C
     overdrag_pt ;C.,.,.,.,.HJF+L;:j;gRFc6qt,;C.,.P
     stack_depth ^8.,.,.,.,.,.v
     transition_progress m2.,.,.,.,.,.v
     transition_y_pt m2.,.,.,.,.,.v
     events ;C.4mN;CLV;C.5dQ;C.2j7;C.hZJ;C.1j7;C.hv|;C.PR@;C.7*|;C.0j7;C.QJl;C.pv!;C.,.4mN;CLV;C.5t!;C
      .vv!;C.l
    spots-reach-end-7 374 c3b2399ccdc1b421
     phase ;C.6L~.6h+.+n,.Qh+.cL~.8h+.6n,.Qh+.,.tL~.8h+.7n,.,.M;C
     card 7Q.,.,.,.,.,.;
     touch_y_pt m2.4W,Pk;r38lwC5gfVRKVGPm2.,.nW,-z,hRQdFCS!zj33+@6m2.,.,.CW,-z,hRQdFCS!zj33+@6m2.,.Z
     card_y_pt cl.,.,.,.,.,.;
     card_velocity_pt_s ;C.,.,.,.,.,.;
     model_y_pt cl.,.,.,.,.,.;
     target 4H.,.,.,.,.,.;
     progress gM.,.,.,.,.,.;
     stack_dim_alpha ;C.,.,.,.,.,.;
     map_dim_alpha 3c.,.,.,.,.,.;
     map_button_alpha ;C.,.,.,.,.,.;
     content_alpha gM.,.,.,.,.,.;
     scroll_offset_pt ;C.6L%prC;h0SWm$q7FL_~q1QVk57c801l%6DLrF!rd165R2C~S8z_3Jr19$j9%Dg5hMCKy-,T^%TKQ53ZKdyHsV;S
      226713#,c#*N41C0#s|8F_4!&25Q5m_wq;3yWpS5$rrRY%fdrJ9Jnr0V-pGSZ4ZJ0GHDn*^PQ51DVpfy5MtW,mcDF#
      CjlG&%f0&qN6$Q$y;,_cNf,2yP8%Mz#:~mmzKnzYQ+d%^@G:6Ct@M4lzC%;*q3h$Dy+2089DTg72^^lJqQkLP7N-!T
      FF;@2ywzHR5gz#kSl1!M!-:P+hQwwymHJ~yLp%LKNZy54C5w#;+|^R@TjJN*6d*P4v:|G-;zpdG@zt_n1MwYM^w,|Y
      9zqcVz6&C15SvNtqyq7;gG2kj9Fv@Jtdrr-,9*S_Sjc|M_r7mz!lrqWN&+;Kzz0Yw0%,6sRpQk|H:m*mhh_+j,:tjL
      *55Nz|L~tsrdR^Q6w#zV1:5&!dC:3Q2:5JJCKf0YTp^tMNvF#71!-DD0d*vdqtrs_zt;|j8$w75nd@DC_^r#R$s_+c
      $J+0P0Cmwg&||wZ5,:832vj4PwKPM1skn8$dTyG;+V_k_%2lkz*D-|pQ3W5|s4*n^V!CNJT_tvKwr56Z2fnH$k7Gk9
      73Dp_lVQ*v5pN%VkvQwQk2S_2Q4wC,q6mZs--zS|j5pyrhkj|nPjpG_c1P6h:d2L1_H66h9!+#394z0Gt2hq@T^t9+
      pG*,cS~*d$#&TF&m
     scroll_velocity_pt_s ;C.6nLj_Zn9v+QTWMgJLySwG5Fhnm@^MZlDMVfQjf8Fr*j!tr:$&TcC9w,8C,WLTZ3!MMJJ!2^8fsJ#M46C9LN2+D@
      +|z:F-*Ql%F^9Vz_,YF_t|n*__g1w8t*7nk_r|-g4j4zC|3!~pR!ss#tg@Lw,F;TLjT:m2%pWN!7cK95D$GVSH8Q1V
      l!v|ChCT#j1HS0TTNM,&J3W^Vzz9*72pFrTw86S-Prg$3+c4;CjwS!Hd91*mcTWPjnllZ-Qc-26W6y#y;ckFw^SH%K
      wjYqsSJy5d@~#@w2Wp&g%L0_::%wDrtPd10wTt9k9^cMG~Mfc-KPnmZJ+$TNHfZzp2$t+|0Y0Z4_mlSg!gJwk$fzfc
      Gscn6g;QG9GsYTP+2%3MmW6c&*;j#$4!y3sFzlC_@2G4|2^rh,vq2sQ15qF!t%vDRQLg!DHF-t^%KchdK$:^hdjkvt
      Nq!R$Q*RY-;+#TkY&S$;w~%_j#5Q-|c;%wN,f^zj%5*:~_R1_D2DDMcV|1H4Q9dm,SV&|LSHG%4v#Y;CjwS!Hd91*m
      cTWPjnllZ-Qc-26W6y#y;ckFwW:PJZ$Q8CN$1R~%K6%Pj^_,YZ0Z2&+y|sJ79RL0f33$^wNT-7gGgFCZlJtTS:tm47
      S@VSH&hSq#+Fl:TY%*~|kK0-nZLc$d0M^_KPs3Z*!m0:;w#tmdwk3Z2!PnmG2RQ^D2PM%FJ+S@,7zY1,R2hW,LDf,Z
      P,|#Rjg*N$3SD7;C
     overdrag_pt ;C.,.,.,.,.,.;
     stack_depth ^8.,.,.,.,.,.;
     transition_progress m2.,.,.,.,.,.;
     transition_y_pt m2.,.,.,.,.,.;
     events ;C.4mN;CLV;C.5dQ;C.jj7;C.CJ#;C.PL+;C.ZR@;C.2j7;C.2^S;C.5&F;C.P+$;C.,.sR@;C.7*|;C.6L;;C.tv!
      ;C.l
    spots-refresh 248 59e956c9ad5974ae
     phase ;C.7L~.Cn,.,.2;C.1L~.vn,.,.t;C
     card 7Q.,.,.,.@
     touch_y_pt m2.4W,NHPQr;+s0cq5_VKPyM.4m2.,.3W,4q%49J2z_J9LQp4#02y8-S$WH6t&D6-sH&r,31094Ch0pW02j28^8ch|
      ~4pj-D%SHd63swYh&!nt;0f,fLpj.4m2.,.v
     card_y_pt cl.,.,.,.@
     card_velocity_pt_s ;C.,.,.,.@
     model_y_pt cl.,.,.,.@
     target 4H.,.,.,.@
     progress gM.,.,.,.@
     stack_dim_alpha ;C.,.,.,.@
     map_dim_alpha ;C.,.,.,.@
     map_button_alpha ;C.,.,.,.@
     content_alpha gM.,.,.,.@
     scroll_offset_pt ;C.7P9VqK5shNl12fS.5v1MVmR~#LWQPw6VM1Gp$8cq~6fl_TTG:1-Kh0_P|Dnp#RpYws55K&ZgY*2@21gd5QKF#;p
      Y@lD%@VqGd$wF0@HnVTWP@3;s^j+VQQzSh%lv|cW|*C3$&69;Q3QTD@^KGpD&,&S;C.1HTmtvVR5mWvT%2LMM6,,Vn
      @9mg+M~_0q*YwF6PjZ#%nKGJD2ctG#@_hTgzN1|v%GWn,,wgs#!^l97y_hgz.5CNFR~4tC3%wh*lWy*y7:0S&&tPdr
      *M@p;lGg5s||q_3tYr$fT75!0jVJ76M0zszMsvq9^Vj~~t0-P2&mpmdt4v+$cl0p|!VMJ%jL$HT-fk;~HFZZ94Ws5r
      Vgq$DJK~0D~jrRWz_8SJ#v^&dMT~&RJN#QKR&Y,QT4#j-FdVwl!5~3sC;d&J!D3%QL50m@@_;q;;zK@hGVjPMVZ8Pj
      ~9VjV5J~;C
     scroll_velocity_pt_s ;C.7#SmR_7tt1*zp_7.1;C.2s6#Vz+Cz;GFnd3#z0&zGLr$dp|4L$V7z6dJpS%LLg8tm@_SY!2qP~p%0nS!4n_7r@Q
      PW6m#_D8$5R_0-4Yy-42|hpfw-ZjZ-7@n!h:tQ&~*,hy3&yHZ5+C4Q4t+DV$5MG%THn*;C.1Fp@@n0:+y+g8,$*wG^
      0sj&yj;$FRPgzNd^STGht:*:lD~Nq4-qdsfy_4v$Y*q86V%$jVK8-,Wq!D5l_Hy5.1;C.2Jm;#,%w013k*kKj#+tgP
      M5h0&G1-LqLjf2;WRv1H_~,q~k%50jW#l~Ys#Q:*H%mN1vQytd9,!:*2%KW1:s@NSY3&|f$Q~9vh%*N-dY!0;rDwpH
      1$mkJt&zM8D#_g91CNpsH+!CZ0~m;@;gGVYk3#*3lw3!@L~r@D_T6cq1Y;h;J;K1CHLV;,TJ+^rjQw8N71N-Z^LGWm
      T9$Z2Gl83ym1Vt*G;C
     overdrag_pt ;C.7S1p;FP1hVy+VVw.4;C.,.5Cg#92Rf1T32Md2!lHjw|W7WRp9Cd:glh34QGC0@:;d,!ls:Ph8Lz5CK#G!v5dyHG
      9ch2j1*_Rg&w77!;G!.4;C.,.v
     stack_depth ^8.,.,.,.@
     transition_progress m2.,.,.,.@
     transition_y_pt m2.,.,.,.@
     events ;C.4mN;C.0LV;C.9Yz;C.YV&;C.lmN;CLV;C.KHQ;C.TYz;C.dng;C.kV&;C.l
    spots-scroll-as-one 121 0092e73434d60f2f
     phase ;C.8L~.Fh+.Rn,.,.6;C
     card 7Q.,.#
     touch_y_pt m2.4#W9HRh2+,pg%Cm~L8QgvNmF%l@l,tcZ:Rj1hm2.,.f
     card_y_pt K2.,.#
     card_velocity_pt_s ;C.,.#
     model_y_pt K2.,.#
     target dh.,.#
     progress gM.,.#
     stack_dim_alpha ;C.,.#
     map_dim_alpha 3c.,.#
     map_button_alpha ;C.,.#
     content_alpha gM.,.#
     scroll_offset_pt ;C.841pcD-JNshF_84nR,:FZKm@0j+q,$@VnJCV%WYT^r0DYD#ZMVKYc:7%!hpL-k@$s+gW7f05QrSCzrQ9v7~K:yz
      y1,N4kw$@;MptHK_DkptfNQYl8hf6!c|&P|-PK|g3m1z~^Mz*h!R:6D-8K5vsS$*~TqQj*Q#GSwrq#DtvZ9;R@98Fg
      Q!|Rttgd&qJ@d6mk7mKQP+TR_FTsLY~2^,qW~fW0MFN~17
     scroll_velocity_pt_s ;C.8ZJ%MrPHjH!67R;:2P6mQ,;Q7h^W+%M@6vl$c*34FG!~7gd8:j1%_yv;!9K-Cc&&Mj2m;373t&mHcK*!VPywyJy
      QL$G;5zJ,St0C5:Cq_9QF+zqQf,DgRv3:ZQ~nWs:DG|ZP%S*@K*8YqS$Hy~f85Yd21!WHMc3Kk2:C9J0lWfp@SYgzS
      W|wl;Qh0RVmVgj2K9KjdF*@5TmZd+*qC6f;znd4#LnjQ;C
     overdrag_pt ;C.,.#
     stack_depth ^8.,.#
     transition_progress m2.,.#
     transition_y_pt m2.,.#
     events ;C.4mN;C.1LV;C.DTH;C.Q!5;C.fQw;C.l
    spots-sticky-header 414 d343e36bdd5e098f
     phase ;C.8L~.Mh+.,.,.,.,.,._;C
     card 7Q.,.,.,.,.,.,.Z
     touch_y_pt m2.4W,h;Tv+%3~37Q!qS58+k2~VzmkPR86^Zz*8T!~^3qh^4rm+lm2.,.,.,.,.,.|
     card_y_pt cl.,.,.,.,.,.,.Z
     card_velocity_pt_s ;C.,.,.,.,.,.,.Z
     model_y_pt cl.,.,.,.,.,.,.Z
     target 4H.,.,.,.,.,.,.Z
     progress gM.,.,.,.,.,.,.Z
     stack_dim_alpha ;C.,.,.,.,.,.,.Z
     map_dim_alpha 3c.,.,.,.,.,.,.Z
     map_button_alpha ;C.,.,.,.,.,.,.Z
     content_alpha gM.,.,.,.,.,.,.Z
     scroll_offset_pt ;C.8k+t-W@N5sK~-c60hh11m0Mrlt59D4,gl!#8_&pTC*&FN8hQyz7vG*6hR,;Z|z10MNt~s-V%s8ny%hd7qlp*~c;
      kK07:;k8_tsm!sF|-^wv9#MfzlPs|T!*tDNdM4ZL!2*T$d#gc8!gK!Wk7|-&S*8JtS7K^yV42R,-vq29lFz%~wn*31
      *Q5H3t42Gq4dnCH$2KPJml^*KSl;:|j%1nyFRYyDKT|2SzwQ64dWm4:!_D&CfZSq!vrSJL;HTt0dVrsk*kz&cRWv~k
      ;77L-N2F!DpJ7!2jRr-l|W01RDwWcQ-S3Yml-V;9+n2^d:NwwNTry5YHn!C1dLFPL$lh_M1*SS3jm9SH9mSqqm,c~4
      yd0!H$*zWK8l&c8cV#_~1CgzWr:WPt-25C81C5ngg&*y0jG|:4j~@C,;vQ4J4rD|K*PF5tt~^w:!@6s&_2:g5VtdSr
      ,jTyRtyy,Wh65N-3@@v-SVq*|7G|Z9%fG1-,Z-&GKPs,V1R2rq:%Z_Ny-RGvTvY|Jf$d3g~&D5slH,Q@nfQ54_*FY+
      -fMfNHd1mQytJ^,GTcjFggrs7:v*3VN|~0jnMqm74M%j4ZcP+Ks70s|~pttv9Ph#k#Dl44LjlfL~q+clL6;2Z5f1~f
      T&~_2Q7-pKrwCJ5w$yDh2Q,*2QP3H&GmgD0r6V&L;tKnMGP7#Sr$$~Q^^kGV~6$kg5&r_:GWC&cLMy:6_LmJ3$QgkW
      8j$43s1Z!_F1:#+_@69Pm;;rL$Sg%$%TJgtp%Ns#MSF@gc~,3|kQ4Dw0fYs&+k0t;8rfMZP7j:!J19Rm0^5*HVQSmd
      w;
     scroll_velocity_pt_s ;C.8+:+fwg82Gn-DCjSD%CSt5#-FHNLFzyw*,Lsn;,f@P+j%HQRDCv2gKKg$GfJ9h;DTc#zYwpr,+0$*^Cy7s~H-&6
      *!qz9;WDkz0Rc61R~p8f^nH8GWqMC~M+^c-rW4~f+|TSRmjN^9Vr8|4;+:!h1^63!0YW:+5LJsmQC!k9^@DhDyzGLJ
      nr-z%F8N%n#d*cRmmkpf-+dd!YV#;nJ7RVL7*6SP~llm%dV^w8z*dzRf+*39*VW4%k%Td^T,!jkldzd6VNmq0|p!#9
      rYG9H$vth:c2Qf$*2Wn#Hn0nHzSGd,RgPT_jglr-*@Yr,!Nv|LwyjRp%PR6HNvyT~5#Qs!pVWqn4~^KLKzWV70%h,H
      Y136KZy:dgCY!dVt0F3^FRnSz0g+5DqgPwG|*cN6;W,,fl:M@K:v**0-F9v:PNw-:TF6S;|d+Nk;9dr7K2^Tff#JpQ
      7C3,M6|+-3S4&9cF3:0P,n@yZ!syzmv8Vj691cl,;^:8hdVWt;NFq^M9ZTkf9ygD2TvdV^|2~tLF%ljL;L!0$~RKgH
      McmT*cRP%p+dTn#8%ndD84#vq%G|97tc$#VrC|Ct&C3~DFt0l3^lVQ5MG^p7h$qyqMY|Ny,:f-T-1NZlhM#+kZ!kv~
      cQNNc82YCYfp#2!$*gL2dF+SMzwR&$n&jMG@yJ!LLVmJQ5V-82R^_clzpJW8Q_0Vr_qS^jZgc5K&CH13zLc96P+Mk4
      JQ|h0jnJ6^ZL~Gm1PY9|+|CW30,-4Z9*ZR-5#SfqkTfzYhM|^Ghlg&WY~$pVCRyh8w,gK1d,q2K5ScVHlm-Pd2*c6%
      ;C
     overdrag_pt ;C.,.,.,.,.,.,.Z
     stack_depth ^8.,.,.,.,.,.,.Z
     transition_progress m2.,.,.,.,.,.,.Z
     transition_y_pt m2.,.,.,.,.,.,.Z
     events ;C.4mN;C.1LV;C.LFm;C.,.,.,.2pL;C.,.,.$
    stack-dim 181 dc86087acae1a9e4
     phase ;C.4rY.Z;C.M^8.Pwz.;;C.Cm6.j;C
     card j:.4Qh.,.,.8j:.k
     touch_y_pt m2.;MCH-@Thy5ttG|FQ,CMwJDTqv&Ms|r_%26+-#n@nhvQJ2%Jy;m2.,.m
     card_y_pt :q.@5y,M*t$*Qt6+J!%#@^~J47frzqk94YZk765yGylN|2mwP1tC,ytzgs9@|5Cy6;r92+5$f04_nM_wG3v%H6p*F*
      _L+HKP%sP$Vh7%YzM~l,*@9@TZ^w$1H:$V+|*nyY_~3@Njygh:$1mDcP072F6NG%#~8N.DY,n7vT94!4nqGVNjSY7n
      9c*TNrlp$M*jH@mHNhGsTHYd9$5gqSwGDwR_:KypQm:SHY:q.1
     card_velocity_pt_s ;C.@m$pJjrk;RchKV#mCZ4L,76Znm07^_C!6qYW5G$SF2HZvD2*dZM0:pfVKy!2p@2TskDJ!cMsm^,ZSmNVVl;-#$+
      ^nZ+*Cr$$N5hHZ4H89Cchnj6k6Z5@W^hwg;htCLD2CD~-j||V;!^J6D_wyHF~gMcft;C.D&H%|R_lJpVNVF__7d|_y
      Y_MC0g-Q~&lTD;;5d,@+Lf$jsc@Qh$DZMsk16,wvkjNY0n;C.1
     model_y_pt :q.@5y,M*t$*Qt6+J!%#@^~J47frzqk94YZk765yGylN|2mw8N.,.0:q.k
     target y1.@m2.Pmw.,.0y1.k
     progress dC.@js@:;lgFN39H9tS4$4!;|pHFkl-~7Y^vv0C24P72*@Rc_V84jht8~6tFK9#!K$+pqMT+JdRf5DWH^64v!qs74V
      ~cSj6_Y7:Z4Sg#:528zG8Q^G2gmz|T,cyWnqS:h3_z+NvHcK@04_*w;wzwR$l2Qg7d;C.DLlQ4y#*Gw@ZcVV^W8^Cz
      G*gm!Q,jDqn+Tj|d;gk|#$TTF,T1yD9H4qC,L;#$td+V8#dC.1
     stack_dim_alpha ;C.5qH:s;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.,.tS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1Rl
      2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C
     map_dim_alpha ;C.,.,.:
     map_button_alpha gM.,.,.:
     content_alpha gM.@v@YFtzg@!$zhg6d&*Mr_dkNJPZ@N9gG9p&p@6RRfzv36@S%rKmD|V5l08g8Fzl#fW3#vg-;C.MSqDy6%mZHNv-
      VGR~@$%&Qppqr*S%^+G^v4l6$JM*;C.F1PgZ0rK-CJNrKKZtFJt+*DZ*N;pn3ws^CKP#+23G0r,dMs3ZvcrPJVVDv+
      jdM_:4*8gM.1
     scroll_offset_pt ;C.,.,.:
     scroll_velocity_pt_s ;C.,.,.:
     overdrag_pt ;C.,.,.:
     stack_depth ^8.4wz.,.,.8^8.k
     transition_progress m2.4;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.,.sgM&&8k&!^^qc3fH;L0@v
      3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2
     transition_y_pt m2.4_l@,%8JpKvp~SpLv1y-w9VnF1z:0RZ&QJqGT8,9hvW:Dqdkrk3QCyW7m4-93m2.,.s8NN^+*2n;6tJqRQ+2Q;_
      $DYhk!tY-4GFfJHP9-&^*:QD3TVvswVkN&48#*@2sVlW#+kcSpFzm2
     events ;C.4v!;C.Y3G;C.J$n;CLV;C.N;~;C.:;0;C.9t3;C.f8R;CMY
    sticky-bar 146 5b1ea177e492e284
     phase ;C.4wz.R;C.ywz.Z;C.Cwz.S;C
     card j:.,.,.K
     touch_y_pt m2.,.,.K
     card_y_pt cl.57j:TyCW7_Tj*,D*fnk-z;j:hR&cPyHNTK!W;+;M%0kltdQpW.z0VSr3+lN^+K:F!HZSYt^1q_%Y$l02Vh%H4rM
      w&Cg~f!J2$^skcH|gMPg7+pW.D0VSr3+lN^+K:GfrhR+C5pjl7m*hl*+p4L@gPjh|Qt++^HS8$cl
     card_velocity_pt_s ;C.50%+89T;jqc$P5Fd^KP:TZ^9tVR!jS,z$_CS:P1pw$QG|1-;C.z1sN_:R^-6%NJWvSFJ&*#$J;%:Y%N*8|$D:4t
      *:t6MH%0tQrZ5ccFLGJG#f;C.D1sN_:R^-6%NJZ^#w;HG,fCFz%Z+F8^l@p#3:r^ZYH:tC|8Sq;C
     model_y_pt cl.4pW.,.6cl.4pW.jcl.T
     target 4H.,.,.K
     progress gM.4VFYsjZy4pr6@2t+-VQ4*~rcPq59jHwl4RmTS-QN@mnQV!4vDgM.y5hfc;RYFL-~L;F,P3w-ZC|W-+N:z~dG*LC
      hKtt;d@fSFNm&7Gp!2$cf-*-6:gM.C5hfc;RYFL-~Ln_CFVnGP*WhQ,F!J:Nm:#$^8ywF42!C#WhKmz2gM
     stack_dim_alpha ;C.,.,.K
     map_dim_alpha 3c.,.FLqww,k2dl+^d3c.jLqww,k2dl+^dw%3c.7ps3D15k4g24,fF-%hQ3c
     map_button_alpha ;C.,.,.K
     content_alpha gM.,.,.K
     scroll_offset_pt ;C.,.,.K
     scroll_velocity_pt_s ;C.,.,.K
     overdrag_pt ;C.,.,.K
     stack_depth ^8.,.,.K
     transition_progress m2.,.,.K
     transition_y_pt m2.,.,.K
     events ;C.4$3;C.QP8;C.9$3;C.h#;;C.3f9;C.QP8;C.9#;;C.RP8
    taps 334 14df5586d3acc9f6
     phase ;C.4wz._;C.1wz.~;C.2wz.~;C.2wz._;C.1wz._;C
     card j:.,.,.,.,.,.F
     touch_y_pt m2.,.,.,.,.,.F
     card_y_pt 8N.5Tp-~c-Hyd|!3-tcGCCSR$l#~q^z9v5#rncQ9$0f*G|,_T~ppw~nYp9s;D#%%gc~3-Jvqr6fyF:LFQl|T18qyKV
      qfspN5#vj0dCpvyyM4w4rlN-&8dZrCqZ10%s9::q.2#;VjPKl6Y2*&Kz:kg9YYTPfngkYdl1LvHpW_!qQHrHg:8nKv
      hZKh%#M2w5^cM!DWR8pTQz+R:GDh~l_qW2N@h9r2D0:jky78$CN*Qjjh1^W0~V6W+F~mpjpN5gcl.3,yZ_*VW5L:d~
      dZjR19!g2*MTg$6R1,Qy~6H7H;YS_zr#ySphJ-6zr!~whZ-Cg|9cL;-p77tRj&S5R6!Qy~_,Pyr$2vcDpj:GmTgC82
      jpC_zm9Y$fZ!hc1%,9C$:q.3@cmG4Pg5sN#N+mKL:D21N&n$&ZG67QjCp6g_8-vWW+wW4Lln65gz;y89LnS@Dk*Hlk
      F-rv6&j1:!1CT24rVkfc@&;!zhyLZnJQ1pKG|hdq|h:*Gj-JCy2:Mg&ZHK8N.2Tp-~c-Hyd|!3-tcGCCSR$l#~q^z9
      v5#rncQ9$0f*G|,_T~ppw~nYp9s;D#%%gc~3-Jvqr6fyF:LFQl|T18qyKVqfspN5#vj0dCpvyyM4w4rlN-&8dZrCqZ
      10%s9::q
     card_velocity_pt_s ;C.5ZRj5&nsssCgN#87Qvz9R_GFC*Kv:mP6*31CmSSdQZ;L;l:FjlhR:Z2:!9@4WJ2grc9Wd;WpSwm7s6L^ZL0Dfq#
      G@D_@m,lkfWF9s~V;_R0Gf@39yJ%_g&|,Qp04v;C.23VDr8wtwKvsyjvdf4fPpjz32h!ZDwG;-@;ZPp*Cn4pr7!ZMz
      9!Nf^!^9Y_M:*1GRZg~g:JV:FP!6Q^;%#vkKm~JSwpl9T-^mQFGPFpFt,Fr:QPtR_D~@K^|^!+;C.35S1$M^LfdLK#
      lhT@HLH@q-%-,05,t210~h6kwh4s3MN!:1TM00TzmhmWhqvG8+D2Rwn*!*p4Dj:-z8|#&f_lt*54pzjNdw-NJ4+s6t
      6@%%kHD5m&#TjlWyh9,j;C.3W0l#:PK~g;ry_d%njg#T#^2082sgk0$pGJ0@G6Kt6%s7dnSZzQFw7_wk3D2z1-d^2^
      KF|8c1t*%QF3+ttd0ry,20Gkv%0R%F4^:lnHy3vM:9qQ3~5y^*~vm1hR|d;C.2ZRj5&nsssCgN#87Qvz9R_GFC*Kv:
      mP6*31CmSSdQZ;L;l:FjlhR:Z2:!9@4WJ2grc9Wd;WpSwm7s6L^ZL0Dfq#G@D_@m,lkfWF9s~V;_R0Gf@39yJ%_g&|
      ,Qp04v;C
     model_y_pt 8N.4:q.,.0cl.,.0:q.,.08N.,.0:q.|
     target mw.4y1.,.04H.,.0y1.,.0mw.,.0y1.|
     progress ;C.5-;mY&cYg_m3;tL9:0wkGP,lWlv0,jdFrV@3!N0djhmC#&;5mtvGzm,y#s$gd;9THP56~V*CvRn4m0@-+3;9@Tm
      5L3Q5K6|n!3hF%LS&fR7GC+:4M_r8@MP0J1w0JdC.2MQ|&8N!:vMWVlGFN79QmV~T6R&p&~dP-z8NHvH2lL44934d2
      5LJ6@;m#-~*j+SQ*-pnClPm@M$7*W;;v~nq11+h2Tz@H-!#$3GZv0$%cvR@8zNS$sq5R@PN+NdgM.3rdf63L#-|Tnr
      g~3Q6QP-71$Tt!rpNhG65HfqJkQk5qy20fqSy^mtC6^C9KZ9+QG%&VTdlhV@zt6GpTK2y5S,k:!R:sv:TMHqPfwCt8
      :cG#Rhsv;$CNk$RJc^CkdC.3k%gC$P-5hnytFS5&$n-0~2+vYwKkCrWt~Gs+M#q9r0Tdj3jqP%T@cln:$dch2Ytjc1
      $C$s_GWWRPld2c_1gn87P-9#l,sN7Z68d#PLsfL3sj^wG:2&:FCl_%Z#^j;C.2-;mY&cYg_m3;tL9:0wkGP,lWlv0,
      jdFrV@3!N0djhmC#&;5mtvGzm,y#s$gd;9THP56~V*CvRn4m0@-+3;9@Tm5L3Q5K6|n!3hF%LS&fR7GC+:4M_r8@MP
      0J1w0JdC
     stack_dim_alpha ;C.,.,.,.,.,.F
     map_dim_alpha ;C.PCN-v2-S+wck5z4YWGkNJhz+CVtTw-918;_,7@W#c;C.Md9^kp~Zp:$gK&W;C.269:js%llr7!j&F-ptSkC1$w;
      ,wrJkv3c.MmSD~:fJt4dQ%6nwnVF^T&z1;!,_|4CR:07:::s&v3c.9%K8@FG,5wLyHK~G*T&V3&5^R4^SnR2;C.M;Z
      &|n#+VL%:jpKfhdDn;3H5k2S&!LQPWKrZt1c%|;C.,.WCN-v2-S+wck5z4YWGkNJhz+CVtTw-918;_,7@W#c;C.Md9
      ^kp~Zp:$gK&W;C
     map_button_alpha gM.PHCcrFQLY7*RzV*^:K;+wdYj64MWKjR-!-L^+zFCpgM.MPM4fzN3Wmnzf%8gM.20%w^wF;C.,.4,3d*Ls&sGl+g
      #Cf!gM.M%72s5kd7cJK;_;!wJsvpC!cgrVFtl!l,Yc9wd%HngM.,.WHCcrFQLY7*RzV*^:K;+wdYj64MWKjR-!-L^+
      zFCpgM.MPM4fzN3Wmnzf%8gM
     content_alpha ;C.5j^j35Wy4t4#mkF8N&LZ~@P5v3$0c$hgM.MMR$R6,k^#-gv60Hp43H*ZMjs4wYWtc|,Q#Zpg@D6gM.,.W-MSWRj
      Tn80M@^Q+MMVVrGr5Z88%VWm3@9#nN+j8$gM.M3tFk;!mG^qzvgM.3m5WNLVl5v$5dz9:g+rk@_k0s0DZYy8;C.M3D
      S5_g9;NGf~%1M;1n$TgJ%p_ZzR~+j9zC0:!-%_;C.9j^j35Wy4t4#mkF8N&LZ~@P5v3$0c$hgM.MMR$R6,k^#-gv60
      Hp43H*ZMjs4wYWtc|,Q#Zpg@D6gM.6
     scroll_offset_pt ;C.,.,.,.,.,.F
     scroll_velocity_pt_s ;C.,.,.,.,.,.F
     overdrag_pt ;C.,.,.,.,.,.F
     stack_depth ^8.,.,.,.,.,.F
     transition_progress m2.,.,.,.,.,.F
     transition_y_pt m2.,.,.,.,.,.F
     events ;C.4jH;C.~8R;C.0c2;C.^P8;C.1jH;C.^8R;C.1_h;C.~;0;C.0jH;C.~8R
    taps-by-position 253 219f1d009389b54e
     phase ;C.Kwz.,.~rY.Z;C.Zm6.j;C.D
     card j:.,.,.HQh.&j:.z
     touch_y_pt m2.,.,.,.^
     card_y_pt :q.L#;VjPKl6Y2*&Kz:kg9YYTPfngkYdl1LvHpW_!qQHrHg:8nKvhZKh%#M2w5^cM!DWR8pTQz+R:GDh~l_qW2N@h9
      r2D0:jky78$CN*Qjjh1^zLg%JZZwCs7!;skCvM:$z%g,rv+sjF*@PHDvqsR1vhRTHgrT|+9lFs:7HPFS5VH*&!7!mc
      j|7$7DSj|$+d95Jg8,YZ0^r+nHMk2K$6*CJ_mP@TLqCgVh&#r4VHp1V8r-Qmy~4_kJl3zRC*PtJ-wn;Vd|wTs;P%,-
      dvc1Qt#0@%%Pvln:58H51jY^l3^^dL&@Vq~k_tP$nt-L:q.cf;F_clGd*-lQgvQGG;g|d8&ZVsm7pr2m6$~5s^T:VY
      __snj0kK|0&Rz*wNCfzNF!@Wcl.G
     card_velocity_pt_s ;C.L3VDr8wtwKvsyjvdf4fPpjz32h!ZDwG;-@;ZPp*Cn4pr7!ZMz9!Nf^!^9Y_M:*1GRZg~g:JV:FP!6Q^;%#vkKm~
      JSwpl9T-^mQFGPFpFt,Fr:9Jr2WSLfk:hTt9hk6TC8^rmKST^$%T;H0^p8&f6Rm#t|&gW~J$8;P;ptfQwGRNf#|25L
      9*GY!C7-%!KJY#NN_pGL-@jNhQNv%#vfSY+CMh75z;Y9F,Ln+MrcwV4c1Jk_g*W3ds5sC-ZF8j|p%:+#4~2M|KSJwk
      Q$|#0sy,Ng+@|8Q&YtR5rJ4~|NRczR8f^gzGzcw5&f-!;C.c9!-%YSgF@z-@2CNHs4MKlm!;D6H:l0!&3%00NP$zG1
      n3*-Cc5|P5k-L2,,1&FG~+z0;C.G
     model_y_pt :q.Kcl.;:q.&cl.C:q.&cl.z
     target y1.K4H.;y1.&4H.Cy1.&4H.z
     progress dC.LMQ|&8N!:vMWVlGFN79QmV~T6R&p&~dP-z8NHvH2lL44934d25LJ6@;m#-~*j+SQ*-pnClPm@M$7*W;;v~nq11+
      h2Tz@H-!#$3GZv0$%cvR@8Q5cJc&nr_HF6Dt2Z^yjc-#87N!k7V%7mq5d_Ypl-T:4q#vZw~lR!,ZDkn2:dJ%3_|4NQ
      +_|;tVFHnflKdv6YS03R^vqSg4DTnvQRcslhC&ZYDr7nyNl8!g,;QT_#fWnnKm_06*&#2P0KQtddsr7V42Hq+3V7f-
      PNr|zYw6ZF3+lY,8r04vz|3%sqN#v#3ZmHq+FTD0|,!jdC.c+G+-ntzy;FzGz;vg#SqyW~YVJ5Qg,C4;v2G09td6D@
      6!02r2m:tDj&J6ZvJL9-2V#8gM.G
     stack_dim_alpha ;C.,.,.JqH:s;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.cS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1
      Rl2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C.D
     map_dim_alpha ;C.L69:js%llr7!j&F-ptSkC1$w;,wrJkv3c.MmSD~:fJt4dQ%6nwnVF^T&z1;!,_|4CR:07:::sj,S+d~,ghskRjw
      FWKFkKTjD%h*Kv8,;C.M$5sPpt8G%Lyv:P!~T$6n3rC_ndP%64#$CS+ss!H_;C.3#Kz54;rv*JSG_3nF5P&1np;r0c
      |!5|+3&C;C.6p*V;hcdS::R7%RqT;C.5_-;C.cFz-hy@2w!k5f$k!w|~d#md#q;46pkHt%RF30ZsMqm5H,80j~&9#~
      f~Rq7!MWRctQH~3c.G
     map_button_alpha gM.L0%w^wF;C.$kfRPw|f5T*vt8*-5gM.M@1sFh_~%r^!|59k:&k,Wg-pDj&YkD,%TrdV&1Wv#gM.3h;L%94;C.CL:
      wCgM.6yHVYfC;+q7T%Jy8#gM.5R+gM.ck+ky;C.v
     content_alpha gM.,.RL+GgJGC,Y!8w0%&RHw7r&,4jRq$-vLC+F:kz+5+YgM.M3#rY8CCc!6gM.JjSsmYCFZ*mK*MQFzgM.6~4@:r7
      +Qy~Km1TgM.,.H
     scroll_offset_pt ;C.,.,.,.^
     scroll_velocity_pt_s ;C.,.,.,.^
     overdrag_pt ;C.,.,.,.^
     stack_depth ^8.,.,.Hwz.&^8.z
     transition_progress m2.,.,.H;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.ZgM&&8k&!^^qc3fH;L0
      @v3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2.D
     transition_y_pt m2.,.,.H_l@,%8JpKMMNSp6,1yV!K1nF1z:LRZ&QW,ph8,9hvW6M#fkrsmcNw+7m18YCm2.Z:q5L62SG|LRkQ:,GGG
      9H%4@JrRs0HrQR0c4k~7f,#c~^&;Gr,,@Lz3wmNr8s4hHw4,k9l5Kzm2.D
     events ;C.4W7;C.9Ty;C.:&,;C.%N!;C.9nS;C.YPL;C.JzT;C.9hL;C.fP8;CMY;C.9zT
    tgcard-2018-flick 31 89d4b10c1e933284
     phase ;C.7^8.4wz.G;C
     card j:.c
     touch_y_pt m2.4MCKsRgYHNMwVSh-1%+m2.H
     card_y_pt SG.7qgC&Q2V2$2~+$ctp#HZvqcPkll%vJtd^p,&RkY-D36hm
     card_velocity_pt_s ;C.7h3#5-nh#,^+w;C@%t1|hCdfZv-Ql.0v-tnQ+m-r$nm;C
     model_y_pt SG.7qgC&Q2V2$2~+hm.H
     target y1.7m2.44H.H
     progress d9.7C-W-Mrf7HJDZ3f6C49!Y4TqWvn727#Y,FjZzKHTW-pgM
     stack_dim_alpha ;C.c
     map_dim_alpha ;C.H^1%Sk+1gM*d58sm7H|@D9N5pDn8:3c
     map_button_alpha gM.7&,LHN&GHW+;C.J
     content_alpha gM.c
     scroll_offset_pt ;C.c
     scroll_velocity_pt_s ;C.c
     overdrag_pt ;C.c
     stack_depth ^8.c
     transition_progress m2.c
     transition_y_pt m2.c
     events ;C.4$n;C.0LV;C.33$;C.F%v
    tgcard-collapsed 162 27e4185bc53916b9
     phase ;C.4wz.G;C.Y^8.fwz.,.F;C
     card j:.,.,.g
     touch_y_pt m2.y89~+0SNpTC6fTk8rW*N,DK9&wZtW4s*L5gNGtT~yQq_fKzN7pY@F82wSD&s*Dh.3m2.,.G
     card_y_pt :q.5ghpYcFrW%;T$cdc|^Vhl;VNc|Qw08N.YK@VQF;V4Pym;q+@jM^hs762w19H&_j+6*qp0kCP2L$hj%8R84CN3MJ
      _WLQ.4_V,Fj4n#c~Y#QQ2+pmjF!$4,~V#*S3%F3|,Z+JZ;D_zl+12cy^;St%%yYmv~5:rKS7^:K1Gc-*r0ql3G@tYF
      tPS,%Rtn-qDS$kNFMw|2&94;s6~cF%V8C3cPSH!ql6f&K|kSQ3gN,p;Dwfk^62DZ2VM5|%8N
     card_velocity_pt_s ;C.49Zvk2-3R$NHz:Ggzy&m9pC5mFt7JW0;C.YR|tt#~4-RGFs5CJN_$cN!c%cV5&2LVGRTG7gDCGPM~$WHf@khHy|
      :1^JJS.1;C.1R@m:|q:jg8QHN+H:RqTd2*H4N0&wryYK%j4QNp~DQ0:fWg$sl*9Hw9||sST%w1_+s2!T2VWrHKq:ZH
      7GZmfv_+$YCykznQ!^G:KN^Y*4hJht^J_2C@*%lmWMmvWs_:PMfYl*MfT,|!@dnRqZm7ZT3rp#Nh;C
     model_y_pt :q.4_l.sK@VQF;V4Pym;q+@jM^hs762w19H&_j+6*qp0kCP2L$hj%8R84CN3MJ_WLQ.3_l.,.G
     target y1.4mw.sm2.fmw.,.G
     progress mL.56Vj9s|7m;V6nFl||hjyWV4MC1*-ZMJ.YM0l-+cClk,r:HZLH!9d7jY#G%lDlVS2rfZF%p!T#QhR;q3W~tYgtk8
      ZTnq.4Q0csH:|-:$~;yfjG$g:Cnw7cV1t!pgY;SD1~Z;l,PP+dznq7Vgg0:TCJ^704k*Z5-y!$Jt5#5Z#SR0+V;QmR
      5h1r_z@|GHtJPN7:%z2S3:^k&%f_G:&,tzQ8p%1c%STy9T9PGv;-8k-NP542;;JgPw-w!4MJ
     stack_dim_alpha ;C.,.,.g
     map_dim_alpha ;C.,.,.g
     map_button_alpha gM.,.,.g
     content_alpha gM.5*0k!cN;h3z*wW#K@%%$fsD9mFHZy;C.YZY+YJ@*^wSy1+$LjWc1rGTVTv0V@JP!!76v6%#!1Fwd;~65HDhNtVh
      2n+~.46@wk$n,&rdM%$rGH0#^-9wR#,!N#5jNpv2JMRjYkj|h@LZ@rYg:Dm|V,:P&:T8SYM-4LPmz@;C.q
     scroll_offset_pt ;C.,.,.g
     scroll_velocity_pt_s ;C.,.,.g
     overdrag_pt ;C.,.,.g
     stack_depth ^8.,.,.g
     transition_progress m2.,.,.g
     transition_y_pt m2.,.,.g
     events ;C.4_h;C.Fjy;C.T$n;CLV;C.d;;;C.,.Djy
    tgcard-fades 172 4c204c0c8982a2f4
     phase ;C.6^8.vwz.R;C.,.Fwz.G;C
     card j:.,.,.s
     touch_y_pt m2.4MC$wm4GC~p9wtVF@:Z,zklgcl;8z7tyf4CYKkhyVrVZ;Vkn-r8%^V#VppcZfN;3SCm;6_FtM+1sd8lKQd,F9G7
      %p!L~D|hfdm2.,.;
     card_y_pt :q.6kVw!yG@NHS,H#MDL6^V_S^PFY1mkjy%hppP,Ny:hq!JhmvZR6ssPW--vj,DkS96cV#LP+vfG1-%W7j~d7ZyLH:
      8KFz5-tm;D8c8RghtCY8H9$YmydSMH3QWN4ytK962Y;y71w&rrS~nqcl.,.GT7Wy$|WJ%NJDgrMp7S2mj!s&mC_+:q
     card_velocity_pt_s ;C.6H-dQPLv3hMpnz+Zvh9Zwg!L95!vNyT+!fq6C_MHS;#sG^QQ_*dhcQf2Gj7c&jm^FNj-kH:RW~_ZqyCgGLZjWh1
      l8TCnj;CCJ%KmYT84PKmr:zjdN09Tr:h$7Z_%l^;;wt!6WDHgSHpp~;C.,.FrRWpHD#^Yy@KZ7tD^m!97;*MV1+rwk
      ;C
     model_y_pt :q.6kVw!yG@NHS,H#MDL6^V_S^PFY1mkjy%hppP,Ny:hq!JhmvZR6ssPW--vj,DkS96cV#LP+vfG1-%W7j~d7ZyLH:
      8KFz5-cl.,.l:q.H
     target y1.6m2.v4H.,.ly1.H
     progress mL.6CjwT3!22KM9;566DGn#CL2#MZ#C@vg0~nmWLm1&|P9RPg&0%rRHjZrq,gNKTp52~+l;WTn2Z2LqM%g6cs;0shz
      Nv71Yfr+mV@gSn6|YN!~4Sl1H7LzM9KtD3,y4J#TQfkS0^3;HG3GRrgM.,.GlFPZv3d~VjzrpmK~JZ|qfLWVGmZRmL
     stack_dim_alpha ;C.,.,.s
     map_dim_alpha ;C.!Kh|;#4vJNNP!!6yCV^tl,lfDjT7w!93F4hG@-c2YQH727+3c.,.G371*kPd@zqp_:,7&NHD2w5^%_P6T;C
     map_button_alpha gM.6M;dS|#7NqC~wL:TNqSY^d-3*&QH&_t&JtnQ#pF;C.,.,.0#%Lc&$#2Z&TQ9,r!WjZ&,#zSLptsgM
     content_alpha gM.,.,.s
     scroll_offset_pt ;C.,.,.s
     scroll_velocity_pt_s ;C.,.,.s
     overdrag_pt ;C.,.,.s
     stack_depth ^8.,.,.s
     transition_progress m2.,.,.s
     transition_y_pt m2.,.,.s
     events ;C.4$n;CLV;C.t@|;C.Q%v;C.,.DjH;C.FpS
    tgcard-flick 40 c149a36f88977764
     phase ;C.7^8.4wz.R;C
     card j:.n
     touch_y_pt m2.4MCKsRgYHNMwVSh-1%+m2.S
     card_y_pt :q.7yR03kDrzJqRF06,:S50|^g5JSmv*_lVTh&j~28G&z,C,@LF|FGs2fd567zcCcl
     card_velocity_pt_s ;C.7h3#5-nh#,^+w;CH|cyTT|hJ1VDFWGgSF,D~RfVmhm_FCQ^dY0FvL|j76vN%M;C
     model_y_pt :q.7yR03kDrzJqRFcl.S
     target y1.7m2.44H.S
     progress mL.7fw6S0JN!J*S2ZSHV922P&Kw@|~CptNh4@|9$qSgFK@*rsl,|7;lPgc72mL*JgM
     stack_dim_alpha ;C.n
     map_dim_alpha ;C.HKh|;#4vJNNP!!6yCV^tl,lfDjT7w!93F4hG@-c2YQH727+3c
     map_button_alpha gM.7F+_*P8%Vrwq&;C.S
     content_alpha gM.n
     scroll_offset_pt ;C.n
     scroll_velocity_pt_s ;C.n
     overdrag_pt ;C.n
     stack_depth ^8.n
     transition_progress m2.n
     transition_y_pt m2.n
     events ;C.4$n;C.0LV;C.33$;C.Q%v
    tgcard-hard-stop 145 dccb159d90f37a6d
     phase ;C.5^8.%wz.,.F;C
     card j:.,.,.J
     touch_y_pt m2.4MCtj^g4vschvtz%11@5_d,%:5R--~Ss^Dr3@@4RDQq$N8K~CW~sGy^DzmHH&7g6@t+8zc:Z28-@g,^+MJw6pnq
      FKZQ+Vg%Gw4h:3&3*CwtV!l9.4m2.,.G
     card_y_pt :q.5f~w_s%VV,j:@SZ@@ZDn34KKWTlD58Ml^fC|RL81-jyRT4n$RH:.9QWj-qPwj^nw@-1L_tS:c0Ym8jw!vC6@t|w
      YN+H.5~JMG&ks4G%M;@|l3$dy:hHc_kYGJ^ZHyNj2C-RSlPj~yZvC!,1F!_0JmspsVch!~|rG@,gySV4;S4p&C4;Kk
      !^MWN^tqzWn9@D^!n_KCm9ZRJW+0TD!-wp:8Pf@wtc*fp8c0pRD+z0p_qL!1T5Hm,7R$~L:q
     card_velocity_pt_s ;C.5*62~rspv1P@L2C6dRM*+ChFgq$nwY2mMcv497MJC!;gn!l,1yl;C.8d1Zl@RF5dRnkZPp$-S1kh$G+YdF9yrQ%
      ~1Nptz.1;C.2PMF%Rv8$JST%WTVNTkwcz5|s4^tWdq3MC,06wqQH%G;f7n&fq6TT!;f2zLw:0KsZv0Z9@H;6wVLv^W
      CD6H;qYp~J9Dhy1~C5^j6-k0n8Sp%3%Y_cpdFFR@~9-3rm@H1S#G9VF#v6*;$CnqF*6%9kWwkThc;C
     model_y_pt :q.5f~w_s%VV,j:@SZ@@ZDn34KKWTlD58Ml^fC|RL81-jyRT4n$RH:.9QWj-qPwj^nw@-1L_tS:c0Ym8jw!vC6@t|w
      YN+H.4:q.,.G
     target y1.5m2.%y1.,.G
     progress mL.5F_*~_qDc-Kd,KVM@k|H,d-jVfpfC%PNMkFnDmj8^!d-v+Rg+1$.9_&drVr#1,lq^8&yYVgF5RGG8D+-,-;M+S-
      *sWp.5Y20m2wzY5K$_Yt-%p*FCTDJ|&qS3Htydhv$#hr|jf^jL%y;$ZyWsfgl-z+d+J~gF_n,!W+~;GLWcMCD5H!&t
      0,kc^pm&@1khPGTy~tp+PyV2dHn-Qz:m5*r#mjsMcrsLqVQ+S22q069N9_3Mwj4Gp:&GHmmL
     stack_dim_alpha ;C.,.,.J
     map_dim_alpha ;C.,.,.J
     map_button_alpha gM.5r~^jN3zrptsl5|3Q;C.*5-n6yQY&4KlJQ~VkVJgF!Wc-P~4GyYn1JyJf&f3-|g|QC;@c35&,6w;f2rwQ,3@d*F
      1p36v6gM.q
     content_alpha gM.,.,.J
     scroll_offset_pt ;C.,.,.J
     scroll_velocity_pt_s ;C.,.,.J
     overdrag_pt ;C.dLV+f3j@sgQs0ctd3&;%H;C.,.m
     stack_depth ^8.,.,.J
     transition_progress m2.,.,.J
     transition_y_pt m2.,.,.J
     events ;C.4$nLV;C.$r~;C.,.DpS
    tgcard-push-detents 122 fd69ec76eac009d1
     phase ;C.4rY.G;C.GrY.G;C.Gm6.L;C.Jm6.L;C
     card j:.4Qh.Z_l.ZQh.jj:.M
     touch_y_pt m2.,.$
     card_y_pt 8N.5966Cnr9HYjK&WGcG8RkD1sV&DVq5:q.HfRnL-4rd*:8vR~K&H8!H1jq3DfKRcl.H,Y0v8t2gfZlD-:z2:g^4;D
      YPgNSj00rg6z,_:q.KDM*~kH8&c18wyV-YrsRSRVDJDFs5TQqRPzH:8N
     card_velocity_pt_s ;C.5sd*&FLZpv2y31H4mPv++Tpg0$_dL;C.Hp#zhW2LPn|4#|%D@@yfc;7d5VqW+;C.HHCDzc1w&$gDmZ$V^lWqd&z
      C1G:8h|JD;8DW!;C.K~1:hZ:|-rC9DRDkYTv;NLjZ_HN,gj4yP5tHS;C
     model_y_pt _l.4:q.Zcl.Z:q.j_l.M
     target mw.4y1.Z4H.Zy1.jmw.M
     progress MJ.5#SKyS+m#Sq;W@qwn#-|V~L,d|&vmmL.HGcjKly!Lt39_2Wd-tkM2G|3_&1cLgM.Hkg:k&Tg9+@Jw+WPpY@DY5&
      V|WJ5G_H3HmYWtmL.KN~_Ll@Z_$kS|$2N,h0M9Y*t~2$tF8^v+^@~!MJ
     stack_dim_alpha ;C.5#SP@!KLV8~~:Sh%zWdq;|Km_YtLj~d.,.Kw8hfnP6qgwvQyT76vc:8;|K58dVr:G6;F7KY;C
     map_dim_alpha ;C.kqH:s;V@hvD$Gr_-TZ4YK&,!MFJ#L3c.HS_mLRzZtF^ZD|6qYR5g*PLNn2_:ypL;%w7P$;C.k
     map_button_alpha gM.kMh_cT~qTw2;C.6yS;C.Hn,5fcf%hzPNrKKZtFJQ5*D_,w2pn+js^%1RkgM.k
     content_alpha ;C.593j;HPZ,ZFgM.62vgM.,.K&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-;C
     scroll_offset_pt ;C.,.$
     scroll_velocity_pt_s ;C.,.$
     overdrag_pt ;C.,.$
     stack_depth ^8.4wz.ZL~.Zwz.j^8.M
     transition_progress m2.4;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vm2.G;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vm2.GgM&&8k&!^^qc3fH;L0
      @v3P%%72cmL^!%s70^0-m2.JgM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-m2
     transition_y_pt m2.4_l@,%8JpKvp~cNLv1yV!Q|nF6j:0RZm2.G_l3k&N^LRW20_J&#ZKVhP2@%8P#:7Mm2.GclWkC0gD4;zLwD1TWw
      @dfplG|r-HZ|2m~0w,h7m2.J:qNvsFp~Hv;3jPsGyGzfD!:5,ZDmv|w,R-l+9qm2
     events ;C.47d;C.F!L;C.F,k;C.F*|;C.F!s;C.Kh5;C.H4J;C.K|5
    tgcard-push-dim 62 746b07196bbc5c40
     phase ;C.4rY.G;C.Nm6.L;C
     card j:.4Qh.jj:.M
     touch_y_pt m2.~
     card_y_pt :q.5fRnL-4rd*:8vR~K&H8!H1jq3DfKRcl.P,Y0v8t2gfZlD-:z2:g^4;DYPgNSj00rg6z,_:q
     card_velocity_pt_s ;C.5p#zhW2LPn|4#|%D@@yfc;7d5VqW+;C.PHCDzc1w&$gDmZ$V^lWqd&zC1G:8h|JD;8DW!;C
     model_y_pt :q.4cl.j:q.M
     target y1.44H.jy1.M
     progress mL.5GcjKly!Lt39_2Wd-tkM2G|3_&1cLgM.Pkg:k&Tg9+@Jw+WPpY@DY5&V|WJ5G_H3HmYWtmL
     stack_dim_alpha ;C.5#SP@!KLV8~~:Sh%zWdq;|Km_YtLj~d.Pw8hfnP6qgwvQyT76vc:8;|K58dVr:G6;F7KY;C
     map_dim_alpha ;C.5qH:s;V@hvD$Gr_-TZ4YK&,!MFJ#L3c.PS_mLRzZtF^ZD|6qYR5g*PLNn2_:ypL;%w7P$;C
     map_button_alpha gM.5Mh_cT~qTw2;C.6yS;C.Pn,5fcf%hzPNrKKZtFJQ5*D_,w2pn+js^%1RkgM
     content_alpha gM.~
     scroll_offset_pt ;C.~
     scroll_velocity_pt_s ;C.~
     overdrag_pt ;C.~
     stack_depth ^8.4wz.j^8.M
     transition_progress m2.4;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vm2.NgM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-m2
     transition_y_pt m2.4_l3k&N^LRW20_J&#ZKVhP2@%8P#:7Mm2.NclWkC0gD4;zLwD1TWw@dfplG|r-HZ|2m~0w,h7m2
     events ;C.47d;C.F!Q;C.M4J;C.KD@
    tgcard-readme-push-dim 62 46b68305d0e63f93
     phase ;C.4rY.G;C.Nm6.L;C
     card j:.4Qh.jj:.M
     touch_y_pt m2.~
     card_y_pt :q.5fRnL-4rd*:8vR~K&H8!H1jq3DfKRcl.P,Y0v8t2gfZlD-:z2:g^4;DYPgNSj00rg6z,_:q
     card_velocity_pt_s ;C.5p#zhW2LPn|4#|%D@@yfc;7d5VqW+;C.PHCDzc1w&$gDmZ$V^lWqd&zC1G:8h|JD;8DW!;C
     model_y_pt :q.4cl.j:q.M
     target y1.44H.jy1.M
     progress mL.5GcjKly!Lt39_2Wd-tkM2G|3_&1cLgM.Pkg:k&Tg9+@Jw+WPpY@DY5&V|WJ5G_H3HmYWtmL
     stack_dim_alpha ;C.5qH:s;V@hvD$Gr_-TZ4YK&,!MFJ#L3c.PS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-;C
     map_dim_alpha ;C.5qH:s;V@hvD$Gr_-TZ4YK&,!MFJ#L3c.PS_mLRzZtF^ZD|6qYR5g*PLNn2_:ypL;%w7P$;C
     map_button_alpha gM.5Mh_cT~qTw2;C.6yS;C.Pn,5fcf%hzPNrKKZtFJQ5*D_,w2pn+js^%1RkgM
     content_alpha gM.~
     scroll_offset_pt ;C.~
     scroll_velocity_pt_s ;C.~
     overdrag_pt ;C.~
     stack_depth ^8.4wz.j^8.M
     transition_progress m2.4;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vm2.NgM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-m2
     transition_y_pt m2.4_l3k&N^LRW20_J&#ZKVhP2@%8P#:7Mm2.NclWkC0gD4;zLwD1TWw@dfplG|r-HZ|2m~0w,h7m2
     events ;C.47d;C.F!Q;C.M4J;C.KD@
    tgcard-rest-falls 133 27afec15d1559f1c
     phase ;C.8^8.swz.,.F;C
     card j:.,.,.3
     touch_y_pt m2.4MCJ+Q1hq#dZz^0jw1Y@2c*590nFgydzhNp0V9|P1F0cSlj210z_D*&|d:3:qm8mf5K3kHtLqgP.Cm2.,.G
     card_y_pt :q.8tYz~:~VFK!cR3c-Z80m8l,T1dtDJ+S1*Z~kZ68t-15|p;_8~W&w,F,FrMmTF#Z8kjs.DQ$w;5jJ*RW8y&%Q%mf
      t0%yQ,!kYgKZ;5mqM463pY4wkl%w8!JY%c*jkZ$ml810,|q|6GMGncHqSh:@n-0D18&vWDvK5kqWgyv$RNythr;^5K
      SjFhVtjwjCk*,Qd;$h&jj2N1%SL9~nclZ+HnZkM*C&,wzD8N
     card_velocity_pt_s ;C.8fw&Gk6r*lD&c_fr*pklD_fk6r*lD&c_fr*pklD_fk6r*lD&c_f+$6k|Y+j#LZ@fcyh.1;C.8Gv!&0NWkM*~mp&
      -D-+tlmjMZ$Ryj+!4t:k6|KzL6P^2Gzv$:v$vNY2@j1^1N8&60d;YYW1jqN2l8WkFd1p94!WmS~ssHcWClJP-@fjjK
      &*%710l-~n;sJ&@y;D#,qwp4S8jv%tn3|Mk4P8g^rkzWPl:QTw;C
     model_y_pt :q.8tYz~:~VFK!cR3c-Z80m8l,T1dtDJ+S1*Z~kZ68t-15|p;_8~W&w,F,FrMmTF#Z8kjs.C_l.,.G
     target y1.8m2.smw.,.G
     progress mL.8Q0RkzLS^SR^FJ#p53VP;$p0tgLly*QllTJ1P+T%:G*29rn,JnGlpf:L8qzvlv3+YY-.DrV8g-7@&5pt:w~&9_W
      c#G~QzW:P!mpskg^^2r!8D+vT7~RpG8@%Y^p^c16C-LDWH,cC$J~9*2*4@pcsVF0YyYr+R#6W!!P2;fv_+hRZsZr5p
      5&7W%W2|@lF3F2gwhD3r#03~5Km4$M;|V@K#tqM%V9~k$TMJ
     stack_dim_alpha ;C.,.,.3
     map_dim_alpha ;C.,.,.3
     map_button_alpha gM.,.,.3
     content_alpha gM.8sPp4z7&2@y3d,ll2L4Qv&tTh|:qvGSV4TKYz+:H@k@7@,J8yDW3&t8M5pW,@8SDwnV.DYKZ!t!fM5LjYFfQhg^
      &s&gW0lQ@jK*6h+f:FWtlcN!:h!vsz%%mK+gFzRTLJL5pqCr7%ks@g;C.q
     scroll_offset_pt ;C.,.,.3
     scroll_velocity_pt_s ;C.,.,.3
     overdrag_pt ;C.,.,.3
     stack_depth ^8.,.,.3
     transition_progress m2.,.,.3
     transition_y_pt m2.,.,.3
     events ;C.4$n;C.1LV;C.r;;;C.,.Djy
    tgcard-scroll-to-drag 228 65e73811a1e06bb7
     phase ;C.5^8.Jwz.R;C.~L~.5^8.dwz.,.F;C
     card j:.,.,.,.j
     touch_y_pt m2.4NSSN3FS-1,M7^rZ,%pS-rLQZk!sjT#d-ySydm2.,.MMj04J++&+Rc,~+|Nvjg6Z6#6hv%f#l:Y6$:l@RVynz2*
      :LwRH9wPR+p6ys*|#rHc*l%Z5t:FNS.3m2.,.G
     card_y_pt :q.50lQzs&^%S2:M-_m2k@lqfK6F.5@2M*SrHzfz|+m2L2KdF*-V1%nZLTd5V0H%$mP1C%f|$*P2cl.,.3QJ^Y|jMY
      ZlLjtM2WVc6wGDCfd1$*0;1Dpcn3tZf|1HPgcm9RgdLZ%y8y.4z4r|+WmkkY-FvKdrp0JC;0@D%$@&^hhVF!93D!3Y
      _zrHV~Z@S^^-MdqCQDF0sHNcZjWyWccJDM&|SNg20C2+~4mzwFVnll*Sf8VWWj;%kYmz8%Rh6@WlY|FPGw,nsH-Qvs
      sf1qn|J:|nn%d#!CsDlC~MY$:q
     card_velocity_pt_s ;C.5V6,pcWh!qw_P5c!YP~6J8k;C.5,6Y&CZ,3t,CTL-pWs1svhhJ#,:WF3F2vd19FpTz9@zyNZ;;C.,.35D;3j6Dg
      ChWZ*!*6&c0|j-&n3Fw*v#q@h11M&pY*fJz!s7%lkJ*vzH5l.1;C.1-*!-ZH0d8MtPZM6f0nflfSs@,46J8tPPcw+q
      c3,M$Sq*%5#^*sm3mw9-c5:pK7:#wQr$%z%_|NZp+d6pR7@wsWV66KT&TT-yS1CLwQ4g_v%NhND0mWQ76gM@yfFwtY
      DfKcWk5_Tr79z~DWQrQ+vyd7~-D~;C
     model_y_pt :q.50lQzs&^%S2:M-_m2k@lqfK6F.4cl.,.YQJ^Y|jMYZlLjtM2WVc6wGDCfd1$*0;1Dpcn3tZf|1HPgcm9RgdLZ%y
      8y.3:q.,.G
     target y1.5m2.J4H.,.Ym2.dy1.,.G
     progress mL.5^SM+Y:6S1z3nT3F0&D:&l1z;.5$PCQ-8LL-Qw10pf57fhC-Gh4*&kVLNW4d&QZ2V_Rk&CtMggM.,.3mQYg%QRc
      K5rFR:f#8t!_CHzHT#y,Vtk&0jZM:v:S+_Tlj#thy;_,ZjC7.4Wrk+yvJ0_pCQF^yJRmr;;101hkMhDzyf0LQDJgT^
      4+r6lhTPDW:7wqHqnSgR|NQ0SCy^p9JfPY3f-JfyK_~,r;&Qph&0jdtKGN%l+s3|&JySZj1zD98jV%wr:rhSV6FCcc
      MT66jL6|yDTyKsR3YT#fgWVcmL
     stack_dim_alpha ;C.,.,.,.j
     map_dim_alpha ;C.SKh|;#4vJNNP!!6yCV^tl,lfDjT7w!93F4hG@-c2YQH727+3c.,.l94Frl$;*m*r7_RRft@55D2|&2P$L-vZGNQ
      6kd^Lr6-_,@5&zPT;C|qG$dD6L;t6TNJj^45,!;C.q
     map_button_alpha gM.513SpvvjG;C.,.,.95-n6yQY&4KlJQ~VkVJgF!Wc-P~4GyYn1JyJf&f3-|g|QC;@c35&,6w;f2rwQ,3@d*F1p36
      v6gM.q
     content_alpha gM.,.,.,.j
     scroll_offset_pt ;C.,.vQZ-5%FCLtD1jDV;C.,.w
     scroll_velocity_pt_s ;C.,.vtvVS522fVgryY-;C.,.w
     overdrag_pt ;C.Kz^vq9vLmhjy#;C.,.Y2hTg_fNhFy$nRQ$@%MZP$ll!|+fSK1Slq8PY7Mq*$p_l3%NdM5jk+nQK.3;C.,.G
     stack_depth ^8.,.,.,.j
     transition_progress m2.,.,.,.j
     transition_y_pt m2.,.,.,.j
     events ;C.4mNLV;C.H37;C.Q%v;C.%mN;CLV;C.4;8;C.cr~;C.,.DpS
    tour 717 04e4ba77e1d1f377
     phase ;C.H^8.Twz.#;C.4^8.3wz.4^8.3wz.@;C.3^8.PL~.5;C.FL~.3h+.Gn,.SL~.W^8.9wz.,.d;C.5^8.Zwz.TrY.Z
      ;C.4rY.4m6.j;C.7^8.3wz.@;C.0m6.jwz.~;C
     card j:.,.,.,.,.,.,.,.MQh.j_l.4Qh.,.sj:.,.h
     touch_y_pt m2.CVTRZl&Z~_D|wyvF%5g22hp%-cn%-z~^mvrSj1y4N,%R_Mf-t~Wh+~0G0Cs14m2.&VNvVsT,f$Vwvr-KKm2.4#w
      R|Z$y-dKm2.%WF@9P+!KD-@p-nG|#~^l!D:WVTHCsrC7f1^!5c$4jl7nZmN1kPyrv6|Q.2m2.9mYKt^8gkw@&_%y9f
      m2.n!K115y~c+Fg_JHK7_S@FqzL:WLYFyytCCs0MqVP4J:%VJ8@gGr#L1mlS2z#K9zm^13Fr:^S8YlzLYlm2.,.lMC
      9|fy_DqC6&%*n6Y-|kCRc6Y9h$@2Gvkk9n:y8f::7g%fY&wmzKh|zL.2m2.,.vMCDGnQ5j_J5dp7Gkm2.,.,.Y
     card_y_pt 8N.H1MMckfC*:p;&M+d&%T;C,v8:-|RcTRR0S7sytff@R4t^WW_fTJ03F6YTdzNYtRVpN25^S9hFQ9vD0Rvpv+Q#vH
      _~dZzR42yFnt3dj$+4!9scN9Q+|M7WD^@*Ttz*sf*g3p~8dS70mmh9WWgF*m*Fdh~sF-j@w00Zpkj0m58N.4,Kp!TG
      &QSlkjMvCd1fc_S|3!qtPMqG4F71p,6Vg@SDqZY-Fq4*Zk;Q7hy45T7:l%Dhv%$+++DFHsw5Wzy%wZLl-FYrsMN~7R
      J@4qCYS%,TCZ4J3^|*wG+Wk79*FfH4!#9Fpf9cVl|@~V&7Q-:q.3WQ!h@Lrj+CGlp^g^qrdm+Q!Cd;#wq1g5SyfJ|H
      _|y7|ccl.,.ZMV$YZ;6v!C%nQ9|WjGDs:33j:@lp~Df!*j;@6mDS5H@PrTqn2hD*LnF~y@ZFjn4wv:-2S!:2~Y#w0#
      :mw0:YGLP#8g,d*C&jLs69$sCh*drrn-5C9ZrV|:K!YYkwwnC&JtYy4V6KmM#@m78k^D$LD^&!vD~,_|FPMmg|#-fg
      t,K;FWtwq2L4CG$wPw5DcVcqQ6V91,P#JWk;FMh9fvLP+2:q.54%dCQFg$Ff6!$Jt#WC,wh4#_:l|wtTdKvm*nLs|m
      dq~-J9PsnM1v6v.22;@MhDzsy_G,6yKrMT%:qyKcKgM*MKQ&5VTTwzKn#P!RrrfDt44;S8D#pD,7HqDrHQ6_:46Y2L
      j^cc0W7nW*hhK94R77;*nD!zlQWhZ4$&8*_!Mc:q.5fRnL-4rd*:8vs0,fC2n*JmQly64PfH^Rfmd8_T1_n!t:hnZZ
      zhHN|yfz;K2f*Jvw%MDztmdq5#g^wG:q.9H8&jl;|%sw%!t%gk2YCVQs8TH*wY^Tr-G8L_h@lyj+TFj6%NYl^N_VcT
      F8L,$8,tzlgj*VR-3KJwLlY,H5#,+^Zj&f39kHLVVD09M-|:Pgs#@w|skc$Ng*7fr|8N.12V^kML#8sr~gqC~!_kG8
      c^Gk1!Qn*+tsD7LM1w2J:D~Nj4Npmg,t#5sM32PKdW@4Q|G0-jcl,yZ_*VW5L:d~dZjR19!g2*MTg$6R1,Qy~6H7H;
      YS_zr#ySphJ-6zr!~whZ-Cg|9cL;-p77tRj&S5R6!Qy~_,Pyr$2vcDpj:GmTgC82jpC_zm9Y$fZ!hc1%,9C$:q
     card_velocity_pt_s ;C.H30wczZ4t2Vkk^ZN::5fFhDFj~Md0Lt68j$8%H+V2PspPD#rVRLRj_Kc^V-GSkJLWgQSz~*W1T@t^8W_z+tF$^V
      SS6L0:Gs9_!mMg80RL|!4QS1Fw%7Vs&#y0_nHH7_TYr|!vnMM%DlkFnZmFcw;28^t,_t*WSym+W@~*t#;C.4gM-dr,
      V#6SdQ_DlLR&y@Flk7kD8;9^w~p:CQ1;LKyYg!ZWC$Qcgzq47wj$zffpD|l*l4!k!Rj#DTMq3K;PF2r9RpTyjGgP|0
      Sg|gtD|cF5mYH|H8h%1^!9kWQ^Z0NpZ68HRN6-4j&dpn@kT@;C.3pFlJw@FfPlzR2w96gDQWz,27gWK30pnwnG1%vR
      -_WD#M;C.,.Z_qJwYf~%Mm8PK#;@YpZyvZ&cf|Jdrh@ZSS~r5_,5-my_sc#k7V3v+07qCL~m#C@FjhY#,Ynh+yS+lK
      &35yWS4C|@1@#65|QDp$TnndYR|$Tzzml14jY2~lL!~mv1N~m^r_l!65~p8YC$WC8Q^9#Kks*-L4KW5~h@T_hL9#w&
      jCjPkM%89h;S8%NR|jDcR~8GwqY@f8sMkkT|@Z|^+QvS,h;C.54kKJ~wN1KTh,pNqNn&#Sz5_dvTGgn$Z_f-%7R8wp
      J+^l3t4%|njKdq.1;C_+LD3!jq2kQLpKJH&sYPL$%;S:n^2pm:Py37VSy$01JRPlZz6F9NS15PF_mV9p5tM*&c4h-6
      p7Jgjl8fz-1k7LdMD6VvY10!wT+86,VSKpr77$:S;C.5p#zhW2LPn|4#T1@0G3NzMRRz:Ymw^8;,:CDJF$gy4mgFpn
      ,yTcNyk5;P$nNkW~@5Zw3hz!:C&FT%|6;C.9|m^Mkh%$|3GTNQ5sQ8@hkT_swcp08~:6+Nc;ZS|z36SJd5Q~mSfZd9
      80+*~rr7c!lGfhz5Hykp!Zh@G4$*-MM9@2jq~,m77h!6ZKKmW1*-K:pkS4tWvl3!T-C$;C.1RTM%L1z9pJ75C_PMQ_
      5QZZf4fn3pg%LYHp#JC|z%cyP43&,-R%-JJskyf+J93gc~c+K#nG;C5S1$M^LfdLK#lhT@HLH@q-%-,05,t210~h6k
      wh4s3MN!:1TM00TzmhmWhqvG8+D2Rwn*!*p4Dj:-z8|#&f_lt*54pzjNdw-NJ4+s6t6@%%kHD5m&#TjlWyh9,j;C
     model_y_pt 8N.H1MMckfC*:p;&M+d&%T;C,v8:-|RcTRR0S7sytff@R4t^WW_fTJ038N._,Kp!TG&QSl:q.43!qtPMqG4F:q.^WQ
      !h@Lrj+CGlp^g^qrdm+Q!Cd;#wq1g5SyfJ|H_|y7|ccl.,.ZMV$YZ;6v!C%nQ9|WjGDs:3:q.Vcl.7:q.,.14%dCQF
      g$Ff6!$Jt#WC,wh4#_:l|wtTdKvm*nLs|mdq~-J9PsnM1v6v.2cl.T:q.jcl.4:q.tH8&jl;|%sw8N.$cl.j:q._
     target mw.Hm2.Tmw._m2.3y1.4m2.3y1.^m2.P4H.,.Zm2.9y1.V4H.7y1.,.1m2.Z4H.Ty1.j4H.4y1.tm2.3mw.$4H.jy1
      ._
     progress ;C.H|@LLMN|qh7@|24|1jm1@sj-cY7-$PJCfrhqJmsLR%,!cjW@~S5k3&vF@38,n_w9dycys^_;WGw5d5|k!JCMR8s
      H0T;Rgv;sWg8qKTjZm6W~SRc|SFVrlcVmS74L!3Y^@J0T2rr*zSMJG9dcZTlvnlnyH+lnzWRL0@pRKVn;C.4%c*CDN
      1mvgf1pyyQZLNdVPP!3YZ0YGwcSvRd9cq@^RPMF&:kLp%2CN|tlk%!Y#nkCQH_gL08wC6SMw:0|*P%j~Dd,WrmVzfD
      Zyy+*;nhL|Pvy7@1g|qr$t#Lg0l$^:QT4t8*8m&Q2KlCrDT@dC.3lC$873~P#gT^_z_mG7g+6wt,cRD%0Yy$qzH3WQ
      6FQ%JWgM.,.ZTj5893zDs222@LZGdfwFG+P+9-20Z:y9q7CPvjkMQw@G92JL10M^-Cz;m|||qC!~9Gs^N35SpdPN:0
      #_l6Z@_Yy@0+5P$ZMD@6@vMZv%QYvflQ-N@Dz-,8fDT00Ch+8LdMg3%TsPzc-Fp-4-@%pS-vCfggNr2stkRh:,RY@W
      7:scwD!6l@%!6~zRRC+gz$ZNkL7T01K9+gfKJ9N%5Wj;0gdC.5MMrg2hRl!jszK!vt|Ff$_6J|&3tRs7Y~vdC!kC,-
      sd$L9cmwr-HvY:.2_hzSVCw|nTm-y*mz9z*19&pL@,zDLD09|5%zH:YRG|+;GT3TZfr$2:9yzPMfP9Zq&!^8kSkR@4
      ,m9n%N~TGC8rk1zKpcWwC9Wrr2@;gN1J6%l+k4dC.5;Q%1&*;d$C714Z|s4r8h|njv*LK,7h~;-ZF+mVwzFk-f^,&C
      PnHl60#n2:k4kj9%-CK^c0~kPGS4;|dC.9hSH4HrjW+4~;$,rS|^0D,+ngmSN!#8WJn:#R7QSF_fZCpwPtHkP40$@r
      -Lw*,%~gh16|LDj@LM;:8N|%v2dq3tk~D|whY9QD1P8pDkpzs!3JvqV1PH-W+$MK~d;C.16wV:-3%hCJNrKKZtFJQ5
      3|Z*N;pn3ws^CKP#+23G0rkJ$ZYqM7rPJVVDv+jdvR8,*8:whjgMrdf63L#-|Tnrg~3Q6QP-71$Tt!rpNhG65HfqJk
      Qk5qy20fqSy^mtC6^C9KZ9+QG%&VTdlhV@zt6GpTK2y5S,k:!R:sv:TMHqPfwCt8:cG#Rhsv;$CNk$RJc^CkdC
     stack_dim_alpha ;C.,.,.,.,.,.,.,.NqH:s;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.,.#S_mLRzZt491+|6vgR5,3zk!C|1H,4L
      g6;!5-!H~:$1Rl2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C._
     map_dim_alpha ;C.,.,.7&LPS!%H0M5_M@0CzcF7#v_PVTNSsJSSZLRcnVk,1;C.SP!3wG6:Dth7k;0@hL*Q9zc%_R#nytSJ,ytk&cZ
      s6NYMR3c.,.Z4q-dFv%@Vh$z|_!:NS0J53VTs7nLC3%W@wrJJLr^gLR,d@KpcS;C.FgR_mDhgYg~nTDLK1FY~T38N&
      K4^MM&K#W+dld*0~pd~,5C%G_s;C.MK-LMFmQWD~wZ4C*llj03sf3|~gpFwHrym9yPdC;c;C.8gH_3_&JNQMk~-dnY
      gCKWD7c~dG,*zgHT~*r63c.Wy#s;HK%7+;09Fg^l$;KNTrnc,V,P6dzM;C.6LN|%;KGHvvTJD#dD;C.5W&;C.5GVSs
      ;VnKvD3c|-S7nj*Ln~yh9DzSqm~,|chTn%|RNHHV$+#!n@HZVG|:S-S0KGVWk,wP7fG5Fd%H!W;C.,.Ftc3Ps7c70j
      Gg&wD|!FQMSmW_0pkCH^1TNCN*k:KQl+~Pg4vyy1:MJFtCc5W734Lq3c%K8@FG,5wLyHK~G*T&V3&5^R4^SnR2;C.M
      ;Z&|n#+VL%:jpKfhdDn;3H5k2S&!LQPWKrZt1c%|;C.5
     map_button_alpha gM.,.,.7rpM;#:;s_G^YpCDdZ171w#,tG$fk|qNklTMd~L|FgM.S|wn2rlpj0JH;;C.,.&:ZF#;V*%,3s8q3FFRq~G
      lcgM.FVd#*9f;C.F;ZczG!**r:KL%yw2gM.M8$Y091#SFT%z0%QWW@4-L@S8&1tk^9FF:vTVSk5:gM.8,n6fFqLdPR
      sk;C.;*4g3gM.6gHZ^GJV&DYT2LWL+gM.5L%gM.56@;C.8$@!z8jTtdPh3!t&8rTJ#J*,dV!-C_VqvYLlt@*C$069C
      2:$&NZ|G|Q-@gM.,.FKg;C.m,3d*Ls&sGl+g#Cf!gM.M%72s5kd7cJK;_;!wJsvpC!cgrVFtl!l,Yc9wd%HngM.5
     content_alpha ;C.H&m&44L%d25P:+lL8T5GVMv:7!1CLpJc0Hq;mL:$S6QRY621syy861rfHhj4HjGfP#s@kkLP|f,#VzN8FYDv;Ks
      ;C.MqL3dvHl91K|WRp6H&|VGfk76K3D&cN_-5||7Z+Y2;C.4&V9jZvV:wJ3pHy^%$Zn0W*%Cqy$,92Ymqj^p^78!,9
      fM$pr+7*Dq8C43!,+tjsW1gM.MCfd_@&6+*3pk*;gK^6C0d_Z_f~9T7-%KrphD,smDgM.,.,.K1d4C#56jQg4n7pyr
      ,,8JhHhW9fsDgM.SCQgqf$Tq&$HZKPL;pw-plsD#cN3@g3p,_3MKwwh9gM.M|@,v|:gM.,.31QN4jD:QK3jT#3khgM
      .689t*M-^|Qn;V:ygM.$f^7@rqGv$|lyvLNVsWN@y|#sF9Z3KCS&hF#M1N;C.M#!SKvg4!F8^qwD*&W_6!C8~dZ~&^
      vy-9-%6G5PPD;C.3Zgm2TJgM.y-MSWRjTn80M@^Q+MMVVrGr5Z88%VWm3@9#nN+j8$gM.M3tFk;!mG^qzvgM
     scroll_offset_pt ;C.,.,.,.Ckv9Rzdz|.KKvD-G;#ddPK+*Z2Nd7vH2#KCS0g+3:7vt^*J^ggRmP|1Cw2076vrD&2V+j.01$rK_mm;Fn
      zkJYq~!J4QKpw7Vt+LTKZH:n+LzsLz_Q%WLyvS_~*F-;^PhScL|QNg;2LKwwMTm,6R^MPz5yNMYJ;C.,.,.,.,.,.,
      .h
     scroll_velocity_pt_s ;C.,.,.,.CrNv%3g!|.1;C.GK3;StR^$Ws8kC2!J6w2Zc4M07YqndGj*7dk9Knw2,c1:ywsZgzdgv55|,lMWD*q_s^
      mrvjw7n&qL~G^:zl$g0t9T7Z;Cd^VZzm6~f1qV&q+1Z!;0ys$jMc9*h9GR4KcNzms|Z*T~n_MfNF!47J;C.,.,.,.,
      .,.,.h
     overdrag_pt ;C.,.,.,.,.FdZ;C.,.,.c~FcK+tJ#W%!kwg|m7R.2;C.,.,.,.,.L
     stack_depth ^8.,.,.,.,.,.,.,.Mwz.jL~.4wz.,.s^8.,.h
     transition_progress m2.,.,.,.,.,.,.,.M;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.4;C93j;HP
      Z,ZF&5q51RGy-!dDHzs8Yg30fvz5:&!QL$D~tC;hspc|&cGrQ+g8zGcncq__wWqSN13@J#Z|ScYrm2.,.6gM&&8k&!
      ^^qc3fH;L0@v3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2._
     transition_y_pt m2.,.,.,.,.,.,.,.M_lT0%8JpKvp~Sp@Cv!V!D^Km1zsyF1cRnwGT8,0Lsf6Mqdf5smcNw+dZ_6kPm2.4_l3k&N^L
      RW20_J9l+-rWcLTs_2vL2Fwf+8;^7dvR7s1|pZKVQY2J|7r$S*@,FRW+ZG&khwn5nDpYFn3JJFS1m2.,.68NN^+*2n
      ;6tJqRQ+2Q;_$DYhk!tY-4GFfJHP9-&^*:QD3TVvswVkN&48#*@2sVlW#+kcSpFzm2._
     events ;C.C$n;C.1LV;C.SzP;C.@;0;C.0$n;C.0LV;C.2,Z;C.3D@;C.2^c;C.!8R;C.0mN;CLV;C.N+z;C.4N&;C.8mN;C
      .0LV;C.2z9;C.Fz|;C.RR@;C.V;8;C.8_l;C.TTY;C.63+;C.%8R;C.3$nLV;C.Y2-;C.Scs;C.YPL;C.33v;C.3fr
      ;C.f8R;Cs~;C.3$n;C.0LV;C.2^-;C.!;0;Ct3;C.hM5;C.^8R
    voiceover 295 7de1a3c334d7c2e3
     phase ;C.GL~.T;C.!wz.&rY.Z;C.Km6.j;C.RrY.Z;C
     card j:.,.,.WQh.yj:.&Qh.c
     touch_y_pt m2.CNSGgnlVYM1gV_$~6|,5P|0RKp$SYD5@yK*:dPpDjrqJdL~tsPP.3m2.,.,.,.~
     card_y_pt :q.,.f#;VjPKl6Y2*&Kz:kg9YYTPfngkYdl1LvHpW_!qQHrHg:8nKvhZKh%#M2w5^cM!DWR8pTQz+R:GDh~l_qW2N@
      h9r2D0:jky78$CN*Qjjh1^W0~V6W+F~mpjpNW2DNGKcl.,.pS:8GYjpY%6nnPyh1Fn1NKd6@:P+,sqYgv71K^g4PN-
      @|:YPT3|,K6*mM8P:q
     card_velocity_pt_s ;C.,.f3VDr8wtwKvsyjvdf4fPpjz32h!ZDwG;-@;ZPp*Cn4pr7!ZMz9!Nf^!^9Y_M:*1GRZg~g:JV:FP!6Q^;%#vkK
      m~JSwpl9T-^mQFGPFpFt,Fr:QPtR_D~@K^|^vF^$dr;C.,.phkm-ZQzcv+CCkCGm+jhz&+P8NnZ|6llnHJs|4DstKf
      -4m5KRH2nS_k#4cz;C
     model_y_pt :q.,.dcl.,.,.n:q.c
     target y1.,.d4H.,.,.ny1.c
     progress dC.,.fMQ|&8N!:vMWVlGFN79QmV~T6R&p&~dP-z8NHvH2lL44934d25LJ6@;m#-~*j+SQ*-pnClPm@M$7*W;;v~nq1
      1+h2Tz@H-!#$3GZv0$%cvR@8zNS$sq5R@PN+6-Y#L*gM.,.pTP-5@_z9m5&kvm5|N@Hs3np$ClN7qpv-,9G8S:*Hj3
      0+Yfg-sGyC$&c-9vdC
     stack_dim_alpha ;C.,.,.YqH:s;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.LS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1
      Rl2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C.SqH:s;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c
     map_dim_alpha ;C.,.f69:js%llr7!j&F-ptSkC1$w;,wrJkv3c.MmSD~:fJt4dQ%6nwnVF^T&z1;!,_|4CR:07:::s&v3c.,.zj05y
      1MQY5F;C.6Tr7LYWq:C+*7q^$%;C.5WG;C
     map_button_alpha gM.,.f0%w^wF;C.,.,.nsZt:gM.6DWLpVClqV6Vv;F|FgM.5SLgM
     content_alpha gM.,.,.,.,.F$P~csVz|L&N4*yjrgM.6&&zJ~Dz0l|thYDgM.0
     scroll_offset_pt ;C.G:V~DR%NP8Vv5FSK3GngSFpQC#%2QM6_!+F-rw&f:^%Ry.,.@;C.yRy.&;C.c
     scroll_velocity_pt_s ;C.G+Q^d|ZY@gdQm-@Jq%$Z@s-^v4syLrGqqYv;z5pLF2qVq.1;C.,.,.,.|
     overdrag_pt ;C.,.,.,.,.m
     stack_depth ^8.,.,.Wwz.y^8.&wz.c
     transition_progress m2.,.,.W;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.KgM&&8k&!^^qc3fH;L0
      @v3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2.R;C93j;HPZ,ZF&5#Hy66D*2Q$G0VV2vyH
      mzl-3330t@35j8@R&^TKC57gD!f#m2
     transition_y_pt m2.,.,.W_l3k&N^L12*6g+;5tDVcKYK;qZGvv!Cp!nm:%;gtzRSSYlwHnZn2V3h;1p4Km2.KcljshWkN29#FJ0Csnd
      Zf%y6vVgj^D%d~zkr4@:c8#vGTW3G@rw9YmmG^FQ$kY%0$#Fr11G:Fm2.R_lT0%8JpMdzMLDLvH~-w9VKmTz:0RZcR
      W,GT:q0Ln:s2qdf5k3cN5k7m1893m2
     events ;C.4#V;C.3mN;C.0LV;C.SN&;C.y;~;C.3c2;C.%Y1;C.1P8;C.S3G;C.J+q;C.hMY;C.9yt;C.3;~;C.3sG;C.YPL
    """
}
