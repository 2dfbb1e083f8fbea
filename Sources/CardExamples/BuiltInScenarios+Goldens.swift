// Written by `CARDSIM_RECORD=1 swift test --filter GoldenTests`; not to be edited by hand.

extension BuiltInScenarios {
  /// The goldens of all built-in scenarios, by name; `GoldenTrail.text(named:)` says how to read them.
  static let goldens: StaticString = """
    apple-maps 379 da2d27368c57fb0b
     phase ;C.7^8.2wz.#;C.Q^8.3wz.@;C.QL~.4h+.,.,n,.2^8.Cwz.+;C
     card FC.,.,.,.,.,.%
     touch_y_pt m2.4Q5p6!l:5mhr0Msm2.,.DNDS55_N~LS@m;D^jm2.,.Ckh8Gk+Y&:NrK&_Nv3Nm2.,.,P7tW,%g|G6~^,&@@Y+p8
      !%fH3hc22T^!m2.-
     card_y_pt 2c.7YS^th4*CcLD!!y+M8fnCZh,r:DZ;yqTtWH&-,tHcDdK+@j4GLT@sFvf2c&%hLKVwhcM-h$+gqd9&v~+P&Stm_j
      n55*jKgcR2fk~T,|2DkQFF@@hrNZQqrl%--zL6.QNj_S9::$|F~P!!c&ds1Y@;Z7lcw+_Tg8!+f8%jy3Kh1T85QJLm
      @cgMty&~mr5@Y5fYWpl+:zF8&2nsPN_v_tPq+6g%kL5cYY_1V&FcH@D1z8$%81r&|&@992#SFj.,.,.gkcscyJvp4l
      Gy26_Mgh8l6wlp&F;2T%_d,nw-v%2Fn2tG1#J4y5z25m-f67!r&v^MtRL&0vDdR,K9:_+p,70-QW:^yq:y&q#3YDw;
      c*q+^s4j0!Sq4ldR$!Y4y+sjL6
     card_velocity_pt_s ;C.7rC@N7-&G:&TDjP::w%l1WSWY$pzsCZ0p+&9@1&R^p54Vz*h5P7m98c~3Cg_v1VKJyd6:C~RnN%V*7:$G&L$dD3
      W$l%;V!#ngpzw7Sq9sLpyPy@L|gRMG$0@VwF;C.Qmd6@m,^QjRtGZ1|_M2l@_Z:wwMhr-DWh&@6Yv+K:2FK%V@89dk
      y1slrrk*#zF&%V-*_2G6qmP+dlHW4g~$$PzqT4v0:khkN,*6ZWtFdRyS65Gwn5WD5Cy*$;hW;C.,.,.g_|CDPRjd,&
      $wKJw7C~D,K$6L-K:l,mn9P#4GP1+S1jR3q-$V#n|lKrmL~SHN3y-ps!g8_lzJP1H!G,kDcm#NN5GtT0QZt6CYMnKt
      f$1;h6vP~r+*Yg1j3LLH09@;;C
     model_y_pt 2c.7YS^th4*CL6.,.HNj_S9::$|FFj.,.,.,.TkcscyJvp4lGy26_Mgh8l6wlpL6.-
     target q8.7m2.2V_.,.Hm2.3dh.,.,.,.Tm2.CV_.-
     progress ;C.7Dj+2s^kC%@!+^F^NVGVd;KF_z0jhwjj4z22KZ,2cWF%JZ~,Yw9qgG3wc0;gN;8s|81Nc04|@h4D-V;#tg^tlnz
      MpgS_y-%$hwN4|-t|DJ%~87v4*4MMv|_t,5Fv4.QHW8_JR+tMf3R0J:J#HCH_Fh9M@Zscm|4pF*KMzf2q%W~7Mw4wG
      8SVP:&&thGq7HjZ;mq3qq&wSdHd@Q5HtY;75ThNFTn73;sGt06gW@&^Vsv-MLL47|-0t;FrrgM.,.,.gm#W_J97@qc
      Mw7NJS1@&_vDZjW,R|5w;w0NMdcPd4hy9+g@6M8_;7K&vDd#lW2vLgJhVp$LC$q&QDG##0WHD:S$CYfQN^Dg$G&@mw
      Fn-HL!sr0*nc287L31+rF_!lv4
     stack_dim_alpha ;C.,.,.,.,.,.%
     map_dim_alpha ;C.W:Y;3C_T;,6~,gFtTvzj;p|!@gqGq#hcCrPV_@mhv;C.Mf33%;C.QNnMWm:mQN^3qq2r$mtVzfQ2|GG*:NYVj%l
      &@YgHG.MT4GQDN#@94_-3G;679WlLL_gJ&YQsDJV~lyd|1*mHG.,.,.j~_lnd*r5Qm|Wv4YWjFGz65R!**#^4rr%^$
      t69W+p;C.McMzMn_~3NZJhh1|&y6@kw7,3$;rC^%^2~&yzfw+V;C.1
     map_button_alpha gM.WlM:|+Zg#n$Z#n:HkJy%;rWnp^D^J_+FZ,7%YctQ@gM.MQQ:,gM.Q:|pvw7-$RK;C.,.,.,.k!~5ffssfsYF@Z4
      kyPrgM.MFjJcdQ*rH3g~S~0;jj4_R,7Y~5W&z2P%@*7J3nczgM.1
     content_alpha ;C.7hr_j*_!snqhW+|w!WZ%mVP$p|tzT6j9V&fMv7|gM.MPh7F3lZCKH~t35w@S5!MWVQ@tNd*YZssLZ1PS17LgM.,
      .,.,.,.C~,38nHqS~9dd^Lk-3#Y+gJ|-~rG;1Zy!7nV$r*rWgM.Mj:l#gM
     scroll_offset_pt ;C.,.,.z|&1hVf#2VHMw9G$3N0s$hc5G@+hS~7fN@|@SZL@:2KkQ~-_qcf#v3m+~2jmVr-zlmTq#17CtRkhSK+tcn*
      GCMy|7gW$#,!hmNZT9;C2699nvfMz+lC,4_*@99ZR%R;nc;T4+0-5~f0RVH+RpL713cMv,8f4JC7W$2:jF*gq,,JS@
      @K8;M_zZ$,JqK*9mp&3!J$#5R#~m~*;y;7Y!J51kt%F,^DWjrLN11GG#tJ:WQVJy&;+Y^QKp09cW*sVdZ$!dj5z&y#
      N9vC-8p*3:f8VCVnP7:q+:4DD0ll5QCn5Y*t@y5*ZPMQ*~R*~#!DYszY5r#&@#1W@VpGPsvT!C2^m@8nZnV$s7g+C8
      J1~SVf7l*1$^L*8$M5g:25S$S;5m.D
     scroll_velocity_pt_s ;C.,.,.z^6s-6&l$cnHG09g&~k1*,KmC7@dCs1:fH$&qjCQ33k%ZgMJf@wrkfy0nWLmn+m0KV;qM@FQv5;lgZjr^L9
      3w&Lst#$S5F,-KQm2Z|1GC8D01:8%km!0WSLpmVQ,f9$d$kPkq4tq@n-vJsn7p;p8P@Lt2:3yVf~7p$V7&c|:SL+_l
      |;3$Tf#v-d1|FFpV685;W@JgLsw~3*jVJMQk93L6wl|C$:_69@5VYq!,SvjLm~hQ!$8vM1fz^#sHDS6*9z_CWld:3r
      9^$t6jhl:ljkTd0dCr^SSM0Kn2%|:q6zCjLVDWj&-dlksr2j3sCD:6!~DkLrT;56;zkl~4&6D,c43r2NDfZp_pY3,n
      W+Z3;_f%L&l7:^dNQ^snc!|Mqv;C.D
     overdrag_pt ;C.,.,.,.,.,.%
     stack_depth ^8.,.,.,.,.,.%
     transition_progress m2.,.,.,.,.,.%
     transition_y_pt m2.,.,.,.,.,.%
     events ;C.4$n;C.0LV;C.10y;C.@4W;C.L$n;C.0LV;C.2Zn;C.!g!;C.LmN;C.0LV;C.3g:;C.,.|%4;C.1LV;C.4QD;C.2
      Z9;C.z4W
    bottom-view 200 7184a37c82f35562
     phase ;C.5L~.nn,._^8.mwz.+;C
     card j:.,.,.,.6
     touch_y_pt m2.4NS#+d!:fP+N+::#K,rT+w@_QcW&T8|GdrF^KVZ0HjC:;1Cm4T@R~@TR-3;V23Kp3!pyF:0nyf%.3m2.^qycL&C
      ,gn5vNKW*VJ|KHq_Wl8TkMt##315vlWmCGYP1Dr@c|r5L~d%C&9M4Vgz7nntY00Tk%-C.3m2.-
     card_y_pt cl.,.vMny4w5%5&ggPhRQn*llh,,F8%dY#PFg|m18lt6T%hK8^d*h_G12;7Qh2q8TKclP,5yfgZ$.3ysMh;4f6dRPc
      d^$ghNPsLgCMQ3RkqKq%CCH3Lh!#TC,+7KMF5DQj%L*7;J6D3My~NDm%P@l*Z~4rs8&,_z-,_S|$z@9cF#RZ23pN8N
     card_velocity_pt_s ;C.,.v8-+hmcqsqpf70;_QGM*s&G1yT6y5nHt7N*NG&;2m#tT8103r8!vjNdVNW8n0l^sdrLpWcW.1;C.0qlvjVwrP
      FN~RJk6T%p%y*w0n,jz#0K$9w5cWj-0DpzNY+ywdjHF*3#5JZ!g@cVyGjR$^c&sh!zyr48dJt,YJ2cTWR_Pv28#QRn
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
     scroll_velocity_pt_s ;C.5l1547hWMD!jp3zncGK+Rwstc$rr#2SFwQnj92Wl*FVYz^CwG,_V1Yhd&C~VRTq4M--lHC#rt.1;C.09_vh!L|n
      ZP,_,Nff!3pj3g4|^@qrn;N&QDdrn,L%*6y^:h+95k!z*3h;,g4j!FJqHh2*F!pR,~d:8-5|Dq|Q@dp|yM#|@3MDM+
      Vz:G!Tdnw#^7NGQP$Gq+P+Q:y|v6H!91:DnHsSF6j1YhdMZs1Ww|vFN+;C.,.C
     overdrag_pt ;C.cKtW3RH3$!g3%S^#3+sf8~0Rv.3;C.,.,.S
     stack_depth ^8.,.,.,.6
     transition_progress m2.,.,.,.6
     transition_y_pt m2.,.,.,.6
     events ;C.4mNLV;C.mYz;C.mcq;C.M$n;CLV;C.l;;;C.z;0
    callbacks-cardparts 151 6d5e7f26126872cc
     phase ;C.9^8.3wz.G;C.V^8.4wz.Z;C.Twz.Z;C
     card PN.,.,.Q
     touch_y_pt m2.4*-R9NySYFD75|gd@WQrcm2.l*-$Hg|@*j2pws6QwMy,$m2.,.Q
     card_y_pt #m.C4;L!y2-_.0ty!c|Jf3Y|z#n4Ynyd8vpHmy2*$P#m.W%j;7+wlNWJ.0hpY|^dLq9W~Hpd*L$YC#lZfFkw:YF|pL
      $2*62zscm-wgNf+c_C2D3Kpvc4_l.VrP0wd1n!k|Dt$&p4&@0P%!Zqzm&CQ_z5qM;D~m+~N38T6NzcYd@Rmr7fPP#m
     card_velocity_pt_s ;C.9jGS9tTg:V~NKnVPW!T&$V6cw,MPWWmyy3k*3l,km;C.V_Kc+jn%1ZrVn~T*MwQD%FJP;L%1ktGqsK;::pW,W;h
      Q,-KgnKPCT1p-,d6MwYl$s7K|+;Pt%;C.T@wtkNd9~nlM!rM~hMZpfvlTVw;7DKm;ZLFn;pT^YFsJT6&*Dc&SSt$Dz
      -sq#;C
     model_y_pt #m.C4;L!y2-_#m.r%j;7+wlNWJ_l.@#m.c
     target h;.9m2.3h;.qm2.49:.@h;.c
     progress gM.Cn79gwPDh.0ZCVCDhGR+Gdc;j-,z_wr9msmVt7%gM.WWVw$21r%Zf.0QRrVj:ssYv~|t-nmP%Kz4gkMMlfYG4lK
      QJs,qg-sp8F$JznWg72zRznTN|;C.VTr0~W@gdnNq%JSmmHm&w2@sZdgqRS~DkS0+q5YLmj2p+_2zNfGSfW40&LMgM
     stack_dim_alpha ;C.,.,.Q
     map_dim_alpha %_.Dpg^Ll4.0_%1jsrDFgL!&G^gtPN9f_Hk^,T+H%_.YM&mWVVML.0|Q!NnQPZPPtRFTqNR$:qqFQ8QQGN^+YPF&l^
      J&3VT|L@kVpPv-jRkQ6Z#V;C.V&kY3lmTCK_-Tgqm;Qw!|$!^zzNDKdsMkKJnf_26gv@P4WDp*P9Z@fJMG&M%_
     map_button_alpha gM.,.,.Q
     content_alpha gM.,.,.Q
     scroll_offset_pt ;C.,.,.Q
     scroll_velocity_pt_s ;C.,.,.Q
     overdrag_pt ;C.,.,.Q
     stack_depth ^8.,.,.Q
     transition_progress m2.,.,.Q
     transition_y_pt m2.,.,.Q
     events ;C.4$n;C.2LVshgp1$qGQn;C.F8M;C.P$n;C.1LV+8hV!qqdTdvp;C.YYG;C.SML;C.YVC
    callbacks-interrupted 136 949c8b0ffdd2af3c
     phase ;C.7^8.3wz.F^8.Ywz.,.F;C
     card j:.,.,.6
     touch_y_pt m2.4Snw3jVtpyHl_l9^3m2.5^$4,j1Q8V-4VR^QT3#2:4~|p^d+Jm~DKL~04V:PF,6lqDM;q;4%P~NTJR#+yFls+DZ
      4ms3fDm2.,.G
     card_y_pt :q.756@_7KnTqY0M8;WmLP^&cZw6|*v&vs;35DKG|Q5;GH5HHGCvgD;VkKjzGSfjM7vPh0-j5%0t,3sRq2pPCm-Qw;
      f+#J!d0M*Sdytw*3MLYsQ~nf-SS3FLslc1C#RZYCk@#Qr5qR*-&2s1,9Y0z3yd*8~dTRgM_l&&kFK+*3&ZQ8w,+Dwv
      ;d*CNS^dG+D$q0!G#Jj4$hn6d8Lky#&f1MFm9P1d_*g&T|&dL!-m8h9;W6G;*9d,_gQT2J~+Mt~z8N
     card_velocity_pt_s ;C.7K1HLPg80N*;Cl6cHGL35&+;0S$^h*4C*&llR9f5*p0W7fV+|Dyv~&L&wY$_SpDP;y:0pRCD@FFm_#cV*mPWf8#
      PT5-P45C:y;CTq5QHsmy,3K!6FflPz:71WD0S3^FQvnM%8Sn6c;;n*hNM4:v9@pQ;rl3V$wC*Mwq8T-t0N9K9;GKC$
      rkFY!nCm:3c^|pJV;Zz-2P8N8Hk:w6VW:NY%DR%#9RyZ6|y!pq39SH7!CzdCS8Z5vhWm~s6p-RS&;C
     model_y_pt :q.756@_7KnTqYcl.F-$~rZz6MRT5nv:zjtHcmfjM7vPh0-j5%0t,3sRq2pPCm-Qw;f+#J!d0M*S_l.,.G
     target y1.7m2.34H.Fm2.Ymw.,.G
     progress mL.7~v3hPJrKRZ*Pj#6k|lgnw$,fM-9JHhKVr~NG:nMnv-8P;s+J_;$F#9vq%TSjyD5+r9633WlPF5!4fm0Y51G!7K
      C%~FRh|+1NQ_1%zn_dpK4sv;$JmzG@8df#$k-3Q~hD-Z0V@hhmsys:%k6!m;TjdqNtV5wRk9n1rQ:NLKg,gP-Jn@vl
      @TlR-cGdfPrgV@+2p&73R;2@Ws&M6,!1Gkf3w%d@%$P7p^n68zQ&+H7@3*Cd-W9h4;|wt&3D-DZ|MJ
     stack_dim_alpha ;C.,.,.6
     map_dim_alpha ;C.GY*|;#4vJNNP!!6yCV^tl,lfDjT7w!93F4hG@-c2YQH727+3c.M94jdl$;*m*G#+0Rjt@73D2&42Pv;-vZGZC6k
      jd~T6-mn@5&zfC;C|qp6dDZM;t6TNJpjzM,!;C.q
     map_button_alpha gM.7YZz|:$$C*q;SC!8MnTtt@3^SRZs^fF+44m;C.N!PY755h87_!f~Q9f@G54_0np;3&^DMD|ySSgnhjv^-ktplD;
      dVtgN~$swv:QKY6cK5DQ&FV*T:%*lDMg;h;yNFNWQ|!FQ5gM.q
     content_alpha gM.$g8-2jTZ*N9N0Qrzw!%w#r&f$h7V-Pw#7jN$|NTJJc6Gp4Lfr~9Ls#c9DHJ,~Ll,k9@_!f*m1;C.q
     scroll_offset_pt ;C.,.,.6
     scroll_velocity_pt_s ;C.,.,.6
     overdrag_pt ;C.,.,.6
     stack_depth ^8.,.,.6
     transition_progress m2.,.,.6
     transition_y_pt m2.,.,.6
     events ;C.4$n;C.0LV;C.23$;C.4$n;C.4LV;C.7Y&;C.K6V;C.,.Djy
    callbacks-sweetcurtain 133 d5277de19b7f1b28
     phase ;C.7^8.3wz.R;C.V^8.3wz.R;C.Fwz.R;C
     card j:.,.,.3
     touch_y_pt m2.4&J2V!cl3l8hY$|3vm2.v+Ng1hw,J7k@d1sgqjM5,m2._
     card_y_pt 7S.8~lcq2#2Q.0mykJ-sN&Pd89ch49:lZ^^MkGD9H*%$2p^NM-dn!JFDpw2:3R.Ww%,2VT*p.0W*8C_mZ$ks|%Z9YL
      |Fyq#TC1l,q88R|SsQD1yj$#LW_kCG3R.GvP3g:hm!wNdJt0K@SP&rqy5gTr5#,nRzzT&t0t;#f0*|_M@1
     card_velocity_pt_s ;C.7+_MpLYWPqdZZ&F|CNJg94-9s+LPtjR00HQD1+!cM0c8TQ$N:qK-8t&Sg@p;C.V_p_rq05!_:;F4&3Vq2J:dFh|
      7L#Jw;_yw4_w7WR0y6kLr6+f0%;fZ$q4^2;C.FjsN,pv-jg69dsG3$jQHpTqFfRWh80;sLlM99r,FSkd1yNTkG;C
     model_y_pt 7S.8~lcq2#2Q3R.*w%,2VT*p3R.l@1.S
     target ZC.7m2.38k.-m2.38k.lv~.S
     progress R5.8sY@wrvtK.0kzmrWJDhjQ*T@M@8:GlG*36cnQd!S~RQ_zs6cz!22TT&t6gM.WczMZ$1ld.0v!tQh2lZlpltmcrn
      d$k5+_c~YF^W$d:M_-Ty|5Yz^qdpTMgM.G,KK&$h2cC$dN*JC#NCt$:|nf6q#hC!mCTlD$@wk#j9sJ-D;C
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
     events ;C.4$n;C.0Mj$lF1w5zYST;C.Q+k;C.N$n;C.2Mjgrgj.1Tm;C.Q+k;C.D7N;C.Q_M
    callbacks-tgcard 122 0dd6167a5a2e013a
     phase ;C.6^8.6wz.R;C.MrY.G;C.Vm6.L;C
     card j:.&Qh.qj:.M
     touch_y_pt m2.4Sn*^p9TvK;!RDF^#6m%1m2.,.q
     card_y_pt :q.6p:WGRY^V&r8-mQyLkrLG-1Fk,kz-;:8s0$v^gQ_:Sj302lcM5:&-P49GH$fdhG1c8N.NP-;LQJ,,L+d7^Sj8;@
      ~DDqKhww*_cl.WyT3@lL6h|F3~Pf!8DFzFj7Ml0lhZj,wh3Q4l8N
     card_velocity_pt_s ;C.6YC-fY-cN@H#Svyn^;CW&8-9k+G9*^:NCv81ZD^cP7PS~+FmW%j81@%&C6R_HkMG4;C.N-QW~@zhl,|Cw96Nt&Z
      L$Q&,K|djc;C.Wv6PsK:mZr&0+4sM0DyHnnHh!VKFQsCfG5L_c;C
     model_y_pt :q.6p:WGRY^V&r8-mQyL_l.scl.q_l.M
     target y1.6m2.6mw.s4H.qmw.M
     progress mL.69LjZgyV#p;5T%tSQ*$2n3RZpgr3;32W5:Q;S&!3q&#~Z|DKPjdGYHd:4$DjHp2Y^MJ.NGS6kw8LNL*+Mhp$+^d
      J-C5sy0h1dgM.WGqPTy:MLPQCg|-Q&M^K+lTt14^hrwHN-ScT@MJ
     stack_dim_alpha ;C.^#SCq!KLV8~~:Sh%zWdq;|Km_YtLj~d.Ww8hfnP6qgwvQyT76vc:8;|K58dVr:G6;F7KY;C
     map_dim_alpha ;C.^qH5K;V@hvD$Gr_-TZ4YK&,!MFJ#L3c.WS_mLRzZtF^ZD|6qYR5g*PLNn2_:ypL;%w7P$;C
     map_button_alpha gM.^MhtjT~qTw2;C.6yS;C.Wn,5fcf%hzPNrKKZtFJQ5*D_,w2pn+js^%1RkgM
     content_alpha gM.6T;Z5@~kM|JFYR%h0DKmg%rVGQ0~^VF9P|-dg*!QS;C.dgM.q;C.M
     scroll_offset_pt ;C.,.$
     scroll_velocity_pt_s ;C.,.$
     overdrag_pt ;C.,.$
     stack_depth ^8.&wz.q^8.M
     transition_progress m2.&;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vm2.VgM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-m2
     transition_y_pt m2.&_ly52F^LJv20jgp%_39v-nCMR5#:7Mm2.Vcl0H5,PzD!Ll8!v4mVpn%F$R#w|W0~h4*CYHy:m2
     events ;C.4$n;CLV;C.5-6;C.Qjy;C.L7d;C.F!Q;C.T4J;C.K|5
    cancelled-pan 31 eca45b09837fd64f
     phase ;C.7^8.N;C
     card j:.c
     touch_y_pt m2.4MC1H-vgyTT&@DrdfW@~Y&9V4:%@R-|Q4mW1;:f^9N6H-hqCpm2
     card_y_pt :q.71*2q|T5T@G#0mHYl0qv$2Whkwkj&P8grWrV7+lF_HJvf
     card_velocity_pt_s ;C.7m@~6,H~:^$Ddp|:KNJKj+Kyw1pK41R_QK0$DYzcsK*;C
     model_y_pt :q.71*2q|T5T@G#0mHYl0qv$2Whkwkj&P8grWrV7+lF_HJvf
     target y1.7m2.N4H
     progress mL.7#GyLq_*nqWLwthy^|FnqkZq!#MC&mRrDsKK6P7V4NSSd
     stack_dim_alpha ;C.c
     map_dim_alpha ;C.c
     map_button_alpha gM.7ZSJ3VQ8y7~sZ6dHTC32l!hL-Qlh9Mg;C.5
     content_alpha gM.c
     scroll_offset_pt ;C.c
     scroll_velocity_pt_s ;C.c
     overdrag_pt ;C.c
     stack_depth ^8.c
     transition_progress m2.c
     transition_y_pt m2.c
     events ;C.4$n;C.0LV;C.MRM
    cancelled-touch 72 30b96fa61d8fae1c
     phase ;C.5^8.5wz.#;C
     card j:.,.6
     touch_y_pt m2.4MCHJ0S,1N88!l-#*m2.$
     card_y_pt :q.56W6!S|Ldt4m8~zr+43V87jfD,^r+3%$R7$v!kn$5M_W2^tD0NqYs6qvN*%pc*C~F,,H,s!q7M3flQKHj!w;3:p
      @@sQ7!m9q;gDprpG32p^WMrYfqMZJpm-T:27719SPq:q
     card_velocity_pt_s ;C.5DPQN@s5fLdCgJ&+qNm$NS36:H_TDFn89Z8CQ&HQHc-,SKTd3Rs8Mmtl0_!kCVQm6qwp$T|VWGkvCp5~n1qkjwf
      Q2!-NMZSM%MSpy^+*fp+-hRR^z96:kyj5~gQ!J$w%*;C
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
    card-bar 151 4debc43e7ada5855
     phase ;C.4rY.Z;C.4rY.Z;C.4m6.,.6;C
     card j:.4Ht.jdW.jHt.jj:.k
     touch_y_pt m2.,.,.Q
     card_y_pt :q.5YfWm8M-+GMC:kv1|w:w95YJsFTv$RKJ7sT%V&:PFPpK#m~3S58VDmM;6*#jn.5STS$5,d#S,w2jRwWT78@57!m
      ^HmWP1~WV3~m;ytTpsRlv8MJG#nj.9QRM2C#vgdR~9GH,vtv^P_1ZdQ+~nWMG3fJT|hnf0wYW+~jt0lt20NKy!jn.6
      SDPyT0v4MlP5Q|gnPzfS2;kKL4L-!r1g__sV^z+RtY,r;+,lttDS08H@%JGPlz~1Rl:q.1
     card_velocity_pt_s ;C.55k,fc_-@Y*@^T|$3#f3FkR!&qW;:yPmWWj*l,fM|7fPclZ0VYWmcDwLZ&Q;C.5,HHPW0VjnK6qrPRT^m+RGylm
      RmYV*cv!0fsy0wpk9GW2zz*CKf;C.9Q&cscmn64gLmSV^4l4y;CR~%Q806S*^vrP@JP%R5#!D#9V%cQ&,&^;s+;C.6
      W0DY@pVcvNmq+^|wL0TJj+^H9_HTg_Gr-$^m7GN^WQ6$z-y39&Y1wqd^zJ7~8zRm7!;C.1
     model_y_pt :q.4jn.jnj.jjn.j:q.k
     target y1.44H.,.sy1.k
     progress dC.4,ZYr9DC-H0y5sJm~4p!97PWf%!-7n|0h,;N5m$hKJ4~Cjw#~Th~S0WH3D,QYgM.4V9ySZ~q454~h!JYz|py@Dz
      V1:ZJKJ6PRMp@41j@6skj0gzwY_QKqgM.8Cr|g9p#wS+8kC^,Hk6~y!F_7+q62r49__k3-T64;Qh:~*NJyq%5V5nW;
      VngM.5K4hQ;8:TMsG3YWwn#h;C@n,Sf&+nZ@NSL|#%|KH5*W__$-l+;JccN;6kVk-ZlgN^47jPdC.1
     stack_dim_alpha ;C.5qH5K;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.,.GS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1Rl
      2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C
     map_dim_alpha ;C.4kZR883t^VzH;3c.6Sv%H6*lCF@Gj;~sF3c.5z$3c.CK&_8Fs;fm3$^YL2R3c.6_CwGwvg@3c.8K_~Dk2Z9T1Gg
      s9g$zQ0tS+f7rqj*8^y0:YP4T:FC|:8!v9Qdr*dK3~ddRw3c.5P5S2R#w$7-kjv2@!@zr0p7qqKM36_znpyjh^0LYr
      lcQFf*KtPc4SQhW4l:kt|kQtt&kh;C.1
     map_button_alpha gM.4j9z-;C.,.wkDYZ4|ZrYj_!1Y12n@8Rmm&LQ9,N^5D#^rlJlz|W5Jmy&l%9^~|fGZh+LvgM.1
     content_alpha gM.,.,.Q
     scroll_offset_pt ;C.,.,.Q
     scroll_velocity_pt_s ;C.,.,.Q
     overdrag_pt ;C.,.,.Q
     stack_depth ^8.4wz.jL~.jwz.j^8.k
     transition_progress m2.4;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.4;C93S2HPZ,ZF&5#Hy66D*2
      Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.4gM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-#QtVGlwNZH
      &zF3n&c*V@2N~5q^r^rm57#tgM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^
      rm57#tm2
     transition_y_pt m2.4_l~DCyY9mdqM-+D7-&h*-fqTZGPgnM#KCr||90:z0KV;gpMK3FRH4-*Ddy0Rm2.4_ln0*3gcMN~Y+^tzd:&3$g
      #5k,88F3fn$J&&dl,RZW;;V6nZYZ%8TV90*wVcm2.4njg|hJc&Kt@1km2!R^~zpSyZ9_+&f9n0~NWv4P_y663+@!4Y
      5pQl@K70D%S7-hW9MC@j*4d*jnc&skr@F,sdRfSR$36g~Skh6LNyPMWfwCy|smHM10:WRDR7ml#j0%nkF+dl:L*P:f
      m+5RL^m2
     events ;C.4yM;C.Y:C;C.38l;C.SP8;C.1Z0;C.3K:;C.WP8;C.4RZ;C.f8R;CQG
    cards-hidden 211 bc6fa19d0bc017ff
     phase ;C.mL~.5h+.Sn,.,.6;C.,.2
     card yS.,.,.,.L
     touch_y_pt m2.jW,;!-R+0fr|w-WwDNR*ym2.,.,.k
     card_y_pt cl.,.,.,.L
     card_velocity_pt_s ;C.,.,.,.L
     model_y_pt cl.,.,.,.L
     target 4H.,.,.,.L
     progress gM.,.,.,.L
     stack_dim_alpha ;C.,.,.,.L
     map_dim_alpha 3c.,.,.,.L
     map_button_alpha ;C.,.,.,.L
     content_alpha gM.,.,.,.L
     scroll_offset_pt ;C.m2glG4^hd7dMN+1&5sDkZf2MQqrJ$l9Ql@:MRD+KR%Z,80@Zq:Q2*Smf|H%|s;ls4yW*Pv8p+v!cJ|YyK_:!Hdm
      tr;~C;5SG@nV0|k%l_,l1LN;9P~QF-Rdr;L6mf!YHr$;h:vd9#nPC_R%+gwRJK:7GjqKK0w,+KQt,mvkmy&|9Yz!FH
      T5lTQ^6#9hV+PVYNV9$qPZ@hZj1-*PvC~F.lgM.Z
     scroll_velocity_pt_s ;C.msdr8,-RF0rG1L3MmWGWH.0L,1MYRm5P3hkd+vG0$rYRZgyK7p|W,pY+VnCHW;fC8+nh5sSdKQsg;5k9F;2VN-Z
      n9C|0j#-r:SFK5+:^W0Ql6K-d,!Hz%91|G2t9Wm:%874fJtq5H24M63%y_g:pjl^,l29&^f0|0z^5Q@6yL*8+4cPzS
      nvt1^V4YNnc3hzfKS^gG1y^V9@3j9rS5;C.,.2
     overdrag_pt ;C.,.,.,.L
     stack_depth ^8.,.,.,.L
     transition_progress m2.,.,.,.L
     transition_y_pt m2.,.,.,.L
     events Q+;C.9fRq:;C.8|DMR;C.8mN;C.0jlT5l^tW9FWf-Sjkd&5W^tSCVQC9tT8g^QdWrrQ$SF6G@ph408*NwS+hRy_ssV
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
    cards-list 107 2047d39436b142c5
     phase ;C.7L~.7h+.9n,.,.D;C
     card yS.,.r
     touch_y_pt m2.4W,GY@+~%!Z_+YJHR$Y_6^j6ym2.,.S
     card_y_pt cl.,.r
     card_velocity_pt_s ;C.,.r
     model_y_pt cl.,.r
     target 4H.,.r
     progress gM.,.r
     stack_dim_alpha ;C.,.r
     map_dim_alpha 3c.,.r
     map_button_alpha ;C.,.r
     content_alpha gM.,.r
     scroll_offset_pt ;C.7tl!PCCjq-P1;M;W83CtfWj6VPkd!+m^5:t46CPD$k-QkyQ399svTHyVCkn0JqctRhdPqKw_,Rjy!v@&v%M&FKQ
      %RhH&#-kP|9*S*@:Jw%lY@HJ4$p~WVWpWS$8ttKNf,2qDwQJ%jSMZ_dwnfCsh7mSrc_8!Z+L;HH#_2p_sM*jL4V,$Y
      -KflK636$c7:v_,:zl&&
     scroll_velocity_pt_s ;C.7Dv-NS#MmWdtFs5JWT2C_^l%SL;J,PW2Yhm1N~DJDW3NRkRJrqWt*%lgk2t$j&yYyyQ!dN!f,9dgh3-l#J&fjn~
      2d2W-&3~1*!#3PWPlrfP^:RL~w-hdDlyG5HJn7ZHmdmmZWl5P;ND+SC~y$C+;11Y3ShTvFn-155~Rs0%;_Vtg,gMqC
      syyGkPms04_6PY0&;g;C
     overdrag_pt ;C.,.r
     stack_depth ^8.,.r
     transition_progress m2.,.r
     transition_y_pt m2.,.r
     events cy;C.3mN;C.0#K;D#;lC7P6qgr2|Y*h%2S4_;L,RkgW13j,G:-,lT3P-s!hH^p.2hH.0j+.0s!4w.1P-.3+#Ll.CCq
      .36KCq.l
    cards-own 445 c39a2ba2975880b6
     phase ;C.#L~.7h+.,.,.,.,.,.$;C
     card yS.,.,.,.,.,.,.^
     touch_y_pt m2.;PPQLlzlZP1TcF!dyMV4nsw5~m2.,.,.,.,.,.%
     card_y_pt cl.,.,.,.,.,.,.^
     card_velocity_pt_s ;C.,.,.,.,.,.,.^
     model_y_pt cl.,.,.,.,.,.,.^
     target 4H.,.,.,.,.,.,.^
     progress gM.,.,.,.,.,.,.^
     stack_dim_alpha ;C.,.,.,.,.,.,.^
     map_dim_alpha 3c.,.,.,.,.,.,.^
     map_button_alpha ;C.,.,.,.,.,.,.^
     content_alpha gM.,.,.,.,.,.,.^
     scroll_offset_pt ;C.#qsm&-L0H8grStKHPCYKZ2Yf8Jltw7&Vl3k+9w3$lrq85H&t$Q563ngyJF6zlvmsp-TH;GcWhKgm+PmKrr-Fr5&
      Y,c:QlCF7KqMF48s~9zWSr_@@3Sj2|Dp|c30|^Cv,7L$_FR2Z%VFqfm^m$fDRw@K3_VZ4gPtJh*G685LH,tTdg&gLy
      9t%Sd!wN+wWWk$8kS09cMRw4CSHzr~Q#+VSW~KS:~2-+~&3Nr9kn,fqDW2l8jl+y*MstYYc7#7G4Tg#l#QK9~Dkj3V
      $01tmLRmLH!qwN:V*5-+21vY7R|F-R||L;dk;6_PqWsd+K3yRyn;g!RYkd&_2*;|Cr3Yp05KkN&MH~;t$jlG+DcsPR
      cP444$S8ZD0Pnn&7HN@d4qY|92ZcC!Rrtp$N#0sCY-vz;3KQ+2cyjV3pyYm1s#t**@vp*nKzT2f&7CjyYlV,_#@s1%
      0H*P2SDTCCS*YJgvW27^CLr_dT*2QvvLf1Mr@$5y%$Q9RZqc8,ZK5,,M_CKs!qv2;z+gg_2YJht%YmK3Q7zsPc*KT9
      8p-2HnCs3kSlZz_8z!CzNs%7:M8FFSPNg1mw:hN1$;@WZ%tc76!Zgl+z-~mym_~2jd$#!C0mtsLW|79%zJs^Hfn,9L
      l_vv93#PFWl9hfw&j|N3wrc0Z40lZ,1c+Z*6NLd~RW:~m^:yY~5K~!_68vqnN,CjKC-H^q#z#fq-nzF#T1KyfV*j-S
      @rmrPGH%JWkZSWy%h~r2h_F;78+vWF%7kS52q+:YtL-zlg49R6%,|h|9M,6S
     scroll_velocity_pt_s ;C.#t9gPl!2FQn8P|V&W9~p1tW8Dq&@qtsz!Fm@&-2lsPMC0N9$,t7pM%QZNC%C*9&k0_cZH93:F+_7s|6!_Fh~G$p
      Nc;HnzFD:5L@|TdTLjgS$kkk9c!f,%p-g$,8CHKznM__WsCLs09Gnj%c7*tTKPk3cV~YCwnsg1Y*pqY*8m$4^W7|dj
      Pg|h,K+fcqRVPgN^mkm:PSrt:F2Z#D;HDm7CyP;pnj_hs;;-C&s&-J^82_ZpDfWG&%1-7sfc|&C8wGtzf|fHdD@dM;
      dQ3vK8Wd;w$S@8g0ZW*jDq2ks1dTPmM4QP99K0L;4T^FtHGy1-&W|%_vPY3J!C@$+_MC4jyJR:58v0d2Rj4Rmt~m%^
      95Vpn,V%zMc0$zH8W$*n36cRj-46sd2!Skq~|kK~DS71r5^h@5wzYZ72&DNTJZ;jqFRLQkqNkWh4t1gyvwk!K5Pl4j
      K_F0Pwr1W~CRqlC9y%Ks55yHn3g@C:dYWkGjWzRPzh*S^V|7%2^8lJ1g&|fpD9!H3yKCv8jn7wsqm;TVk%rJNTNGPZ
      -hQ1kqzhZ%kM5y*#wM!YZ~94^ds6JpDw_f4&PmyCFZR_S@_pj|qp1vVW+_Zt&l51rF9*TrkZ1Gn@rg*w_~+v+98-kT
      H5~w~dYS&:d1p*J2KfZnNfWPql16KPp@G_DQ2%*Tm&SfH%nfdWf4W24w&,Z6QnMP50k:%8&*#QZ8rW@-@;RM#vr91K
      *PqKnMf@;*2M&zpFC3p%_#nSH4DW@HSthC@*2;jp,Y2Wm|TL3,kJKhNN-l;C
     overdrag_pt ;C.,.,.,.,.,.,.^
     stack_depth ^8.,.,.,.,.,.,.^
     transition_progress m2.,.,.,.,.,.,.^
     transition_y_pt m2.,.,.,.,.,.,.^
     events L-;C.3;r;C.9#0;C.9rH;C.9t8;C.9mN;C.0NG_$3l#f2KkD:gk+5ytpwH**MVcRKzNM3M@p0Sz6Y^ngWRP3J$GSRF
      v0CF8#.,.,.s^p8#.,.,.$
    cards-paged-view 451 a474b5a5e9f129bf
     phase ;C.7rk.,.N;C.^rk.,.q;C.mrk.&;C.,.V
     card yS.,.,.,.,.,.,.,.1
     touch_y_pt m2.4W+T574%K~gg*mctGm2.,.,.6W+MmtvVFg&:z^$k8_FqTJmSH:z%1RNq,MP_CHg4yh4h_,h!wW+.Cm2.,.,.,.,
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
    cards-rows 407 9b3fea264a3738c7
     phase ;C.7rk.,.,.vL~.7h+.Cn,.,.6rk.,.,.0;C
     card yS.,.,.,.,.,.,.Q
     touch_y_pt m2.4NSgvSkZDnZJf:#j;GVm2.,.,.kPPQLlzlZP1TcF!dyMV4nsw5~m2.,.,.,.Q
     card_y_pt cl.,.,.,.,.,.,.Q
     card_velocity_pt_s ;C.,.,.,.,.,.,.Q
     model_y_pt cl.,.,.,.,.,.,.Q
     target 4H.,.,.,.,.,.,.Q
     progress gM.,.,.,.,.,.,.Q
     stack_dim_alpha ;C.,.,.,.,.,.,.Q
     map_dim_alpha 3c.,.,.,.,.,.,.Q
     map_button_alpha ;C.,.,.,.,.,.,.Q
     content_alpha gM.,.,.,.,.,.,.Q
     scroll_offset_pt ;C.,.,.!qsm&-L0H8grStKHPCYKZ2Yf8Jltw7&Vl3k+9w3$lrq$d~s40y%P@$g+:F2^h+91rGH3Y2&ph&*WcT-1cps
      &$97dLM~_^yFQ!mSf:CSw3KP5TL,+CTZTC@sW4Z_!MT2TM8*j|5fS*@$-fnP*KLQMp5t+N-ycsz#YLW*;5DYKwK$Dl
      %:YhwqlP889Q;3Yg.,.,.1
     scroll_velocity_pt_s ;C.,.,.!t9gPl!2FQn8P|V&W9~p1tW8Dq&@qtsz!Fm@&-2lsPMLwycZLlt%NY:y@8KNkWyL41ZQ_cZ8Ln8Yp|&+F:+
      Gtf85nZ9L0+%MJ#~6M2c;1Lycy!&ylf~9,1Cp@WS@^*r1qzQ#~P:&yWJT6C7*zNnNTYp|1^@%cM|@NY&+RFSY^q_vw
      hn,Mf2d0MqnV2^;C.,.,.1
     overdrag_pt ;C.,.,.,.,.,.,.Q
     stack_depth ^8.,.,.,.,.,.,.Q
     transition_progress m2.,.,.,.,.,.,.Q
     transition_y_pt m2.,.,.,.,.,.,.Q
     events m^;C.3mN;C.0LV;C.3y5;C.,.,.jmN;C.04KCJ0Kw!_Q^9rl%hgqy^hvHH3SKZSs9Y+RLH!!nW87Kt@q.0H2.5C6@q
      .4|h.08Z.Fc%_gc%.l;C.,.,.0
    cards-states 301 e66ab398663c7661
     phase ;C.lL~.6h+.5n,.,.J;C.,.,.m
     card yS.,.,.,.,.t
     touch_y_pt m2.jW,:3tKt5^mwZRk5,fVjYm2.,.,.,._
     card_y_pt cl.,.,.,.,.t
     card_velocity_pt_s ;C.,.,.,.,.t
     model_y_pt cl.,.,.,.,.t
     target 4H.,.,.,.,.t
     progress gM.,.,.,.,.t
     stack_dim_alpha ;C.,.,.,.,.t
     map_dim_alpha 3c.,.,.,.,.t
     map_button_alpha ;C.,.,.,.,.t
     content_alpha gM.,.,.,.,.t
     scroll_offset_pt ;C.l*r5RTDdC1MCs!Prw_Z1PwVLR5gC7cC+*Y!r6r-V,%ZQ3#+cH&H+9fWzv*r-~Tc%4+9jj1JvK4NMw34;29M4D;@
      pVR|K79s3Z|K5@!wkv2v!_L;+1QJP$15VW6Zr%vM-2LWvpwgGqY@k1@p8_SNw^Q@jS%G0k@fWH-1J5mSsC&GRN~vN$
      QyYWPJWNyl%%9-!6r&.,.r9V.&
     scroll_velocity_pt_s ;C.lG%6_;Hfnd,D:W;~kGt!g4:M-hVtf9yHGwV:k||2HqFy%MM62vq6,y$00d-Ppk3Fnn4;Dd_qd6RtyfD#s1Cy:#J
      l;_9*fM*|l2HcphjL^-5z#srH9&3$Q_mM@gSJG~^z6&Q*yrW1T_Gmg5FgN7W9;mKjMz2M,PWn~TL@FDm-|Scg^dG55
      HwFj1T26Z~pl0~;Z;C.,.,.m
     overdrag_pt ;C.,.,.,.,.t
     stack_depth ^8.,.,.,.,.t
     transition_progress m2.,.,.,.,.t
     transition_y_pt m2.,.,.,.,.t
     events N6;C.JhZ_,;C.HmN;CQW,h+;kc#D4flhGDqsQ%f050^:p_Q6YQZnPHnG&K.1LNnGPH7Jg$LzZn~VSccTP!.5T0.1;8
      .J&0;8.4GW.c;C.,.pHc,y;C.W|^zC;C.Y
    cards-turbo 99 7c23c11b13197b24
     phase ;C.7L~.7n,.,.H;C
     card yS.,.h
     touch_y_pt m2.4W,GY@+~%!Z_+YJHR$Y_6^j6ym2.,.J
     card_y_pt cl.,.h
     card_velocity_pt_s ;C.,.h
     model_y_pt cl.,.h
     target 4H.,.h
     progress gM.,.h
     stack_dim_alpha ;C.,.h
     map_dim_alpha 3c.,.h
     map_button_alpha ;C.,.h
     content_alpha gM.,.h
     scroll_offset_pt ;C.7tl!PCCjq-P%*M5R^$+d1,18L8J9THlS~J^7kwzr5YV2+DyM4D6+rS;yjSWGh;;#PQ88gL5:SM$sw^T4r8SQJ1_
      f^JZD5QY,#NLD9#ZchZ5-rjsqsz_c!77l@!$@RRqq@4*57DtK,$VhR0^Ph3Vfp@5TC$vnL7fz2fL2dC-j6L8#:v-kP
      $05V
     scroll_velocity_pt_s ;C.7Dv-NS#MmWdnJ5kr5qF3rM@ySN$jl^h-P&3KySmj#2VF~lSrC8:D#fm4#c@!yKcsV2@5hTHf$5gYz0v:K%JnsG$
      tl%61NSCDW8|R1~&RJ,v#5Zj$,0281k6_-4C%-H245j4#~pnMHp56*rP;N&c7cv8S_gwTmD|dzKV,;_4HPG%nCvN72
      k-;C
     overdrag_pt ;C.Fq1ndP;*h;C.,.J
     stack_depth ^8.,.h
     transition_progress m2.,.h
     transition_y_pt m2.,.h
     events fq;C.3mN;C.0-Pd|w,TQr422cJ^j;Cc7:5.1J4.0qNMf;C.0g:d-~6cJY!j;J|Yg^z61-nQR22q~nc,;+c.0__.07Y
      .1+N.3g~.2Y+g~.l
    cards-visibility 430 d512e59c40a6214a
     phase ;C.7L~.7h+.,.,.,.,.,.,.V;C
     card yS.,.,.,.,.,.,.v
     touch_y_pt m2.4W,6WfYW7d+Yc~~|rQ68kGcDYm2.,.,.,.,.,.,.W
     card_y_pt cl.,.,.,.,.,.,.v
     card_velocity_pt_s ;C.,.,.,.,.,.,.v
     model_y_pt cl.,.,.,.,.,.,.v
     target 4H.,.,.,.,.,.,.v
     progress gM.,.,.,.,.,.,.v
     stack_dim_alpha ;C.,.,.,.,.,.,.v
     map_dim_alpha 3c.,.,.,.,.,.,.v
     map_button_alpha ;C.,.,.,.,.,.,.v
     content_alpha gM.,.,.,.,.,.,.v
     scroll_offset_pt ;C.7C,vkccDJF&-qNzZ!7L3QTZ97Y%4_d4%0Rt+!,*d|m~-+d^QyQKz|rmK:CvQG9T5,K1l0Q3jKSdZMRL,9NRNl$L
      J2lh%&TN*N7pcM#5*lR5Y+g_NPJ08kRnFTYLLmHHc0!1^,@w;D*5j@wFK_2C;%C$~jc*J^JK9z,pWn2m-;DrS*$CHc
      8-Cmr__f&65G*HHYTqH,!rK7z9qV0hZNGpY8&D1q;VK+c;M#pP4y-7:Gm6d*cy6nGc3%836Dth|V|Sh$;vg!WJv@DC
      %#0mD9%;KFtPvHCZL&k$GMSCtGFStL03RkdsGQk6f!P2$0yff9,#N5Krp_RS7l,w&kQ+5#jp&Pw!q0Ycw2vn|K;24v
      !&l5l#@|2&v@cJ_ZJwZ3CFF6L--+-^h;dNTw:_m!rS6ZQj!:8HP#:7mDHd#4zl*|l7lHM_~Mj+wqMS,R-M-kNJ%ch,
      syq%W:+PSDWN4Y*,&z1,v@,RJK3G;Sg0P~7m!,v:%%Gyr1YffPTD~g,1gVT&V6F1DtwdN%0-@HVhS#gC~cFh--2:!L
      253|tv#J;skVcCrSNP,v-,|*K_;#dcyyn;mT^#fQ@!9|d9jTLR,PGh;|6CQ6^!PrSnp1q|_VWp_^zF,tJ-Zq_HT:$7
      *-^hnDv~j8,fv965dqq!*t!VRH@:V+4hdyFL*8*5$203gPydv_v!9ZRs46l#3D*%5dsDlK^C:dJQ&TGg#7S_zv!q8C
      #qyS2M%@t@v$5hF_Z@_Rc-w:RR0MRzk$_@0pMtdktVtnltc^jDM!D@hhChctl7W9!D$CWN6&H#;*G;mY#lY^6,!pvw
      dp#skcZM|CF&Yp+F:^qWF-8J@ZwZ#0cc,7$2
     scroll_velocity_pt_s ;C.7D2GT25z&48;*Hc-j6k_Q5HpywZr,MhfWnt@+GhR#y#r10fN93w1:TLcckq#:t!|yt%:Z%4*@_2j8zt+91gs#D%
      *K_V0R@6LjqhW3,2v~NW_*sCFm%W_7Hk~yzSz:jQc@@Cc;MQP4V!f!SQJ7wfh2dVTFHd+s*g2sK2p*-z2NyNvR9dZ^
      g3l-lCM8,9MzC4%wT@QwP@LV40$%H:*,*fYf8FYsZvrj@CKzj+R#R%p6z0q0&ypV1:M8DS7GL&yY75CpqykYNzJLP7
      FfNN$^W#Dw,GNW,;:&fjt@&;ht#0L@Yf&0~DTJ11Z$+ZwY@lvzTZ7H50MWPlVVt9nf$#gS1&8Q+@T2GwJWQd_Tm$3n
      4tn&vV_l:WRW+P50rNfyn0nF2,4+GPW!+@WZmS9J8F0VjpMHTRp|d;W_-7LhjvNpF%H6SjM1G4~:tT#JY8,T+7P&P_
      #54C80sVSzY9$;CLH_3^1j;YtnlLN67y|4fp~:RG,;3sgtq9RMSsf|pjm7f9W$W34GrtM,pwfPf%FvDZQH~wz:L+73
      vF3kp,Q2GyC*QZJKs;5SHw%^;Q5C3NhV3SqS5LS27Tpm&|z0~Y7k+tJg,c8jSN;yw2Sh5S7~qVJl6P;D$NyfJWH*%g
      WCR3YjYV5Q*rJ|Nf#+DjPGs21SlM^cmR@LS_PdyyR|kgG2r$*p44h0+1Y#$|J3vQpCMY^q9fz2mC8|_1~-WD47dg|G
      +KkNS3~!nq$5!Krdvc&FVk1JQJLjRL7%y_0gHShn5Hg8-@YQk#sgtyNTK~ZRv0%yv,Cl+5-4Gg7yg+4f7Q,J!zL2zk
      vwmmF&F^h%N3K6L,FyG3s^~s9Q!S5mmVHC;C
     overdrag_pt ;C.,.,.,.,.,.,.v
     stack_depth ^8.,.,.,.,.,.,.v
     transition_progress m2.,.,.,.,.,.,.v
     transition_y_pt m2.,.,.,.,.,.,.v
     events wr;C.3mN;C.0:K6N$-N&mG4~VHd&,461,4.rN3G#W;FYjNh~g^#;&NgJ#q;,Gz-yF%122w!vD|V+M$+~JV$&4MkS7-
      gK9tyPl3;~L*t7G2k,PSl*.0:~P*Z1@RqSD7Tv.055p$MKc!.0fkH43G.0%s.0469J4Kzn.04k.1|7h%.0&TsH.0R*
      .2gY.0$1.14WqT.2^S.5PM.0jdQ-.3Td.1~l.74,.LD!.Jk2.dNwk2.Hsp.,.,.q
    cards-visibility-2 430 a71526e287c24eae
     phase ;C.7L~.7h+.,.,.,.,.,.,.V;C
     card yS.,.,.,.,.,.,.v
     touch_y_pt m2.4W,6WfYW7d+Yc~~|rQ68kGcDYm2.,.,.,.,.,.,.W
     card_y_pt cl.,.,.,.,.,.,.v
     card_velocity_pt_s ;C.,.,.,.,.,.,.v
     model_y_pt cl.,.,.,.,.,.,.v
     target 4H.,.,.,.,.,.,.v
     progress gM.,.,.,.,.,.,.v
     stack_dim_alpha ;C.,.,.,.,.,.,.v
     map_dim_alpha 3c.,.,.,.,.,.,.v
     map_button_alpha ;C.,.,.,.,.,.,.v
     content_alpha gM.,.,.,.,.,.,.v
     scroll_offset_pt ;C.7C,vkccDJF&-qNzZ!7L3QTZ97Y%4_d4%0Rt+!,*d|m~-+d^QyQKz|rmK:CvQG9T5,K1l0Q3jKSdZMRL,9NRNl$L
      J2lh%&TN*N7pcM#5*lR5Y+g_NPJ08kRnFTYLLmHHc0!1^,@w;D*5j@wFK_2C;%C$~jc*J^JK9z,pWn2m-;DrS*$CHc
      8-Cmr__f&65G*HHYTqH,!rK7z9qV0hZNGpY8&D1q;VK+c;M#pP4y-7:Gm6d*cy6nGc3%836Dth|V|Sh$;vg!WJv@DC
      %#0mD9%;KFtPvHCZL&k$GMSCtGFStL03RkdsGQk6f!P2$0yff9,#N5Krp_RS7l,w&kQ+5#jp&Pw!q0Ycw2vn|K;24v
      !&l5l#@|2&v@cJ_ZJwZ3CFF6L--+-^h;dNTw:_m!rS6ZQj!:8HP#:7mDHd#4zl*|l7lHM_~Mj+wqMS,R-M-kNJ%ch,
      syq%W:+PSDWN4Y*,&z1,v@,RJK3G;Sg0P~7m!,v:%%Gyr1YffPTD~g,1gVT&V6F1DtwdN%0-@HVhS#gC~cFh--2:!L
      253|tv#J;skVcCrSNP,v-,|*K_;#dcyyn;mT^#fQ@!9|d9jTLR,PGh;|6CQ6^!PrSnp1q|_VWp_^zF,tJ-Zq_HT:$7
      *-^hnDv~j8,fv965dqq!*t!VRH@:V+4hdyFL*8*5$203gPydv_v!9ZRs46l#3D*%5dsDlK^C:dJQ&TGg#7S_zv!q8C
      #qyS2M%@t@v$5hF_Z@_Rc-w:RR0MRzk$_@0pMtdktVtnltc^jDM!D@hhChctl7W9!D$CWN6&H#;*G;mY#lY^6,!pvw
      dp#skcZM|CF&Yp+F:^qWF-8J@ZwZ#0cc,7$2
     scroll_velocity_pt_s ;C.7D2GT25z&48;*Hc-j6k_Q5HpywZr,MhfWnt@+GhR#y#r10fN93w1:TLcckq#:t!|yt%:Z%4*@_2j8zt+91gs#D%
      *K_V0R@6LjqhW3,2v~NW_*sCFm%W_7Hk~yzSz:jQc@@Cc;MQP4V!f!SQJ7wfh2dVTFHd+s*g2sK2p*-z2NyNvR9dZ^
      g3l-lCM8,9MzC4%wT@QwP@LV40$%H:*,*fYf8FYsZvrj@CKzj+R#R%p6z0q0&ypV1:M8DS7GL&yY75CpqykYNzJLP7
      FfNN$^W#Dw,GNW,;:&fjt@&;ht#0L@Yf&0~DTJ11Z$+ZwY@lvzTZ7H50MWPlVVt9nf$#gS1&8Q+@T2GwJWQd_Tm$3n
      4tn&vV_l:WRW+P50rNfyn0nF2,4+GPW!+@WZmS9J8F0VjpMHTRp|d;W_-7LhjvNpF%H6SjM1G4~:tT#JY8,T+7P&P_
      #54C80sVSzY9$;CLH_3^1j;YtnlLN67y|4fp~:RG,;3sgtq9RMSsf|pjm7f9W$W34GrtM,pwfPf%FvDZQH~wz:L+73
      vF3kp,Q2GyC*QZJKs;5SHw%^;Q5C3NhV3SqS5LS27Tpm&|z0~Y7k+tJg,c8jSN;yw2Sh5S7~qVJl6P;D$NyfJWH*%g
      WCR3YjYV5Q*rJ|Nf#+DjPGs21SlM^cmR@LS_PdyyR|kgG2r$*p44h0+1Y#$|J3vQpCMY^q9fz2mC8|_1~-WD47dg|G
      +KkNS3~!nq$5!Krdvc&FVk1JQJLjRL7%y_0gHShn5Hg8-@YQk#sgtyNTK~ZRv0%yv,Cl+5-4Gg7yg+4f7Q,J!zL2zk
      vwmmF&F^h%N3K6L,FyG3s^~s9Q!S5mmVHC;C
     overdrag_pt ;C.,.,.,.,.,.,.v
     stack_depth ^8.,.,.,.,.,.,.v
     transition_progress m2.,.,.,.,.,.,.v
     transition_y_pt m2.,.,.,.,.,.,.v
     events rK;C.3mN;C.0FsH#PY02nFK1$7G,~,l^0Kn2#0&dgjk@C--5VJmm!Kz,CNy^4yJ*mjT,@*d1wW$+JVFgK@T7.1Fv|V
      g2~t.00SLr.0Wn.0j-99.08q.0N*.0zZGtG0s!Hnmzm,56qmfZ*4nP|%-^NKD4#Y0;DYTc2st!Yfg18K#hz5_+;5yC
      H6k89|&Mf9mj.0~*~@s1rs.0DnKN.0SgMW.0#$.0~F.0TS.0Cd.09+.0lT.1ht.1q5.1|9.1k:.2R*.3fH.3wg.5-y
      .0#+.4%W.C0Z.L|t.zn4|t.HQ~.,.,.q
    carousel-momentum 808 e5f6b7ec35ac6f6d
     phase ;C.7rk.,.g;C.,.,.6rk.,.,.h;C.JL~.4h+.,.,.,.,.,.$;C
     card 7Q.,.,.,.,.,.,.,.,.,.,.,.,.n
     touch_y_pt m2.4f%35dpC^|z:&^,6|m2.,.,.,.gf%rWYZyh_+L^9RJ1m2.Hf%,FY2fw%j,p1y3R%HvhYHY@$qncc^f9qkVYm2.,
      .,.849WYh~C$D&sM3jthzHm2.,.,.,.,.,.%
     card_y_pt cl.,.,.,.,.,.,.,.,.,.,.,.,.n
     card_velocity_pt_s ;C.,.,.,.,.,.,.,.,.,.,.,.,.n
     model_y_pt cl.,.,.,.,.,.,.,.,.,.,.,.,.n
     target 4H.,.,.,.,.,.,.,.,.,.,.,.,.n
     progress gM.,.,.,.,.,.,.,.,.,.,.,.,.n
     stack_dim_alpha ;C.,.,.,.,.,.,.,.,.,.,.,.,.n
     map_dim_alpha 3c.,.,.,.,.,.,.,.,.,.,.,.,.n
     map_button_alpha ;C.,.,.,.,.,.,.,.,.,.,.,.,.n
     content_alpha gM.,.,.,.,.,.,.,.,.,.,.,.,.n
     scroll_offset_pt ;C.,.,.,.,.,.,.mD:y|QgpY^tgt2h+Zz0mFN_6Zf9,z%7VV*MPg~%jj0F+_ZdVqnwqQ~PTK-V||dl8^_tt%9vntGz
      L7Y&fpqdD~$:_;F|CFydK&Z^:y%1gz1%YHc98l!8&2RNQCc-_RWps$7t@jlF2*dnR2ctm3z|K-pVdj~srG02|!2tLg
      ft6,Q1P0CLp@DtP9:|t-,2V&P8TLF:cWsYJnDK!cdFQ3,H73l@V$H3s9wD|7qWcdrY$8Yhl,L4!6ps$9zqRC!c,,qL
      +PdqWD92Z$D_0!tVkLpsjm:HCH8C6%CdJ;&;R!Fhsrz*-MJ1Q$,1GVDl,8q+TvW7t4;-Lp41n|Yn2kF#|~,h8P,~26
      22:%;1cpnVG*r8z%mz5j!|j1%hhY7pjV**KF@73kNvP_HwM,W#6M|Ck~N7z1236d4Qqw$Z2jG%m:p^~837S5+q!gKD
      64tCMngC9yPqwK^2lvh@@P$N4*$;;M^!Jm+Z!-;1lRrVj7Cw!#7P,DTGkKt#k9*893R-DtV5qs^ltG_Zr&c0c6~z78
      tc2Vk_f02y-^WFFdP1Y0H82CtCRp^MSYjdWskWf,64!KM:D*z&cHhNHpY&GN1d93D|788ch3^g_W4GDtM*KZ!Gd12t
      V_kR4Jl#cpL!&!9thd4vV@@2qZnM:Z:2t9V*99NZ;Jj!2TF@r4s^gM5sCs0zRR_h9153,M3gfS+#GF^5tyJvmM4tg8
      -yY,pTm!k9wPSf&Sz#WWTw7@w1wLy5Jh380!QN~y;83qRKVT2C136&_Q;ggM&@cQ_M
     scroll_velocity_pt_s ;C.,.,.,.,.,.,.m0&mlD;9fWz7WVq8hY^yL5rTvWr^-^JsSp!,W!ZnZg0$zG2Y|$Jj;@3S^D8Ps@1+;t87j3yLZm3
      MkKPLYL#lPdV9!%Ct850n09WqZ_&lNNn2ySCcrY^cJ6m-f#wS43Wf0*fGMFN!gy^RC1VY@gy#p^_7$vV%#|R^%Pl0S
      t90t6S#~mdy%rQ*|JR#zRn;WPM|2~*1kf!L&ZZ*lrS1kq!@+H!_9TpGW6Z+yt|p*SMQ:M5Z!98nkQVg-p@!-5~FH+$
      pnS~zJ*3c*;$j_+H05+k@!FmC~pRg|N~2F-Zs5ylQ8y|WVv7+:_SlC#w3dl@GMkG|yJm!;d;QlplCY4%SW^!R|32yQ
      &p,5^r*d^gqNW+*Md7KyF@1Ll0SddZ7q~M%qC@|,jK&%~wr;WJ5qk%3T0SFk#17mfGPQ!10KcHwGgkmy#GjRG^ZFJJ
      FVptPN$^m79CYfJfnH~R@Wlh;ymcm$cv3D6GLV-63M4L5$2ML1~~,s1~%#1P@41&v5!LH_sPY*_j,G2KyV;rn|RYk6
      3t#5m~k:hDGp,YRVSk6R+pVQm*t8s~:LP;y~Yt~YD~mh-d01Ts;h,%:CNP^G40HGNP@ZKqz!dg4+,KTPyC_;dVfd6q
      VC8f1lYSZ+_4RGmH42&&%cq_ZpLdW9-rd8vP2h|MV1qL@wT5%fjCCyH5~kf7H3VDYm-j|rr!;-c74qY&H0$vwV4dD:
      _Gp:lTJp!v|VsM-CyrWg#S5^pqhS:5@S4~qq5D+RJ%~DWDD7c-Y^4WMckD_kd@n2;C
     overdrag_pt ;C.,.,.,.,.,.,.,.,.,.,.,.,.n
     stack_depth ^8.,.,.,.,.,.,.,.,.,.,.,.,.n
     transition_progress m2.,.,.,.,.,.,.,.,.,.,.,.,.n
     transition_y_pt m2.,.,.,.,.,.,.,.,.,.,.,.,.n
     events ;C.4mN;C.0LV;C.2vY;C.,.,.,.fmN;C.0LV;C.2S9;C.GR@;C.JT$;C.,.,.7mN;C.0LV;C.3VN;C.,.,._1S;C.,
      .,.$
    close-button 157 4ac837a6f942f16d
     phase ;C.CrY.Z;C.4rY.Z;C.4m6.,.6;C
     card j:.CQh.j_l.jQh.jj:.k
     touch_y_pt m2.,.,.Y
     card_y_pt :q.,.,.Y
     card_velocity_pt_s ;C.,.,.Y
     model_y_pt :q.,.,.Y
     target y1.,.,.Y
     progress dC.,.,.Y
     stack_dim_alpha ;C.DqH5K;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.,.GS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1Rl
      2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C
     map_dim_alpha ;C.,.,.Y
     map_button_alpha gM.,.,.Y
     content_alpha gM.,.,.Y
     scroll_offset_pt ;C.,.,.Y
     scroll_velocity_pt_s ;C.,.,.Y
     overdrag_pt ;C.,.,.Y
     stack_depth ^8.Cwz.jL~.jwz.j^8.k
     transition_progress m2.C;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.4;C93S2HPZ,ZF&5#Hy66D*2
      Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.4gM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-#QtVGlwNZH
      &zF3n&c*V@2N~5q^r^rm57#tgM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^
      rm57#tm2
     transition_y_pt m2.C_l@,R3JpKvp~SpLv1y-w9VnF1z:0RZ&QJqGT8,9hvW:Dqdkrk3QCyW7m4-93m2.4_l@,R3JpKvp~SpLv1y-w9V
      nF1z:0RZ&QJqGT8,9hvW:Dqdkrk3QCyW7m4-93m2.4:q5L62SG|LRkQ:,GGG9H%4@JrRs0HrQR0c4k~7f,#c~^&;Gr
      ,,@Lz3wmNr8s4hHw4,k9l5Kz:q5L62SG|LRkQ:,GGG9H%4@JrRs0HrQR0c4k~7f,#c~^&;Gr,,@Lz3wmNr8s4hHw4,
      k9l5Kzm2
     events ;C.4;~;C.3v!;C.Y3G;C.31k;C.Y+q;C.34s;C.hK@;C.h6l
    close-key-tgcard 62 08539138007fc9c7
     phase ;C.4rY.G;C.Nm6.L;C
     card j:.4Qh.jj:.M
     touch_y_pt m2.~
     card_y_pt :q.~
     card_velocity_pt_s ;C.~
     model_y_pt :q.~
     target y1.~
     progress mL.~
     stack_dim_alpha ;C.5#SCq!KLV8~~:Sh%zWdq;|Km_YtLj~d.Pw8hfnP6qgwvQyT76vc:8;|K58dVr:G6;F7KY;C
     map_dim_alpha ;C.~
     map_button_alpha gM.~
     content_alpha gM.~
     scroll_offset_pt ;C.~
     scroll_velocity_pt_s ;C.~
     overdrag_pt ;C.~
     stack_depth ^8.4wz.j^8.M
     transition_progress m2.4;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vm2.NgM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-m2
     transition_y_pt m2.4_l@,R3JpKvp~SpLv1y-w9VnF1z:0RZm2.N:qVdsJjHY:D$!3S|1%41q*5gf+n:yZ|wYv,3Q|m2
     events ;C.47d;C.F!L;C.F;~;C.34J;C.KD@
    compact-height 150 b336bd11d48f2051
     phase ;C.V^8.3wz.;;C.2wz.%;C
     card j:.,.,.P
     touch_y_pt m2.RVD4yhJlPN%GrrGNym2.,.;
     card_y_pt *D.VJ8^n351@30YDFc_tcTQJ&sg;VZd0PgymW_0#LF$5!nv4NPdLgj+9^FfQ7qv801dDm-6+|dG:7_Rzd:LCvC:2*3
      TzzTD5J3gsYRsm0cVlkLW+ZT&dHq|KzrYg.3**@:v7J,6*v8zghJYV!~rs3yfh2Fntkl;&7!JS&+~,^V_g3*qy#v@v
      p,!F@0:5G1#8y^g#1m;FR&FKZ:%NdNPGS!gsv*5S3v!|F*w&tk1vG13|++7Dh|*D
     card_velocity_pt_s ;C.V^f+%,gVpVQ$JpQZ$2Glv4G^5T!|GyN6L8HznGY|!1R23ywH_8N@q,PVy+h,8Fh%Z;Gn-r23T@SHq@9f*$0Z+fR
      NWghF-p2y0z+Vq,,pKC0Q%nL@1p0SGts;C.3SQg^176km6408tf2n_|Wg58Jh7VT9ClGrwvD$nT@fS*TM4-Jy;;s~;
      NG3n!GyqD1~7c|h*0W:^jNK%G4HcMSPS!9L&F0Mlr#5+^$ZSLqYGRwlN@Z|zZ4;C
     model_y_pt *D.VJ8^n351@30Yg.$*D.&
     target 4H.Vm2.3mw.$4H.&
     progress gM.VH-Hpjy|2ZGTjtFt~3@T0t^G#p^ymp@*mt3L^%7sk&,_h2;FjJYv%vq&PZNZpHD9N2P_&f2L2pf3MHN^wgSV|92
      _jZ2sDP0V;kvN0sjKl^@DMzndPZTzq8&;C.3j-@-kKFtt6#mkFtN&LZ~@PVlF^0c#%kGH*1DLTh81HmgFcl-wnl2j&
      fhGw~gwF@Zvvd_~0MRns6,k^_*gvgVHp43@kZMjs4wYWtc|,Q#Zpg@M:-Qn0_2gM
     stack_dim_alpha ;C.,.,.P
     map_dim_alpha ;C.,.,.P
     map_button_alpha gM.,.,.P
     content_alpha gM.d$#WQS;;g^k~2J09m+6^zGmMH;C.M-F#00#4K%gH,zVfFF:#5+~$prlv-6swS3WHNR9M;;C.5Dpg,L4T&;$gDgM
      .:
     scroll_offset_pt ;C.,.,.P
     scroll_velocity_pt_s ;C.,.,.P
     overdrag_pt ;C.,.,.P
     stack_depth ^8.,.,.P
     transition_progress m2.,.,.P
     transition_y_pt m2.,.,.P
     events ;C.4;~;C.J$n;C.0LV;C.2@+;C.:;0;C.1c2;C.$P8
    content-changes-in-hand 200 d583c88ea469e7ed
     phase ;C.5^8.TL~.,.M^8.Vwz.!;C
     card 7Q.,.,.,.6
     touch_y_pt m2.4qCNc16T!~lNn|h@T-@*KRgn*:cTj,#6TGrDpl6jPtr1yTq3pM~QQS3VT!9y+774-K@-$:yvvd$Ltwf$85#mNwW
      drqy-c5rsS*Pf&CLv~##sv!QnlVk6wg8&SlL|0flGTPz~+FV9Lw8^+*724#NCM2C4:3kdqm14Z0j$g$l|-PvyT3gkZ
      K,D3#NN:46_KG0hltj^+F0~t32:Rl#lY!WM0$lKvn&@*,mNgz^TvkP%K6TD9n+3RVc~hN6y!+P3V69zkYH|ZLTfWh8
      .4m2.@
     card_y_pt :q.5-p^qmQCY%%Hn%g%t$f_jd|0QVs!2w~!11C#Flg!ZhPL|,:2*h$f:cl.,.Mm;|CH^09m|_76w^$sM$NGJrw;9ft
      pT#v5w2Pg^kC3KgM.5|r@MV,l0@rHcKy-454Mk7$9PfHQ28KcQL#^07^pvRq_|k6CD-&w*$4RCQVm&vk_dSdqMPch8
      mfJ17WFys0ZMlfc~H0NK;N;|HVP&rMlvvc*w:q
     card_velocity_pt_s ;C.5G5VJ-j~Sl1+dT%pzt#D1;3,4$ycmMgFjgdfk$hM|4FZ-9lMc5h|J;C.,.M04,CGfMfG#!Z2:T++t~,^C-q,Ss~
      cpPFMhVH6-#1CHcd.1;C.2Ytqj$d28RQ%Q$:C5p@9nltNpr+C-J*4g,q_9y:&fv71f99:0rSr!Q;;qlHH!7:vj_+Pg
      +^Z2d&y%3qNCWNm67_;st%$cCJ~czHtSw_+%2ZTf;C
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
     scroll_velocity_pt_s ;C.f_g9LM^Chp4~h7|hL%d,2*7Y-f*RV&L_dSvl0JdvTT_p*dJTRC3g!g;YC0z:s;4G0Z:G6+nsQdt3w8;g,rZ94KF
      7F0*jDnR*#;jW,L9hkr870_@@YvYl*pDVlRHk^0R15S_LgThK!1MV*wVwD1tj5NF|4jzR&~M&-kdH*PfPV;C.,.L
     overdrag_pt ;C.;1M5FNFk|KG5Jpm:Zwcm6c93PH83SwmkHStSS;%%Jsqh_HMc+HS1N1:;C.,.!
     stack_depth ^8.,.,.,.6
     transition_progress m2.,.,.,.6
     transition_y_pt m2.,.,.,.6
     events ;C.4mNLV;C.80J;C.F+z;C.M9^;C.T0K;C.MJ,;C.F;8;C.Tr~;C.;8R
    content-fade 107 7259f4bf76d16181
     phase ;C.7^8.-wz.v;C
     card j:.,.r
     touch_y_pt m2.4$|#;wG1n4_K,sNWltH81D;PK7j4r8MV%;7cKR0!~-Y26*nTNnz3M92yDQ8+#STkF|^Z$MNT$4L%rTTq;w@:H7V
      MmR0J,:#0jGh|CYD$9%FJhm2.w
     card_y_pt 8N.7%^HJzFnJj:q8R&z47tCmFlK2_3lY3WFG2*v^#Vp7LZ|8PLv-Df$zs8vv2sfL-4d!fD3p^F3:2ZC4+4Cw+:TSQ%
      ,G3Ys%~jlWtd%#F~J+#c~d~$zTCLVGj5JyY%_m1J@SG2H*zw@z;&3rT01F:%P^lV%0mn%gVg5VDg^CN9THl0&p!%:W
      W7-j%zCD+PF5n5F5-|:q
     card_velocity_pt_s ;C.7cHcq1l2MKQ@jPM-%wjTHsfsGKN^8gm5z^Z2W@pLl6nqkPfK09phH-d:F28LWW^JNrzD0@cZ*s&n!QYWl&FpSHm
      k*j65Wsyr0L5j;!J6sJWqTcLvQSvm5YL#+sgH#$cwv:C@2!JSd5+TKg_wT;MPN@,,~%jf,n#q81@vqVzZJf1pw&5t!
      DYsD_rd3SynM7cvVG!;C
     model_y_pt 8N.7%^HJzFnJj:q8R&z47tCmFlK2_3lY3WFG2*v^#Vp7LZ|8PLv-Df$zs8vv2sfL-4d!fD3p^F3:2ZC4+4Cw+:TSQ%
      ,G3Ys%~jlWtd%#F~:q.w
     target mw.7m2.-y1.w
     progress ;C.7*h69M-@zpL#hK$pt5~LH~5^w6T~-npNW!fL~3|WFTs:&!|*l&ZQ&M5gh*FJt5rvVq_J4lrHq905$Mg~kc!4#NK
      +$-@#|KWH~0r66J,N2D_|k9^+gwc9|C;_Z@87:SqN-Z$^59gKN~@&t^*w7,0PzCL*WVh#370*74&VsQQ7GkyPthj%|
      6nNf1|QY_CMh5l0#vCdC
     stack_dim_alpha ;C.,.r
     map_dim_alpha ;C.|wCS:#v^S*#S1hG18J83Rv4V%#ts$2V0yh2t81VF1;C.MMJl!;C
     map_button_alpha gM.|FH6MfJrs$z*Fl-Nk9nzS5hW~WWV4RrS9~5F07QvYgM.MYGDsgM
     content_alpha ;C.7tsDnzg~QdhyWDgz5fd$$#&RlRVJrF0_D3SfFqdj:jsypmW#-;8l~*g%nF*pWhC6SPvds3L!Ft~5^cp8F+mq&5;
      hpg#8^zHC|CG^lD3T|p;qCFYgM.M@+41SdFr-FCtf^ccC^k3^~pTTDFMSrK0Q7+8QpD-gM.1
     scroll_offset_pt ;C.,.r
     scroll_velocity_pt_s ;C.,.r
     overdrag_pt ;C.,.r
     stack_depth ^8.,.r
     transition_progress m2.,.r
     transition_y_pt m2.,.r
     events ;C.4$n;C.0LV;C.+Hc;C.t8R
    content-fits 154 509a601f77fad674
     phase ;C.C^8.Cwz.:;C.9^8.6wz.#;C
     card j:.,.,.T
     touch_y_pt m2.4R;,t&|Y7_9ngvMgL*TH@d&*_K_%nc|McS#@&m2.&l9CW5Ms3:LhM2zg5w!pR#qyZm2.$
     card_y_pt cl.CzZy3;|25!h7r$C7KRNTc_6NMl-@dNlZZYz-830wLQf6+_Yk69QfH~h+S32:QNqF:Sv^WNLYW~dr706Zj#tN3N~
      ~MlCG%pnd+VYjq;v|qdg1~2*@@zMTH~Qq2fv!5,|~3*9cl.9Pl,994rwwW|G90&^v*6MKFMpVfJ&0_zhFY0W,#!v_Y
      pv:qS3,_D#1|8;LHM5DKcg7cngPqvWDNnW_|^M19_*pVR7&&D4YQS%rDD58*_j&21r2!*FMD7RWtSZ,8@z:9CKf4:q
     card_velocity_pt_s ;C.CK!@k4+F2wT2r4s8s5Mtqs*nFTQ1VCGzRzdW+$33ncRfth@vK!jw5CZ;M7fNvMcJHjD$mq1-*gy4ctZ&TCph%%M
      94J|&pgvHJmJ!!dM,np&gKqtvt8n#24Y&t:mW%:y|1nZ;C.9VgNF29d$~+^Z|mJ8ZVdDMD3@8sgnC*c#;RsJ90V&hp
      #~z04@j5+5KS8nwt;,2R9&&|QgYsj0H-$%t%Ftmh6wNJRc&%WVZ,5!^2c-l#;Qdm,g#%$T^%MRJy^Rv,7wmsC%cc;C
     model_y_pt cl.CzZy3;|25!h7r$C7KRNTc_6NMcl.|Pl,994rwwW|G90&^:q.$
     target 4H.Cm2.C4H.|m2.6y1.$
     progress gM.C|#yy3mLPtQ~yhl7T!%J_~5JTt4D+|G~P-Y@kZ88Dc^!_s13,y*c4,6TYZ#75qC^rP5nM3M__8mV4wcyc6LGp-Y
      ~|p@mqM!Cq*MdCVvk!Hd4zVnS$^%!7J7tzrlw!_Y2,~pgM.9Qj81*2FQMQVn7;l^_lhZ3r+y^G%HyCw!yzPq8H|Z.0
      NV~HSrGGC:1R%Fdr$kNdZ#KF643dzZ2Rz-7JpP:t^4#;*!3qfhpj!MqS#p6t|H:2%WNwZ5F7cr,r04#!5+k!mPJhdC
     stack_dim_alpha ;C.,.,.T
     map_dim_alpha 3c.pYyVDrj@_SD6:8,fs^!pjn92kV@K$KrmsG,lK:6t~3c.V|czY1_|~N^6R*pmcJh3rc3z;pl8JTJ:_;g0n782,!H
      -Jl^;C.M7zPqzq5#hf9_y:qK:8$lT@Pcql4Yj,;ZQQV,_wFN;C.1
     map_button_alpha ;C.,.l27VfVPnLNvYPyy@,~rgM.M;s_h3vd2nkC1525$f$vrCp0RG8nC!7fm_J2P;2SPgM.1
     content_alpha gM.,.w6HWGV6D4%C@D98WHQ!LTJWm5,kjcnP@$8JRT8ntggM.M-lH~gM
     scroll_offset_pt ;C.,.,.T
     scroll_velocity_pt_s ;C.,.,.T
     overdrag_pt ;C.C;2f|QvLC6yF%VZh0-_q1M:s:;C.,.,.0
     stack_depth ^8.,.,.T
     transition_progress m2.,.,.T
     transition_y_pt m2.,.,.T
     events ;C.4mN;C.3LV;C.9@y;C.*P8;C.4mN;C.1LV;C.5qn;C.@8R
    content-grows 139 c1d2c0ae9c800e45
     phase ;C.5^8.yL~.Ywz.;;C
     card 7Q.,.,.9
     touch_y_pt m2.4qC!q^:FRjcwQyTq5TLHFl9H@Tn*-tJHzn5lsJY3l2y4QY9qGdD.StH7wSd^NdZL2yV&zzY_wt;N8k%HK-8qz:1
      M9,$^5fJ^cmjr4.4m2.!
     card_y_pt :q.5M:^lVJd8~jNyZ%T&SW@;m8F^tJKg,zWs6,:,!!L$D;v22n$h.!-py7KS#WPmTzN~~!N:ntT@jq7:j0P4kzs,nM
      ;4Z-tdZzn24L!$tP!:kd|288Rq97_zktDL7p%&Knr,Dt:^H:lty+7@Dg5W#R4:$WPKRhy!cl
     card_velocity_pt_s ;C.5Y^NK5@Y^NK5@Y^NK|RG*YHLKGG4~LK3mG*YHsYQLsmM_V6YN;C.;hK^nZK%v*Vs_QpjcZm~rv^Y:D7G@F!f8T2
      kWlmsVj~Hr,Vl7HVZG@-w&|6Ng9fRjnJsD,#YPh4kqVPDMv0#^gkkcdCrjg#7LcjN0z!dYsM;C
     model_y_pt :q.5M:^lVJd8~jNyZ%T&SW@;m8F^tJKg,zWs6,:,!!L$D;v22n$h.Scl.,.M
     target y1.5m2.y4H.,.M
     progress dC.5K33q1+dC6D3H95l3j:zF$WVlY8y*pY#^mwGgn+6*p-3^T33D.!d-;rLR0jq+W4lm42G0cf+qZWk9g+N@c4|KK8
      HNJ&4s285LW3@0S!NFS;2G0_Mpt7$zmH^gFdd|!&nk%k+16f,vJ71l!n&*!tFn!^|9gZ9FgM
     stack_dim_alpha ;C.,.,.9
     map_dim_alpha ;C.5C,V,4clw1Jg#8:#C@_GsS+N;s6@,$7g_kD%M3c.,.9jS+D~dj,#0QDq0p$tLJgj-6ygr45zJtz01PTPW883c.L
     map_button_alpha gM.5MH:Cp#v3WY|t;C.,.~
     content_alpha gM.,.,.9
     scroll_offset_pt ;C.!@Lj|!&0-6TR!sN$9hvT^6kVD2%L0@,lDgSS~jMC!vtd|ys|m.^
     scroll_velocity_pt_s ;C.!PPPv9LPPPv9LPPPvt$PtJc9L4m4Rgf4m4Rgft$PtJct$PtJc.1;C.$
     overdrag_pt ;C.S,s,cWGr8r5s7.;;C.!
     stack_depth ^8.,.,.9
     transition_progress m2.,.,.9
     transition_y_pt m2.,.,.9
     events ;C.4mNLV;C.cml;C.G+z;C.WN&;C.:P8
    content-shrinks 241 e2080753c04b8e26
     phase ;C.6L~.6h+.Tn,.,.N;C.,.+
     card 7Q.,.,.,.z
     touch_y_pt m2.4W,_&,DsGsV,+@7d1hk8wm2.,.,.,.f
     card_y_pt cl.,.,.,.z
     card_velocity_pt_s ;C.,.,.,.z
     model_y_pt cl.,.,.,.z
     target 4H.,.,.,.z
     progress gM.,.,.,.z
     stack_dim_alpha ;C.,.,.,.z
     map_dim_alpha 3c.,.,.,.z
     map_button_alpha ;C.,.,.,.z
     content_alpha gM.,.,.,.z
     scroll_offset_pt ;C.6!twTq^G%kSgw$J8GtPgNL@_+9%,6;WZr1n$$V5PK*38Y&+V+*jv7-H$3:7,|CLQkJ,RqZ:r8cfF*6y7%^nSl04
      |D%vvpz0M#kPkpgNgCtn70QPvhmlqt#|lt36s!$@452V~GHY,8||7c*|Fz-zM$p~@GqdJv3F79yl|Vf+wkHtvy0sh#
      jyJ3@!:$|G7,Hp5:^Q_4*$H#T2P!f8Cp0,;Z6d&%9$LnfRhv0f5^Th2#:@KNg4tp.:K2.&;C
     scroll_velocity_pt_s ;C.6s9f4Tm6YjS!$:k+9Z;h*P0rK_^PdqLTjk9fJ4D8_YQ|8:5F1%:R+JR*n~0ydlJ+QJZRQlfJQd*F*KV3Jyq:1@Q
      HQKz8m,;%tk2fmph1g_~~r#VdMV8Q#J*rqWf41m,!5~132+k8fSs+,3r9|#2jm42QYvvwWhV046+WJ%55wpk^LPVgf
      Zzv^*q%NmKgdqS~vf5^C+&G8#WT6501H5F!lMn#T+-jYT19JPs766rK0GWkrsr;C.,.+
     overdrag_pt ;C.,.,.,.z
     stack_depth ^8.,.,.,.z
     transition_progress m2.,.,.,.z
     transition_y_pt m2.,.,.,.z
     events ;C.4mN;CLV;C.5z,;C.Sfl;C.v6R;C.,.Ttq;C.%&3
    curtain-from-here 83 6470702a90ec64f4
     phase ;C.6^8.@wz.K;C
     card j:.,.L
     touch_y_pt m2.4K_CK-#YQT%!NpkGyTr|m4ZK47&:9~JGVs6%Rl9!J&M-6R&-VCm80@cpG839:J%@-dv3v2Kplm-Fwh#_fQ,s&jM
      GR!GT8PWFWZZ3CgqfdMmv6l964$M@jm2.L
     card_y_pt HR.7Q_!:;@58!~%^PFd1TV1Pj2,CcfM6l1d4tv$^!6j$l7H|jR!ym,&v+Y,3#C::ppG87Yw+^+0P07J1@@!g|ws2ST
      Mm+;^Srs7$r4Cs+k7+hh6Yym.0-_Q61&HQN+2;r!1,8Ln%WpM+p7&:r2lQn3Dy
     card_velocity_pt_s ;C.6|fRPYMrHH!WCt:C:9m,T2m*TzvT,cj;1W+MPHvR5QYyM,$d1YH$tV0ND@YvRW$RFC&tjH:;mvs3-c446fYhzQ:
      ,T|V$4qd8VRDZLg~gCdk_k:P:_0t^T-779Hr:gQ+#y@l4VPgJ;j|W9Y6Ckk!qC;C
     model_y_pt HR.7Q_!:;@58!~%^PFd1TV1Pj2,CcfM6l1d4tv$^!6j$l7H|jR!ym,&v+Y,3#C::ppG87Yw+^+0P07J1@@!g|ws2ST
      Mm+;^Srs7$r4Cs+k7+hh6YymDy.L
     target lm.6m2.@GY.L
     progress ;C.7F,2LFsv:v;,NLhN^LTnZzH9WCV1CP~Tt|,n!rTqd+mvtkJjRyw8T,^GY2LYpR%R|Q-QCGC3M2w,tW&cmK91:37
      5Zr:GkD,V!y*G!%5k8,23682.0MY&fp9R2Vl1t%$H1ZVN%NW:Mj*m^vNk7N+gM
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
     events ;C.4$n;CMj6,;j@Jd%S3|^.0;5.0-h.0_Cm,.00n.0CtQD~w:T.0DWLDLH^_:!^!*YhW&42Q$lZgF1!Qw5RYzYzJ@1
      y^2v9$|h.0m2.0pk.0rzyKMHv23Sgjc6;C.Jn#
    curtain-rubber-band 44 44baf02b6a85c966
     phase ;C.5^8.Cwz.R;C
     card j:.s
     touch_y_pt m2.4Pz_hJ3j-n;1;~8Vwsfp-M&.1m2.S
     card_y_pt 3R.6Pf@D;jlr7l_c|cSZDj.2&@-2nh5F*l1+2#~pd!s@^0-kS-L0S;1wv~C7+j:SkTG*rj3R
     card_velocity_pt_s ;C.5cP#!96*Kr^5W$V~$m,Pz.1^VMsZfyDS@qc:Fv7c0C5sr2&hppS:*ffL,GfTD*Njkc&$7*R;C
     model_y_pt 3R.6Pf@D;jlr7l_c|cSZDj.13R.S
     target 8k.5m2.C8k.S
     progress gM.692d733R9C5-,jR;VTD.2LsPQf&CQ0*WqQm;j#*61DG$Lwq-Y@~%rHVj|Hd;pcpTZ5cgM
     stack_dim_alpha ;C.s
     map_dim_alpha ;C.s
     map_button_alpha gM.s
     content_alpha gM.s
     scroll_offset_pt ;C.s
     scroll_velocity_pt_s ;C.s
     overdrag_pt ;C.6ZLpH,k8$1T8F^Kr-l9.1;C.S
     stack_depth ^8.s
     transition_progress m2.s
     transition_y_pt m2.s
     events ;C.4$nMj6nZ5.1;Q.0T&.1;C.07Z;C.Q+k
    curtain-scroll-both-ways 96 20242924d18f9ecc
     phase ;C.5^8.NL~.L^8.Rwz.R;C
     card j:.,.d
     touch_y_pt m2.4NSC9Cf5m^*z,h0#_zWC5Rl,wwMGQ;:zMq134D~25k~64_20ZKsp,lFM2tJ@_,Y,yTt:MkjCc1sWM^-4kR:gt!+
      34c:NCn;mgZ6p_mrNd-zs@mM22^JcK29hpK_.3m2.S
     card_y_pt 7S.6j;Svgl#8Df;J7@9f8ddRW5W-1Wk#^n1qzN0P3g3R.M^%ZZ#!t8!$hKmv,fpHfvC~yV%rf#nqm@YRTyG83q.4s|
      %G9#Tn~k+F2ng:N95@7-N3ww0@zQ3;p1QgrT^~Q4rDw77S
     card_velocity_pt_s ;C.5cW*kV:Lg@**KlZQwvm%fD4;!*mH0wK@S2M;3Yky|MH;C.L2PQ7y$JpmJsL:2kVv^Y!03Jp6p17r_+JWjm^wh$Z
      .1;C.0H*r#Pft~q2k$6@7qQ5pn-#!q%HJnjZvZ7*Kvg#*sF#90vjs_;C
     model_y_pt 7S.6j;Svgl#8Df;J7@9f8ddRW5W-1Wk#^n1qzN0P3g3R.M^%ZZ#!t8!$hKmv,fpHfvC~yV%rf#nqm@YRTyG83q.37S
      .S
     target ZC.5m2.NZC.Lm2.RZC.S
     progress R5.6&$D-2Q#+83|W,4lp3tGNl7*rLgnmWqz@Fg&S27gM.MV0&10H4JT$:8*pz:y6Rh|Y|~%w430n@Gwqwl63YW.4wg
      drKl3*_2m+JK$4&~,q;6L2P3S9,dzsGN*Ffc*7wL+HrzR5
     stack_dim_alpha ;C.,.d
     map_dim_alpha ;C.,.d
     map_button_alpha gM.,.d
     content_alpha gM.,.d
     scroll_offset_pt ;C.Vr8qkT@z%Tp0R4!6C0:z%Gf-7z:2J$26~7WzYws;$;C.z
     scroll_velocity_pt_s ;C.Wn^Q8nPdpLNZyvy_c9Z~l@DSvy3!w3mqPNl:4YK;C.z
     overdrag_pt ;C.,.d
     stack_depth ^8.,.d
     transition_progress m2.,.d
     transition_y_pt m2.,.d
     events ;C.4mNMj$l.0!Q.0zYzJ@12v|hm2_Tpk1^MHv23S$Sgjyc.0+z;C.KG8$S3Sv2MH1^rzm2lv9$y^@1zJRY!QZg$l2Q
      hW:!;C.2$0;C.Qjk
    curtain-speeds 170 f1e82b6c70773f27
     phase ;C.C^8.Ywz.C;C.g^8.3wz.K;C.k^8.2wz.K;C
     card j:.,.,.q
     touch_y_pt m2.4V_%!:9#G3cqDK:8VfNFQrcd%m-g7;7~*,rpKPVHcZv_~6K388-_$!9SRJMyS9-.3m2.rV_+%%scPl3:rQnH|m2
      .*W+C4L%T|,jQ_Rtm2.L
     card_y_pt RG.DQ~3r3P26NQKF#:|+T!f*Sf|C5hMSQfCs::hDn@!Ng3DkV9Lv.4,K6&pR+TKtHs+0vLpMjP;^RG.hg,vn%Q@5.0
      3j&G&H3$Gc&Nf@LljGwY$KWFfR!1H;LhS!Dy.lt~P6Ns.0_^:@MfCtT3SZFfykkzjQkVNPyqQ,H_8h@RRG
     card_velocity_pt_s ;C.Cqw|N*&Hv@2Zw!T:&@9rMrv3,1tS3&fqnpLc6:%^GcPQNC0&:-*.1;C.0FS_r-$tn*8ZM02vYn9+4+,$_;C.glZ
      QyZ#Lf1h^Nd;#YV7lds&z~@31:MVsjFj|h2_^+Rn-WQp;C.k~-H;N+WnK%@;:v9;vRC0y4,*nLc&-!1N&:d+P4Kyh_
      Vl;C
     model_y_pt RG.DQ~3r3P26NQKF#:|+T!f*Sf|C5hMSQfCs::hDn@!Ng3DkV9Lv.3RG.wg,vn%Q@5Dy.@t~P6NsRG.L
     target Fc.Cm2.YFc.vm2.3GY.!m2.2Fc.L
     progress %_.DT1:&&YLMNv;K4yFm!yn$,,_%ZRJzn5S,^vyrRV#!_MG&CHtQ.4qQVSm*%~z22V2jWW-Z%-;K%_.hDGp*^5!y.0
      JzC_7d+QZJ__kT;;czv7&+7,D*chYlFhH%gM.lpFhQ:w.0-My2M*f45_~3Nn&L6FTKjhLfnKH!wZ+8#:%_
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
     events ;C.4$n;C.3Mj2Q.1$l.2Zg.2F1.2!Q.2w5.2RY;C.208;C.9;t;C.Z$n;C.0Mj$lF1w5zYdf;C.Jn#;C.f$n;C.0Mj
      gjv2m2P#;C.J;t
    curtain-states 127 047664d39c0aaf03
     phase ;C.4wz.R;C.Cwz.R;C.Cwz.R;C.S
     card j:.,._
     touch_y_pt m2.,._
     card_y_pt @1.5YY6hHG1D6Yj0R4F-r!vg8vRqYPJkw9^M8P:WGzZ8fz_zyV7S.D-6_M0CLF#7:cZwk03s6JMq0!FH%HyV&@V|3V
      lNP^dm+y6K3R.D5qj%hz|Qq!c_;QGN9#^p6&G$|MTy+8T*qWvnFv|K4fs2Td_l.C@1.C3R
     card_velocity_pt_s ;C.4jjHj5tR@GgR-lc@ylTW:^Rg$g%~P5&t4k0|g-9|^RnG@mQ#D;C.C$GdR0yNq2Yc16#Kc4t*hC6T!0Ghz;t&*MF
      %:Q^3P,vqC!FQm;C.C2lhmNZ+QfHq4+G%h7Rq1@^:DZ#q8KVgR1:Kwlt4$dqc^Ck!$;C.S
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
    curve-settle 37 74acbf602d26f391
     phase ;C.7^8.3wz.P;C
     card j:.k
     touch_y_pt m2.4MCCVgJMC%7;sGgMfm2.Q
     card_y_pt :q.7Zlg2p1Hmmpq&8h^vYl_*~y0vWpgrLz3z9$vG35,fPjvhk~rgLN5;j:8N
     card_velocity_pt_s ;C.7+gf1Knw@dc$#vVmN7012s4zYM@lJ-w3hRL~c-F|4dzfnthzDC,SS3L;C
     model_y_pt :q.7Zlg2p1Hmmpcl.58N.H
     target y1.7m2.34H.5mw.H
     progress dC.7kFc1FgCJP2TS6C34p,-3wLd1&0rM71tc503S$;~%*~~P@H,1+W0#-f;C
     stack_dim_alpha ;C.k
     map_dim_alpha ;C.7pn;VQ;1HZT;YpRs#@MQ@TfN+Ny7nVFFSm*;C.9
     map_button_alpha gM.7-Zg8^ZZT;C.9mk6lgM.9
     content_alpha gM.T8V-!lfm5MQd|7~hrW~gy;C
     scroll_offset_pt ;C.k
     scroll_velocity_pt_s ;C.k
     overdrag_pt ;C.k
     stack_depth ^8.k
     transition_progress m2.k
     transition_y_pt m2.k
     events ;C.4$n;C.0LV;C.2J#;C.4JW;C.F;0
    detents-change 299 5ee0dd53152f3055
     phase ;C.7^8.3wz.s;C.m^8.$wz.$;C.Vwz.$;C
     card wR.,.,.,.,.r
     touch_y_pt m2.4NDnhn_:|z$1m-ds!m2.,.KfQ1~,Ly_dWVFsSpnDTD0,5s9&&;Ymr6c^;1n#v6WChYG2RP%-$*Z7mgQN^%3$4#h
      fTm0m%*h@R%RYrm1;Nd6Sd;^^4d,~0mYtCRHryMp+Cf~CR.3m2.,.,.H
     card_y_pt L6.7Nd#WF2,WPJPsc|7t^lRlVPtDhw,FnzT7V!Jy|k6Z_3qp8Vzd#r8DYDCm62jg7^,T62kq*RVZtp_Fy*YRdz1|jC
      jzHDfgQ!VMhwp!.mPMhLmC-V5|#PzD#Y15vqN-3:,t2jD!LhlNM5v+8*1z80ZKdtL!HPkN%8Yr4~$!2&@-&16jmq$P
      l&LZ5f,MJ4V1Qn^zQ;gsVHsn^V775;_WpR.3!%GL0jH$5lk!nLj+y63f^*r@|-nYp3Q$-tgYFySsv0RpnSJtl*g0;@
      ;n|6Z!4#WQDP&v!kFD8ZZjkh_jw+$rmy4jH82w#hNJ~5gq|*G3T&*s-Mz559!Hp!.W_^c0kv7+L,v8y,T^|jr6rt+D
      hg_mtR1tj18KtP+q59hn6ckn&!9r~k@j~-,n7$;h$2sYNR9~Fm60Dl:m*&+~k#mQpt3C|0hvQ@cdV+KRQh91pDYj!M
      tP
     card_velocity_pt_s ;C.7jmR*1j!-,gLf6rYzqv6CfRwjT~+V~+Y%!5L+;pwKN;#;jcV9YzHyQDFm*GtlGsW_;1J0LY%slC%1Vk!CPN_0Dg
      W|cST%G!m$Cs;C.mRpSv;kwRN6VF4+;~gwR4*Z8zKD4FK7-Vt,#jzw6c+yyGMd-lzV;dNGc09fln;&g2rpHY#Q8;H_
      z0fTMwqmR*M%slpp2GRN1nnvpcMvZz;y2M.1;C.0q0NlL5fhlR2MHSccvg$j|Y2Q#*-%+G-177YRyWG6vCt3@Mc8C5
      9nhPsYVJT;#QVt!7pLC&W%lP:z5NlG45~k6~tM^rGsKLTmKg8C80ft:2@730!4Sr91;C.W09dl;FSs&Fp7zMZ0ny4K
      7y-z^^MFt,^gRCtypF5:GnGTN0K2lMT05rM@+7T|KDdz1;t@rdsL6%L%h!Rlm6s@9~q@^|12:7;@_ngwCf!GcftZjv
      8h:6;C
     model_y_pt L6.7Nd#WF2,WPJw^.5p!.,.CPMhLmC-V5|#PzD#Y15vqN-3:,t2jD!LhlNM5v+8*1z80ZKdtL!HPkN%8Yr4~$!2&@-
      &16jmq$Pl&LZ5f,MJ4V1Qn^zQ;gsVHsn^V775;_WpR.3p!.,.NtP.%
     target V_.7m2.3dh.,.Lm2.$dh.,.NVJ.%
     progress s^.7F|wRC+Jwht+,Cr$^Fc0*:^R~Kj01y~$#SS^0t0vRTW;nsh%L7@-pcH6**K+Dy~D;CNMK&%,Vcdq0$R|8;#6:8+
      Pfl!DzFh5-DcgM.mK8-h89k#VY5H01dTJz,6lp,mQ96dNgQ$Fwh0MFTkwz78%p8:2_M&*,k&vVP~~kYfJj~j7&85cJ
      $RJqm&GFPCT3*7rfz,3p6yHTyfV-|svs&&.3y:2*-GjjmCZzY,|D~lFf*Cq!C^4$JDq7Y!~q6,,0wFsl~W;^%PF|yv
      FsG&_&h1vq&!q~q0_453R1JfQh^wl0$:6_^YZNrq1~NSS4jz^yWGH,Ph+;^qg_gM.,.P
     stack_dim_alpha ;C.,.,.,.,.r
     map_dim_alpha ;C.7kR@zc$Q3vg5,,48L~;S2LMDf*RF^9+!!JKY4s-V1^34s0,4+L!Vmr0tFq1#,Cz4l:R9&0Qv%^3:Trr~fnmtM8w
      Q57:8@8zz@hhJ5zvT1c&SHtR*hZ~%d!fQ*yk-5,%|12vqKM#!r3c.Mc$r98zP,-3#J8N;&+-l^mQpH4*rDDN~;nY3Q
      Wzkw*6ZTd52z+LW8pvhCvm*2P|6N:Nmq31f6z-T6:,zp:8Z7$&NHT*h_9-h2+#gpKD9&F@3Z1$$7DT9F3gPzc#ch8,
      q-MPkG*n_Rsz9j-6P9%p-~sf1zwMfc@fP1cC^Rh%l@%86j3c.6dR|LcTphM_4Fs:%-VL*v+_PH4D%T1J9*#fh#~zQ2
      3c.,.R
     map_button_alpha gM.7mg%QJWfry_;C.,.g2z#H@sLvf-Pn;HF&~F1S^r:jf1G3h^#ncfM2nl!nv,2-kNpz~#l3Qj8T_^@f;C.MmqnQP1
      ;JR1RJk@c9:H2;y8%|ZqR9TVZr!0~4v*0M;C.,.:
     content_alpha gM.,._*7;~qGtw&##gKZv8-C-tf89,0Dqh4jlpzf_:@89S3zLwG97^L5mCk+,Zy^~LZ-h|:9#KlSdw;^@j5v!1DJ!!
      ,l#KgM.9w%gM.653R1JfQh^wl0$:6_^YZNrq1~NSS4jz^yWGH,Ph+;gM.,.R
     scroll_offset_pt ;C.,.,.,.,.r
     scroll_velocity_pt_s ;C.,.,.,.,.r
     overdrag_pt ;C.,.,.,.,.r
     stack_depth ^8.,.,.,.,.r
     transition_progress m2.,.,.,.,.r
     transition_y_pt m2.,.,.,.,.r
     events ;C.4$n;C.0LV;C.2Zn;C.4_j;C.jg!;C.k$nLV;C.W&+;C.Wwg;C.#g!;C.T&+;C.#QN
    detents-in-words 220 73875b09be623c3c
     phase ;C.7^8.2wz.@;C.Gwz.#;C.K^8.2wz.@;C
     card 9N.,.,.,.W
     touch_y_pt m2.4kY7+p;p^q8zrPwm2.,.,.GFWhTWSK1q0j1m^m2.#
     card_y_pt js.7M2N#4WLc!@_*cKgR:-PH!j-h-nYNKQj7d:jM,G:dGwtz8QrCdM^;5SW8GZpTYq@lKM*Y|kJ&*hwcjly-QMcYfZ
      R|21,zPpW0Mrw~rzC$2T1lw#cV:z1CRsh^M+.H_W$0Szg:SR*:99_DgV1Mf&W,q~,_%qQ6jJQ!%-Y2k69DTPZ;TVk2
      TDDF:*13$j+jT&t+h8$N;d!%MdJL1@K|CPk7T%FqsDK:4*F5:GYvd|1GFtW7f8.14z.G!Fzh&:JwGm;!m6+0gH,!h2
      7+SMy,~h%c+~~qkpLLS%gWwqd37DVL8-3QJG4Q|C*6FthZh&Mc!*_7&8nGj*&,G|FG*hk-$4!Z~;22Rwf_S:p0Z9,t
      g&&V4hvJJy
     card_velocity_pt_s ;C.7jHLV7l&RwSPC*CJ&;J_nvz$Tq&5p_WF9CQnpj$5Q+hMdlq0wk5TJ0Kfv4QWY09rjn_fhHF:D7|G*VcDp7TyCl,
      j,+vRjWy~NG4M7wZ5gN#qhJV71RhDtq&:0;C.HYCK5V;l7sqqWf7wzk3&;N$6zvWY*2:V%8ff~1J|lTrQ0FFZfwV!$
      ~p171!Hc;#0@7;_cNfV45%Vl$%-RN:lKfw:Tgcdcg4w3Jz|8fVWp@j%LKq#Y;C.K*~&h4H8#ypg&1GTHspV:yh~4d#
      _H;&,dZDy|&TzP8J6%S9R!WR_T+:l-Nj8|h5v4|sqlr@WG-_Mp8-yj8kMCfYR_MN,^l%4R*w,q1-9C3PZN-7tZy:Jy
      ;VJ~;C
     model_y_pt js.7M2N#4WLcM+.,.5f8.&4z.G!Fzh&:JwJy.#
     target J9.7m2.2VJ.,.,.Km2.2dh.#
     progress ;C.7&c@VZ%h%Kf&8c-KPGRm6MwprR%KTQJH%MkZdLwS~P6qCW459lq~!VFtTzw#W9k0wsN~4Mz$fCwP5Vn3@-;DF_L
      Z@$2^4S~,^DrFV!wDr8|Yc0k9_VjZ~$NMw~F.HkDl@!RyYYVS:|@DQK-t*kp1^CHLp#9vyjchwJFVPfN5L^DHyrj0f
      c2~_yMyy2+f1j$2l$vmPWtw,!R9|:HpMjdR9+HdWz|VGPfpH!Z*82*W:5%QNPW.12k.Gy^yK31Z@4#JyHT93*V-l@p
      |Fkfc%564c&cvhLSGYC$F_k-!L_5Dkt+Gz&:^MQ~-vJ#GffLNpDyQ,tN1jf573Z8R~S4;wjgs5h#4czH6Sn~&KKkT0
      -G-RjTz-gM
     stack_dim_alpha ;C.,.,.,.W
     map_dim_alpha ;C.V8Y0|%&c08RcDMqFtw5dRw&|G0P%GLFWhmM$3|dZf;C.MY6c%;C.H7q;C.,.7lW%QnD%JD#~cd5C|MMZ!|$mmJL
      :82-Y0qD703c.MN#HHn;JKK,:pR!4t~YLRnPG8fgGnq*sf^NWVlgMv3c.1
     map_button_alpha gM.Vs9_lMRQp$JLh~8h:99#DPn-ZHH!+__Hffj@jR9SGgM.Mk2zsgM.H+$gM.,.7*8!3RM~^;C.#
     content_alpha ;C.77RtlcZPF@q73FLN2Tkvfs#gCzD&WJjNF_prkgM.M&Ps_S@HhF~d:sG4;C7pW1w;C|~dpcn~lY*ynk7h#gM.,.,
      .S
     scroll_offset_pt ;C.,.,.,.W
     scroll_velocity_pt_s ;C.,.,.,.W
     overdrag_pt ;C.,.,.,.W
     stack_depth ^8.,.,.,.W
     transition_progress m2.,.,.,.W
     transition_y_pt m2.,.,.,.W
     events ;C.4$n;C.0LV;C.1FH;C.!QN;C.,.5QN;C.0g7;C.9$n;C.0LV;C.1J6;C.!g!
    double-pop 132 202cb5c9e855b67a
     phase ;C.4rY.Z;C.CrY.Z;C.Cm6.p;C
     card j:.4Qh.q_l.qQh.3j:.k
     touch_y_pt m2.,.,.2
     card_y_pt :q.5fRnL-4rd*:8vR~K&H8!H1jq3DfKR3q9T^;wPL%knK~g8nvNyT3HS,vpv6:cl.DS:3YYjpY%6nnPyh1Fn1NKd6@
      :P+,sqYgv71K^g4PN-@|:YPT3|,K6*mM8P:q.Df;F_clGdCh15S:#-l!FtwhKCQ~3qD+DHjwQ8nCwkwTt%-t11zRtF
      ys9~s*YwQ~-M$dcZP9Mq02Qy:q.1
     card_velocity_pt_s ;C.5CJ:RW2LPn|4#|%y&@yfc1yd5VqW+0LyY4WK:nGwZWy,%P3HM8LgWp*_#my;C.DK091ZQzcv+CCkC;6+jhzY~P8
      NnZ|6llnHJs|vWstKf-4MQ8cH2nS_k#4t3;C.D9!-%YSgF@RzLhF+gs@:P:~WQ0~&nsP4VyLVdS7~_lpY^@~yyRnzR
      *PQFD^-Pk_;9Qw%c_lYJw;wQ;C.1
     model_y_pt :q.4cl.q:q.qcl.3:q.k
     target y1.44H.qy1.q4H.3y1.k
     progress dC.5;Q%1&*;d$C71-4;|wsmtQ|8nd07n|$V;1%DlD:g#3w&50GF4*K@Q;t8@wdgM.DTP-5@_z9m5&kvm5|N@Hs3np$
      ClN7qpv-,9G8S:*Hj30+Yfg-sGyC$&c-9vdC.D+G+-ntzy$lnHzfmljnpJnPkwj7^C8p,|f;$-M6vCg$tcdF^y-pjn
      2cq4_K+6JyH1RJfLPrqYnl0TdC.1
     stack_dim_alpha ;C.5qH5K;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.%3FP%Ml&D6R,%nYh#VLkjHstJYJ_@8Jll#cGLD_K4+5PfTk
      !g&t9M4SgDw&kfZN2$q8KN3:k%;C
     map_dim_alpha ;C.5GVSs;VnKvD3c.6#L_Whz3GR+QWwLjc3c.5g53c.Dj0+L1MQY5F;C.6Tr7LYWq:C+*7q^$%;C.5WG;C.DFz-hy@
      2w8QRnh;tLMp~;sQ%,-:tRVzmKvRr5;~$7Cyc:|mq1WNJM~c$+1T3^PW_H:H#%-;Mp4&7r;C.1
     map_button_alpha gM.56@;C.ssZt:gM.6DWLpVClqV6Vv;F|FgM.5SLgM.Dk+ky;C.5lQ*Cz+ggMk^H2:g_+1L~,Q#|n9tW7tVjK!1GYZ
      -RM7vs;5Rn+_9F+Y6lY3gM.1
     content_alpha gM.;$P~csVz|L&N4*yjrgM.6&&zJ~Dz0l|thYDgM.!
     scroll_offset_pt ;C.,.,.2
     scroll_velocity_pt_s ;C.,.,.2
     overdrag_pt ;C.,.,.2
     stack_depth ^8.4wz.qL~.qwz.3^8.k
     transition_progress m2.4;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.C;C93S2HPZ,ZF&5#Hy66D*2
      Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.CgM&&8k&!^^sZhSPMS88ZC0+hc-7r9,vl5FCf%2D820K-@qK:
      l:t73t|!Y|w4^8Q&V:k,:YVj3-v$;s7;H$m2
     transition_y_pt m2.4_l3k2F^LRW20_J&#ZKVhP2@%8P#:7M%r$~vpTp#wZQ#7D@,0SN@P5Wl4w~cMm2.C_lT0%8JpMdzMLDLvH~-w9V
      KmTz:0RZcRW,GT:q0Ln:s2qdf5k3cN5k7m1893m2.C:q5L62SG|LJQ###~+&1_WHr1$Zv|0Wq!PwtVc&L|8:+6+^1d
      $v*g+f-qjVt_972:Fch$2D$@C&LknS-zPqm2
     events ;C.4sG;C.YW^;C.93v;C.YpS;C.97%;C.2v|;C.Zs~;C.08R;CMY
    double-pop-tgcard 116 5f86faf381b397ba
     phase ;C.4rY.G;C.GrY.G;C.Gm6.L;C.9m6.L;C
     card j:.4Qh.Z_l.ZQh.Zj:.M
     touch_y_pt m2.,.*
     card_y_pt :q.,.*
     card_velocity_pt_s ;C.,.*
     model_y_pt :q.,.*
     target y1.,.*
     progress mL.,.*
     stack_dim_alpha ;C.5#SCq!KLV8~~:Sh%zWdq;|Km_YtLj~d.,.Cw8hfnP6qgwvQyT76vc:8;|K58dVr:G6;F7KY;C
     map_dim_alpha ;C.,.*
     map_button_alpha gM.,.*
     content_alpha gM.,.*
     scroll_offset_pt ;C.,.*
     scroll_velocity_pt_s ;C.,.*
     overdrag_pt ;C.,.*
     stack_depth ^8.4wz.ZL~.Zwz.Z^8.M
     transition_progress m2.4;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vm2.G;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vm2.GgM&&8k&!^^qc3fH;L0
      @v3P%%72cmL^!%s70^0-m2.9gM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-m2
     transition_y_pt m2.4_l@,R3JpKvp~SpLv1y-w9VnF1z:0RZm2.G_l@,R3JpKvp~SpLv1y-w9VnF1z:0RZm2.G:qVdsJjHY:D$!3S|1%
      41q*5gf+n:yZ|wYv,3Q|m2.9:qVdsJjHY:D$!3S|1%41q*5gf+n:yZ|wYv,3Q|m2
     events ;C.47d;C.F!L;C.F,k;C.FJw;C.F!s;C.3sL;C.Ch5;C.84J;C.KD@
    dropped-frames 61 0c7cc6977fef6fe3
     phase ;C.6^8.2wz.y;C
     card j:.^
     touch_y_pt m2.3MCCVgJMC;sGgMfm2.z
     card_y_pt :q.6Zlp1Hmmp&y0&,yd@*!$k_z5@~Z$--:S^HGdFrLl,fGCG~ft4&&dWmMW;n8*#q29f4&63Q#fWf;9s$pfWl:NDg~
      gR_thsvK9m,_D:H~n*cl
     card_velocity_pt_s ;C.6+gKnw@dcZC_MszRf.0Jr5n3j#r+Q|fh2C39wy&3g53FC:qyNH&kzPp!4!R5:lSYc-pPm%*JhY*dSGKFVSSF5LH
      _+^m,+SwN*RCfwqZFV;C
     model_y_pt :q.6Zlp1Hmmpcl.z
     target y1.6m2.24H.z
     progress dC.6kFFgCJP2L^@2$|:WHqJM7MKC$V%Rf&r~7hYQ-SP++LnRNRRVyK@*Wn&s!*,q*7%3TNQghd$D!K1_cL-d64Wgfd
      Cv,vRf:N5Wzlq2-LkLgM
     stack_dim_alpha ;C.^
     map_dim_alpha ;C.6pnQ;1HZT*zJ*TRHQNl,3zMD%@c3c.JRW+zCcj83fMzp:^5KpTz;y%Kr,G07vvTp^-MMG*g3c.1
     map_button_alpha gM.6-Z^ZZT;C.+
     content_alpha gM.^
     scroll_offset_pt ;C.^
     scroll_velocity_pt_s ;C.^
     overdrag_pt ;C.^
     stack_depth ^8.^
     transition_progress m2.^
     transition_y_pt m2.^
     events ;C.3$n;C.0LV;C.1cl;C.wP8
    edge-overshoot 42 371f14dad89007a5
     phase ;C.7^8.4wz.T;C
     card j:.q
     touch_y_pt m2.4MCtc|+#:Gzc$l6qgm*m2.V
     card_y_pt :q.7f!yjY#90!qwq9@_DkC9-sz&Q2&NrQ#&MTwS#,P!:Y!NTZpJYRPH43Jt&,|Ymcqv7cl
     card_velocity_pt_s ;C.7ZqhK082Mc9,Ff$J7@8$Qr9^%SW1_jy*7*L$V^fng+Q8Sh&#HKy~V^!sZPRDMv_0w;C
     model_y_pt :q.7f!yjY#90!qwqcl.V
     target y1.7m2.44H.V
     progress dC.7D-L_yLTHw$pyw2dl&&JGK@yy%!sMP3M3LtDHc;*q9CN316MK$,hLNwG@Hg_fjq9TgM
     stack_dim_alpha ;C.q
     map_dim_alpha ;C.7%|T-NV;g9SQ|3c.V
     map_button_alpha gM.7fd~#*+;C.Z
     content_alpha gM.q
     scroll_offset_pt ;C.q
     scroll_velocity_pt_s ;C.q
     overdrag_pt ;C.q
     stack_depth ^8.q
     transition_progress m2.q
     transition_y_pt m2.q
     events ;C.4$n;C.0LV;C.3py;C.SP8
    flick-after-slow-drag 89 ed619d010f03e4a5
     phase ;C.6^8.@wz.R;C
     card j:.,.S
     touch_y_pt m2.4K_CK-#YQT%!NpkGyTr|m4ZK47&:9~JGVs6%Rl9!J&M-6R&-VCm80@cpG839:J%@-dv3v2Kplm-Fwh#_fQ,s&jM
      GR!GT8PWFWZZ3CgqfdMmv6l964$M@jm2.S
     card_y_pt @1.7g,;Z-R-P00:R+W|#2M%r5PFLd1g35cQ8KPTrSSVP;**;v$Jf~MLnCJKvcs&*Rn738_pSfHmj9GR@Dgg4GK1HW+
      Q72%#C;9tv$mk3dW:Y&|j*+7.0KTWYg4,$#g@zTyyYWv7&0C^80C8KYRGNRL_jHMt-RRc-yS7S
     card_velocity_pt_s ;C.6|fRPYMrHH!WCt:C:9m,T2m*TzvT,cj;1W+MPHvR5QYyM,$d1YH$tV0ND@YvRW$RFC&tjH:;mvs3-c446fYhzQ:
      ,T|V$4qd8VRDZLg~gCdk_k:P:_pM,t2Q3;M4m-!fP,VWYs^T%JpYc~D+$rq-c~HgS1y4&7LYGs;C
     model_y_pt @1.7g,;Z-R-P00:R+W|#2M%r5PFLd1g35cQ8KPTrSSVP;**;v$Jf~MLnCJKvcs&*Rn738_pSfHmj9GR@Dgg4GK1HW+
      Q72%#C;9tv$mk3dW:Y&|j*+77S.S
     target v~.6m2.@ZC.S
     progress ;C.7,n4qk#G+T@j77vv$z!d|YDFF7*pd1yC,-yj_R7yK87!l7RY3H~swF:0-+Q9qD;9Jr;@hF*-yQYLc+,2v7_f8lq
      zk~GM,24Wdt,,@q5LCTRRt5F.05PgLJ%*MTQnVz*R~Z%*1&MGLn7kWkjJ#$Yd,gGJk5,~9k+R5
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
     events ;C.4$n;CMj6,;j@Jd%S3|^.0;5.0C@-h_C!Ym,wR0nCtQD~wh1:TDWLDLH^_:!^!*YhW&42Q$lZgF1!Qw5RY.0zJ@1
      .02v9$.0|hm2.0pk.0rzyKMHv23Sgjm:;C.Qjk
    flick-down 71 98bdbc0b1613fefc
     phase ;C.7^8.3wz.@;C
     card j:.,.5
     touch_y_pt m2.4MC:f0p1:Fr9G3Tr!m2.#
     card_y_pt :q.7Y%p,;$D|~f:6$2~~CMw-Qd1,Q2Mq#7,8:68Cw*L96F9JYyc~g_8^RqC#@%T*CF-JP9%|pTfkLLH#KY&^VjZh#l
      #zQ54qm~lC~PWfgT;@mK0V$D1:HjQ9Ptm0Ty8N
     card_velocity_pt_s ;C.7V9-N|W;GQlNk3g2KW~3n|Rs$k2R*:0^59vpw30Gt6z_8yq|Vm2~Y&|hl85&kSpDf6^Pv:Rwhw7r,Wv8K@SwVk9
      h_%hZ%Y4mSYhvZ!HqwLnmZCGY+lkt|p09L80;C
     model_y_pt :q.7Y%p,;$D|~f8N.#
     target y1.7m2.3mw.#
     progress dC.7%+m3fJ^MDzWSg3m!yG#:cDq_n#DlQMKfJdvrMJ-#Vt6v@&rF^2;4jTT#!Qg;kKn|#0f-ps!g77K*Ll*Y%H*ygS
      fy1F72n&rWFL7S0rKqskh^sJK-g|-%^Mrt0r;C
     stack_dim_alpha ;C.,.5
     map_dim_alpha ;C.,.5
     map_button_alpha gM.,.5
     content_alpha gM.7&:VHZ_1yWnK%h!t5@$fz+Nz&Nskm,h+y6$Pf_K;C.MF5^S_P:p**,%D%*%-:Yl7Gft44vsSPV1V|G6*S+V;C.1
     scroll_offset_pt ;C.,.5
     scroll_velocity_pt_s ;C.,.5
     overdrag_pt ;C.,.5
     stack_depth ^8.,.5
     transition_progress m2.,.5
     transition_y_pt m2.,.5
     events ;C.4$n;C.0LV;C.2^-;C.!;0
    flick-up 70 9d46a3cca5106099
     phase ;C.7^8.3wz.!;C
     card j:.,.4
     touch_y_pt m2.4MCCVgJMC%7;sGgMfm2.@
     card_y_pt :q.7Zlg2p1HmmpFf&y0&,y|YN*gwd@*!$k_z5@~ZLP$--:S^HGdFrLl,fGCG~f*!t4&&dWmMW;;%n8*#q29f4&63Q#
      fWf;9s$pfWl:NDg~gR_thsvK9m,_D:H~n*cl
     card_velocity_pt_s ;C.7+gf1Knw@dcj@ZC_Msz#;mzkMRf.0Jr5n3j#rQJ+Q|fh2C39wy&3g53FC:qSjyNH&kzPp!48h!R5:lSYc-pPm%*
      JhY*dSGKFVSSF5LH_+^m,+SwN*RCfwqZFV;C
     model_y_pt :q.7Zlg2p1Hmmpcl.@
     target y1.7m2.34H.@
     progress dC.7kFc1FgCJP2_4L^@2$|Dc5V1!:WHqJM7MKC$Vw_%Rf&r~7hYQ-SP++LnRNR4DRVyK@*Wn&s9L!*,q*7%3TNQghd
      $D!K1_cL-d64WgfdCv,vRf:N5Wzlq2-LkLgM
     stack_dim_alpha ;C.,.4
     map_dim_alpha ;C.7pn;VQ;1HZT3y*zJ*TR7PQS#hHQNl,3zMD%@c3c.MRW+zCcj83fMzp:^5KpTz;y%Kr,G07vvTp^-MMG*g3c.1
     map_button_alpha gM.7-Zg8^ZZT;C.#
     content_alpha gM.,.4
     scroll_offset_pt ;C.,.4
     scroll_velocity_pt_s ;C.,.4
     overdrag_pt ;C.,.4
     stack_depth ^8.,.4
     transition_progress m2.,.4
     transition_y_pt m2.,.4
     events ;C.4$n;C.0LV;C.2cl;C.;P8
    form-asks 245 27e8b8042e56fb9b
     phase ;C.4wz.|;C.Q^8.3wz.#;C.Swz.|;C
     card $M.,.,.,.:
     touch_y_pt m2.,.TNDK3n9,+-Hmt7%n-m2.,.,.L
     card_y_pt _l.5Qv,s$r2Tpf6-9NVH6Zd6rty^%mf_!l96VrGvjCRwhfPSJ-Q$s-kvhD%Hs,q,7+yP4zM%&^;3V0Rp,rddL2%Y!Z
      N2D~-grh8rztGPFMd@W0VYL6g-gZyvh457yN3q!JL6.QdqP&D:7qP:H:|$1Sd2l-HWKYj1%@!V%92q^k3SL^y0R,5+
      1wlLPpJ*qh|$7@d3*:pr,V5S-s^P3V4c@yJ+vjWHyPT,,c|9RD;zly@KKtd1;7;yq!Q|4Cf1!c3N6KL6.TRZc3d8yv
      4^N+P_6c~89zKC^qdjs0fZLm%ShtNWG4-0pZ4R+3&_9@7G;tm7:m3~K,pG|KMq:W+nhWjl^YP0;^5P#||y9%H-*Y9y
      ww^^*v5@87ssYtKNz9z$Rt|#Nj8!_l
     card_velocity_pt_s ;C.53,H+;;g+gY$tZ9C6p4#5vS32^c-sf+RJN,4+2f6PQ%k~cTcqfPC,V0YrMym~|%J*~,r+_|4L@DkW2g:M:1v8K~
      976Hw*5$y7&%0$#++N_KT8G5:~PS^_,v^QsTKyJP;C.QHf+75*s6~L_^MHL22cM%psvqZ*F8|!k@D|@c9p$rt1$*JQ
      QK;4cnQWDKg1$_KCs09slrcJ!!Hcs497;4f7G8@jNy1pD5tn-Hvn!z8&Z~-w+8D2nd@%,Lp7V%g#w@;C.T~F;jylWH
      hr@|RYFNs#v-j0%Q6vD;5|q&cvC|$G05WDv84q7^VWK2fNL~TS,jly9g&yg5;G24v7m98z_78@jWW23R0TpwD2;-+r
      ,Cwn|c77M5NKr*HTmj%,14vSW+52;C
     model_y_pt _l.4L6.,.QdqP&D:7qP:L6.,.K_l.,
     target Q9.4Fc.,.Qm2.3Fc.,.KQ9.,
     progress DL.51KFQdkwl^;7yql3,6lj4L&8T%Dvw~D#kmVfN2W,g7~J*&G!+Q$3G:M~+6hK!V%s4Q4:ry6T5Gvlf~*2_H@zwKS
      s^~nlygSShm*L$nY0PWg5~!CJ!sTJvt_DG8GJsFQ;C.Q5,_$|:_z:g5Y+,|04ZK1j7-MrJj3s+1M4G5hmcQHc*:5g1
      M5^VTQrmdMkw@phLJ;,1^,qpLmS~rhz*c*SfDH3LlQnJC5V0QCc+gHRhL~_*K*hcHR6Grg*6vS#n5&;C.TY-N5#fcs
      cD5z0Zj@v;c+@cpz#Q*6jN3$vwq+4MSFP0!M+vR3H7PHLqS+$G|d75*34v|5ZZn6lF~Ch3VKmvg&Mq~;#qvpn#H8*~
      ^4z~wglYwLN_gTrC4R#h06|5wLz2DL
     stack_dim_alpha ;C.,.,.,.:
     map_dim_alpha ;C.59nLQ!Dc;pGR2&5f,tS^_,zZq72rJKL3c.MsjD~d0#F4dZv#fwnVFl1&z8:!,4m4CR::&z::s&v3c.cGrhtt|f;
      _@STz5-#!7KL~wl3t6Y6qd8qp0FfNRgR|vr83c.M^j4p*,FHF:F&57@;^R64,7QK752dMM2RV&Y!ZgY*3c.T%KF6fv
      dD;%&&~T7!Yjr93$4SVD-ZRZ;C.M|P3R7,ld,:D_K-FJ~wLh+%2QZ;&cYdmFVJVZJg&T;C.7
     map_button_alpha gM.P@l2%:%K,-d+h$$#;SH+SQgT1PY50^#2|Dy70YC7GgM.MsC|5Hdfs#n+!126kgM.t@3NG;l4vwqHzQZM7#fdC+1
      7276QNd3!P:$WLr68FgM.,.v
     content_alpha ;C.P#kmVfN2W,g7~J*&G!+Q$3G:M~+6hK!V%s4Q4:ry6;C.MJ!sTJvt_DG8GJsFQ;C.tg1M5^VTQrmdMkw@phLJ;,1
      ^,qpLmS~rhz*c*SfDH;C.,.v
     scroll_offset_pt ;C.,.,.,.:
     scroll_velocity_pt_s ;C.,.,.,.:
     overdrag_pt ;C.,.YR5P#gqy_hJ;C.,.,.L
     stack_depth ^8.,.,.,.:
     transition_progress m2.,.,.,.:
     transition_y_pt m2.,.,.,.:
     events ;C.4N&;C._-m;C.L$n;C.0LV;C.26J;C.@;t;C.R|,;C._0*
    gathered-input 71 e126e4ba1156ae54
     phase ;C.7^8.3wz.@;C
     card j:.,.5
     touch_y_pt m2.4MC7ZL%Hf&2v|N8@Vm2.#
     card_y_pt :q.7vP6Jl^83ZW*#S%n5R7$NdGW-7-WTKN:$P&%n46Jt71$+@~m91mQtrjQrjdpmK9~vKgfN;JS0:V%N%R~0Vy3mSG
      ~^~YLCK&tKpqTWn#fQwG4CmLz3yq0dYrK6n4cl
     card_velocity_pt_s ;C.73YM3lK;!:T|:^%m;,9zL*#sj@P0WK:z&:&qHJNggZF^f:my~m,&wQtL_Cp|Nn$v^zPM&DRqT4M27*9Dh_gq17Q
      g:zs|GHWWJ#$j2Nm#mG8Kr11;h*J^ZPQ@6yq;C
     model_y_pt :q.7vP6Jl^83ZWcl.#
     target y1.7m2.34H.#
     progress dC.7,-syHcq&Pn2HWj_JdP9j0tP9Dw-KWzScDD-LW75!%L&Lk4vwSvc;JMgp^q;k;1$QW#ZcZ@NH25GN%Sds-v2Wlm
      |pyJpqr&W%ldjDGLW66lj:Fvt40ggvNzW0!,gM
     stack_dim_alpha ;C.,.5
     map_dim_alpha ;C.7CJTp6v-|dT9f4nc:!V6LHpN9T0%Wn#wPsq1|QH3c.MJ*m*qr9%9s-7,z9&P7kG7_1+MsHrp$$F-C^y|c~73c.1
     map_button_alpha gM.7s|LYRl1J;C.$
     content_alpha gM.,.5
     scroll_offset_pt ;C.,.5
     scroll_velocity_pt_s ;C.,.5
     overdrag_pt ;C.,.5
     stack_depth ^8.,.5
     transition_progress m2.,.5
     transition_y_pt m2.,.5
     events ;C.4$n;C.0LV;C.2cl;C.!P8
    google-maps-sheet 777 93b4233a874a6706
     phase ;C.7^8.2wz.&;C.L^8.3wz.#;C.,.,.+^8.0wz.^;C.,.:^8.4wz.;;C.c^8.1wz.*;C.~wz.@;C
     card 6K.,.,.,.,.,.,.,.,.,.,.,.,.7
     touch_y_pt m2.4+cJZ^|cq*N7~tGm2.,.Dc,v9@0GtgCYyPHm2.,.,.,.p~p0ng84qm2.,.,.yc,:#73^t8n^&!V3Wm2.,.K+cPQ
      zF1dDW7rm2.,.,.r
     card_y_pt p%.793h9%*7m0!V9#ZK&yG^@fgN%@zNg1@75pN04#|zmL@4%n61GL&K+6:tW!tTQ#jV$4TQm2*w+05k162Z-M398D3
      &^-tk!Rv&,1mP14+#r,~TdJm59-!Q_6ly1J;#ZgL,w,1.L1+!f#K%Gw+#|G#_@G9gGrlcgn9fNTKPQF3FyS|%mqCh0
      C0RmvC5KpSP-ty4m+8lTgY8yq%7#Zm;Lf;Z^r|DvKc0LC~r^|2M~qh,&Sk%^vt8ZG6;t1frWZNThp;*FZh.,.,.+mk
      P4MR~JLZ:mpk^-P-4R4^m&pK@cVd2Srhp*;5309;R3Dh+C;0GflHQz*nWq1z0Z50W3Z1p1CC;3!&_m##t;t&066k&S
      FYsz-M@~!p||q_&0dzN+!HzYzH:n4l50Z6,1.,.:g|f+3wNnV|NyqD-W|1|tKg;_3,gkL;m*L2dwLc-m0CglrMhFKJ
      _C_Z4K#4gsn56Pl$K#Jn5#Nw-lCTsd6j6$gn@zk1Ltgw;#3tkT:LNG~ZDgFh*J-P^8c*^;p%.c8J^lMtf7-&LN@s^m
      g@f1Nm9!TTDkJK8D_$Qw$5!7~-Y952GJ2c-vDk^qWPjk!H91DTpFHZhpQ96P:&F0vTgmf45lYG*YG7^&CVkKMP@M^#
      gj#7^f._~&2H-v_S#Yt6*Md&RPFPHL@!ScN9TSG,3D#McJcfC9+N-0y9^NhZ6MRs9N94cy$Yj1;wLCH%L:0Q$0g-d@
      8S5v40tZ*@J;4M^gYGPV#:JvCjn1p%
     card_velocity_pt_s ;C.7DM$YkQ,+&7rTK^y:&vt|fY:mWy37t+0^FpV^V+@~QS6j#4T*6pr#NgQNKF3,,l&jcvGGg9Z0wN0hf+42+&SSDy
      Nh1|f3M8k1@p0v5p7S%P66~h_Sdj-l#GFf7Mp_FydW;C.Lfq8v#Rc+T6VdGKV4k_:@RgR9L7@#Glt0RqPtwPVt-TGK
      hvL6sd2!0$yG#dhw,*fY3gD8|j_!Y99JwV8mm@9~mj#J^gQ83LV0~7_H9nH7|:D*yzh^f0D-%Mq*Y49Z;C.,.,.++2
      6Z^V3Q!SRQC*;Hqm6S,tZk&k7nj8G-|H0C$$pq*Z0$~L0SWLN8TgGD-KkC@#sWZ7S8RzZ55CK|2CM&-rsh1qlzZr:2
      tR^dnKrnyY%y3jq4|tfd*8@5wDSJc7VjMh;C.,.:M~jD5z5Pz*92D!4@+jGY~DPKrvdc;,GDDfGhs4545+dvc*c^G,
      :T,ZY8PCs9wwtLrF%T!5tYs$hqWF-Z^K1K1YP3LN~5qv1y78f0jY6-*G@fZ+;~;l2h5#9@;C.c*+#M;rlQn9ThR&HP
      %p!H@0Z9W3NM^,Z8!,;~T3V_,sMJ!P,pC%+y5jV+!v1-_Zd$Cmnq,ty%;szZ|LZ725sl0,z_#4k;^VNCk6qRw7nQ|w
      J732;C._sDC5f9D_23Zpmp$9zytW#G11#y+@#JYr-5wV#:9:Fqv02fS!35MFP9FtS,09Yf2@##G0n:GvYYGHCjC9Jw
      ,|cwnh7k3y@qqD0k9wJ5_K~vFPkl;C
     model_y_pt p%.793h9%*7m,1.,.G1+!f#K%Gw+Zh.,.,.,.rmkP4,1.,.,.+g|f+3wNnV|Nyp%.,.N8J^lMt^f.,.+p%.#
     target J9.7m2.2V_.,.Gm2.3,q.,.,.,.rm2.0V_.,.,.+m2.4J9.,.Nm2.1h#.,.+J9.#
     progress Dj.7$46j*sR$5,qsKQLNYD*K&Q&K*:lg!8QFTDK,JF$@-pC;8sTQH;**f#|9fp3386QMgYC_$z,hg4|k2HJF*m,G!5
      f7jZ#@82TSt8S&YrvQl*%ZK@Sq*mk2DP3*^+Nz^_65;c.L$T5slt3:F2fTDHq2#h9Y+3lMGNmQv,$-q4NrCHS_WdZl
      v3ykyGL@_^+Y2_QytdC8%Ld*lj2LFVD734;5D9*V%nfKt5g,2rm%d~*VPV7s45QWH|d4G1mh|n#Yq94!gM.,.,.+NQ
      r3Rh!*!&@8c0LzDNk0,&sy4:1n%y@zj#k|vKLF1;m:v*6q28$Yg7YmsCcVmG~F;6$YVW|JcR:T3p$m~:-44D%rNh^5
      p*|PQyk3r,njH^12MFc%k@7k1Z@m^K;*Ck;c.,.:6lgzsn*WdQ&tky&RR2K8DGhwy|k@n#qK,V6d02-n@*Pr-s$^hc
      &$Kt-5z6jw%^7h&4*7:tM-~pw2nrqMHPqCG*d%vRHRgrNkWPF_Q,+DR+sr&@_TNTGz5FQmDj.cm9M_Gm1z*+qM5;1l
      ;fFP@G@04L%Z!3Wdw7Cccz^Dcv1|,6jZ$^4pgf^Nk^cs:FD!Gn5Rd*PKTYWJ7mf6vf$w%+2R3rsc2jn:T$nVk~pdLn
      6:-C;C._J4;3C@LT9JDDDG@vN8044!;DJ%$hZ%|Jsdj!Fj+4TKy3S+TgwVyQSCKyrW-&C2GJD&+6;WN3nYS7L_NC~&
      Vn^,;p;Gt~f#vkT5v1F44@GVqtL+Dj
     stack_dim_alpha ;C.,.,.,.,.,.,.,.,.,.,.,.,.7
     map_dim_alpha ;C.,.W5vKc3-%7p*8g3KT~zl;yJdTLl~|4@#5:F9k;w9D*dPsRfk5v^tmv3jJrl_V7$!9$h6yCq~pZKQ5Q:9W*QzF;
      1MHN,Mnr@f9_M0:mWyH&R-vCR78;&QWl0mc8NVqy3c.,.,.+M&jyNS&4M48W*t*FtT@v8zkZz0.0KFDP:m6K+rPm#j
      5h;Z;d:vf+fw-CKH9s%~+~F%#F#@F|0wgJTmGdHR&Wgy~dd4V!vw$+2k@0zr2wGtdP|d0YjRkNV;#FL#4C~4;C.,.,
      .,.,.,.~
     map_button_alpha gM.,.WVv,2^82:;C.,.,.,.;ccN;qG@_2~tH$nL%t52R!fQ^F-#|srw^hMN_rv7V6Rd;zz3GRS#sydkL8LwF^r3R-!
      jPm2y$^Py1!dpf9wsCm!w&Z_%71Y^:6hY|qHNgz_gM.,.,.,.,.,.~
     content_alpha gM.,.,.,.,.,.,.,.,.,.,.,.,.7
     scroll_offset_pt ;C.,.,.,.,.,.,.,.,.,.,.,.,.7
     scroll_velocity_pt_s ;C.,.,.,.,.,.,.,.,.,.,.,.,.7
     overdrag_pt ;C.,.,.,.,.,.,.,.,.,.,.,.,.7
     stack_depth ^8.,.,.,.,.,.,.,.,.,.,.,.,.7
     transition_progress m2.,.,.,.,.,.,.,.,.,.,.,.,.7
     transition_y_pt m2.,.,.,.,.,.,.,.,.,.,.,.,.7
     events ;C.4$n;C.0LV;C.10y;C.%4W;C.H$n;CLV;C.2+3;C.@h$;C.,.,.wmN;CLV;Czp;C.&4W;C.,.+$n;CLV;C.3K@;C
      .:J5;C.V$n;C.0LV;C.0c5;C.-kt;C.^9y;C.!yL
    grab 82 f3a6b037035ed7a5
     phase ;C.7^8.3wz^8.7wz.#;C
     card j:.,.K
     touch_y_pt m2.4MCCVgJMC%7;sGgMfm2H$-~f;4c@HJ!jRk&z8m2.$
     card_y_pt :q.7Zlg2p1HmmpFf4,%C8+*,h^PH#;1R^0$sWyzPk1s8P|VgR4szf7n5vfJY-ZWMkHp4g$RCN^,5g+nH%7gGjY56R;
      ,*1Frd0dY|5Gv|n~2-mD|w%3pDKj5,d^hM+z|9jKR8~Scdc*RvCnHL2S|wcl
     card_velocity_pt_s ;C.7+gf1Knw@dcj@W2hKR|Z7msN9V$ST,+gTGTyCL,Y7$S^7*Lz&nz1Zc06Jhj!v~+V&,N&N$&k^L7:H8g%Z57WT|v
      Z99t9kl+C%8Sgfc,,dgP#N*Hjqh+7Kk*Sltpp4mT:Zq_F@0kQLQ7VKFK|%;C
     model_y_pt :q.7Zlg2p1Hmmpcl4,%C8+*,h^PH#;1R^0cl.$
     target y1.7m2.34Hm2.74H.$
     progress dC.7kFc1FgCJP2_42C&n!4GZJm|Q&c;lc1D^z^ZQvP5Q@#rK7|g9tn9T%PTW_LRYFpyS:kkvGpVy7kkkpmNh0y#%%^
      8YJcS6hpR1DsfVf04wVJZl$^+@3nSqY2J!C!+~z8sPMRF:%tNS805@RZ:5gM
     stack_dim_alpha ;C.,.K
     map_dim_alpha ;C.7pn;VQ;1HZT3yN9mtpdtR6Z_zQ_NL@!Q|5s&Z|QY!sNz|pT$Z!64!Yk5&lM7~^z3c.MntKzjJCfH;$,JC9SL32j
      ~Zl@^~3Zlh-!3c&@P,Z+3c.0
     map_button_alpha gM.7-Zg8^ZZT;C.,.3
     content_alpha gM.,.K
     scroll_offset_pt ;C.,.K
     scroll_velocity_pt_s ;C.,.K
     overdrag_pt ;C.,.K
     stack_depth ^8.,.K
     transition_progress m2.,.K
     transition_y_pt m2.,.K
     events ;C.4$n;C.0LV;C.2clD@;C.6:s;C.@P8
    grab-and-drag 102 646327eddc3b522b
     phase ;C.7^8.3wz.2^8.Zwz.:;C
     card j:.,.l
     touch_y_pt m2.4MCCVgJMC%7;sGgMfm2.2l9H+7%rRrDl9!_P3hJvyn8P-2_Wv&_4*+18rn%-vd|-LyRcyk+lj#~510%1Fm2.;
     card_y_pt :q.7Zlg2p1HmmpFf&y0&,y|Yn0V&!c0M|YF#gztfT+yR8kC;4FQTC+#Lqc$SKC&~@d9#$hRRGg^sF8N0CddJ_!w_!#
      +kwd:j!PJN,ZhGdh&S^dy:PgyRWC^KMT~s@Tfh;*G03L&$3DGQ5:~+:YGT8@6Np_V2|6VzWdq#NTjq:G4dnNczd1SC
      +sDC_Qwt:q
     card_velocity_pt_s ;C.7+gf1Knw@dcj@ZC_Msz;CSj+-JL_SdP8:^2mZ*j_FSM+wWTdrhr;GpSl6G|+y;h:*Yj7cHmMpgqRCK2rs;sY23@
      Vf~ddK2jZQ|k#Y|@szCs2QK:+rqz-~S1mvC-2:#+JV9,t!37R-!j5*&:RfS,7Y9qw|Kzctrj,@Sr||T-51qln2SLpt
      ^*%y2$1D;C
     model_y_pt :q.7Zlg2p1Hmmpcl.2|Yn0V&!c0M|YF#gztfT+yR8kC;4FQTC+#Lqc$SKC&~@d9#$hRRGg^sF8N0Cd:q.;
     target y1.7m2.34H.2m2.Zy1.;
     progress dC.7kFc1FgCJP2_4L^@2$|Dcygk7rD2JDc&:7n&:NN2tf2g:r6wW3f~Q#,sY|j#D4hF2DQ|6gQSvwr:jj1FG#*:5r2
      ~MJ_8yS#j;@1KHD#2jnWQ5yJ%DD&D@G|CVln$sj*:wN~;jd4yPSF0pmhhr:*@f:~m!rns20qf!Frk:k0N;QKtW00kv
      &&0FfpCLdC
     stack_dim_alpha ;C.,.l
     map_dim_alpha ;C.7pn;VQ;1HZT3y*zJ*TR7P7#^kQ!_87PqpYV#l@p^8T_4*m!@2+rYLpp&qrT+zkJJt0^2~MgGP243wP,Rj^~Rr!5
      RpqGWMhz#:r~HPmj7C;C.M_&PJFh6fP:gR|lN2Nj^G5-#PLtF$*dH1w5Fz2@L|;C
     map_button_alpha gM.7-Zg8^ZZT;C.Y51l%ZnTvC$vdL#m!RYwTKT6lM,Gk&$9Jf$Nd|TgM.M2PV8TJt_1Ml2P$vwrjTT|VS|L%!J3wTM
      ZDYqw-tygM
     content_alpha gM.^;R&L!gGYP2w~,1+^LSHrq%g,^40Vf~RPj,2nMH,0gM.N
     scroll_offset_pt ;C.,.l
     scroll_velocity_pt_s ;C.,.l
     overdrag_pt ;C.,.l
     stack_depth ^8.,.l
     transition_progress m2.,.l
     transition_y_pt m2.,.l
     events ;C.4$n;C.0LV;C.2cl;C.1R@;C.Yt2;C.*8R
    grab-in-rubber-band 100 92cf6e7ec91d07e4
     phase ;C.7^8.4wz.1^8.Rwz.#;C
     card j:.,.j
     touch_y_pt m2.4MC28dH*$6hDZ8M6!44m2.1+ZJh7$&1TD^Q1M:%LtP-Ll##h4Qk26%#7*vG6&Fk:hKS2z,Dm2.$
     card_y_pt :q.7+zS^Q@tcT|m6N,w%h+Ny7L%YYN@gws1ZWf+PL2@-rfRf0^3K*410_z-W129srKjT^w-!^~+s570,gr1@q-cL_l
      |_!#LykcMKgk$3%wTml2mT~!1:-_*;0Y|nZ9gVd!-HW76KK&C-;JSn~RQ@4VGWzwqjy3,n@Z%,$J9,R!h1p^0Rw5Y5
      QNWScl
     card_velocity_pt_s ;C.76GcT#pwls-1Mrf3MWlJZ39DSW6@-Y53wCdhKJSQZsF;*_ZHn^^htvcnN*h&#qDgQ9:Jy%K:^5DM07PqWW-h@5+
      QP3P50Y0g%!37&n69^^Rh_7-%Ct+Nh@!,n,2T|&pFj3vF$!cDJw$wcdR6L1Y&Lpq8@J$:ctw+G2KNwR2DscfCT+rv3
      Vl&q;C
     model_y_pt :q.7+zS^Q@tcT|m6cl.1Ny7L%YYN@gws1ZWf+PL2@-rfRf0^3K*410_z-W129srKjT^wcl.$
     target y1.7m2.44H.1m2.R4H.$
     progress dC.73SNVS3WY;#9;WY7g%1zSr9dz^kNl%q8rFK6%F6sgC;~Q$f:k2yZrz**~M%^60S2+KYlKWdw%s,1W+^_kKQWVDq
      ;FG_Nck%cLD&n8H4-W0R~-KdGLVkgQ3F2T_p|QPPpjw&7#j43w0g5&GD5wj1zdL@cdCCZzt!y&+9W~5k@9rvW%C1k_
      TRmLgM
     stack_dim_alpha ;C.,.j
     map_dim_alpha ;C.7CTR$smlJ4+TKKv~h3c.Cg-$P@RStq*N1dC!m5cLvCh#C|yMHYwT#5L0mM1YPWvQQZj#0n;c4$+~FqCV83c.M,3
      j*QJqn30G+m@lF-7r:P$T~_#*w%Gp0wk7:lDm83c
     map_button_alpha gM.7J9hz6*;C.,.R
     content_alpha gM.,.j
     scroll_offset_pt ;C.,.j
     scroll_velocity_pt_s ;C.,.j
     overdrag_pt ;C.K:*sn55H^R1s_6v_1_&kGl7;C.,.5
     stack_depth ^8.,.j
     transition_progress m2.,.j
     transition_y_pt m2.,.j
     events ;C.4$n;C.0LV;C.3_8;C.0D@;C.Qn@;C.@P8
    hard-fling 77 75d89554c1dbfcbe
     phase ;C.6^8.2wz.|;C
     card j:.,.D
     touch_y_pt m2.4VT;8Ldw:5FhVm2.,
     card_y_pt 8N.6ycqHLQ-d,Vhd|5h!^lf;96fJ85hcft_^;4_kPG2_9GK*5,gV86T+Rn6HRHnZs+4%Tp$^jSgNG:h|fw9;w-*Ntz
      :RhHhk&2H%2sWp0+6ZJ3d5v8ljL9$J7LGP$1htdGSZLWjQ34@1cl
     card_velocity_pt_s ;C.6f:_-rZ,@czkwy+-T+,:t;kDgY~CKqf~rMCM@|m6@H2RC~~drtkS%5Ryp2z!ym:V,$V2zP96G^y5wn$pG79:Qw!
      ~ZG#J:4LGpF2#swqWNKh1zFR~rGJ7sw;yjJHCH0:3Fk2llM|rT;C
     model_y_pt 8N.6ycqHLQ-dcl.,
     target mw.6m2.24H.,
     progress ;C.6$^R68V|FY^rQ!cdPWl^qW2rFJPdl#KM6#^rH0Z$|-2_G3*~,kD1y&TT+Y7hk1^j&qgG-f_v8;6sF0M|82Q;hG^
      p6vFN!*!tCn8YvgH8L0;QDcFp#Tp6wSW;g5p:h8zYG^;s78KypgM
     stack_dim_alpha ;C.,.D
     map_dim_alpha ;C.F91C0&8JwNst&|*&#Z03c.M0Q~@9g1JS-Wm#P6SMYZrFzm;9jWJSg,;C%|Jhc,q3c.F
     map_button_alpha gM.Ff6;C.~
     content_alpha ;C.6R@QW!l-wfHv$gM._
     scroll_offset_pt ;C.,.D
     scroll_velocity_pt_s ;C.,.D
     overdrag_pt ;C.,.D
     stack_depth ^8.,.D
     transition_progress m2.,.D
     transition_y_pt m2.,.D
     events ;C.4$n;CLV;C.10f;C._P8
    hard-stop 118 8542e3fc0e3b2616
     phase ;C.7^8.-wz.#;C
     card j:.,.;
     touch_y_pt m2.4&1MJsSpC,G2@V9_dNKkP+zL_Vz+6t2P0,QJws$fKp4vWf|ZG^%$dM3&pvD.02%66&^Kc0$S_zH8Gr3WNdFFQt3
      S6t2MrZm%HMvtW+SYGVHjqm2.$
     card_y_pt cl.rWW:ZVm+1D;^w$Yh:ht-Yw~Zz+G#CGlYy^#hZ#k,%w3_K0+^9:lPc|k|^!^RF$Yzm,~7V,$**GW$:GtY1cf|j!,
      ^q$|zrZhQZd^pcsw1_LR*knf!rl+8-pLql|%_kJ8s0yrDh6GwG:!YYsN5&PVTM:q
     card_velocity_pt_s ;C.rP&T4P5Q2m4RcD9#HKg_7g9z*!qR_tcy6p_g#d|vR^38!G~nK:psJNvpvW;y+,kS;g#QrQh9Z:gfwVwZ-rKLYqd
      g*3TDqQWlSYhT9wn|W1R:vL_c%~Gt|kC;nQ7;wHnR|2!qk~nnF4V+9w#kL9~qM;C
     model_y_pt cl.rWW:ZVm+1D;^w$Yh:ht-Yw~Zz+G#CGlYy^#:q.$
     target 4H.7m2.-y1.$
     progress gM.rY$;,19&mH;775Cj@7kLK-ps1GJS75_7w|cKJS9mH97Q*V+Sr#_:YQn86g9DV@RpLYfC|*8*lFr-*H$^1s;t9vM
      3WKvfW:7VQ7%M&^jhf0h2%,3|dTk34rzRYfygT39VJnyn1h2C&Q*hL4m8n05GQdC
     stack_dim_alpha ;C.,.;
     map_dim_alpha 3c.rKgg*kpNP1f9^p#Kp0W2zp&#!nWd4R&W@z_ymzd:^fw7y-c@%-5!nn^dymfjl^CWg;C.M%jdSQ_#j8RLdG9j8$l
      PLP%yTfKLN%MStKpgnN7pN;C.1
     map_button_alpha ;C.|flGk!z3fjwwd91G1jCMGsNgM.M;$C0ztmMpT#!PlrtNm~FCk@,Mv|+|W;Nn*;2Lmj1gM.1
     content_alpha gM.,.9ds6fJ$4W:kNw3cNrVr&g%@k;*#p:;Cmnwh#9Zf+:gM.Ms0g1gM
     scroll_offset_pt ;C.,.;
     scroll_velocity_pt_s ;C.,.;
     overdrag_pt ;C.78hyrGtLq:qF6ZQkGSm;f7WmF9rn8M^mc5%SFF1nyG$:FyDwrS7Hkl+QY~S%Fv:RYv1Rv;C.,.9
     stack_depth ^8.,.;
     transition_progress m2.,.;
     transition_y_pt m2.,.;
     events ;C.4$n;C.0LV;C.+;^;C.@8R
    header-and-bar 187 f3daec1e58917b9d
     phase ;C.4wz.N;C.VrY.R;C.Zwz.N;C.Vm6.Z;C
     card j:.;Ht.,.lj:.c
     touch_y_pt m2.,.,.%
     card_y_pt SG.5#C5,p:wfy|5HSZnp6d7cPf5Ppl;D!0y*w$pS1wClyG.W,Z61Q3dhc83R%^5k&$R35vl6Z5CMSNV3n3pc91@W@1
      Cd;+Yg.cc2PL8;f5gy2zD6:$@j@nWTn#62JcW!SNH^;RNWmT10.Wthn87#wQlzrCdF8-cn9W+pV@ch,Z&99;LrCJdy
      CfYzdJKSNLCN0sKMm3^9SG
     card_velocity_pt_s ;C.5rD5Gcpj5~csD#CzYS+C;Wym1;mr|:8D&z^f*F9y1;C.WjSK6k6ztq9TV7Cv8ww7P#zds7nRS@tK_1C$Z#,|9TD
      0j-S;C.cP:mdg0!0:j+_V_,+3|MWZlDh9drrm231rqL!!z!g;C.W477Sg_F7^0s6DHY-_y$WtrN0~jc;gM3*YlsRM%
      Lt+39p7:P$phQ|9c4~-Q;C
     model_y_pt SG.4yG.yYg.;10.ySG.c
     target y1.;4H.,.ly1.c
     progress d9.48~vz2g8GCJp-fql1~tG|cZ41zPyKW!TdgPlNc4Vp@Vd9.VkS$|Kt*G*YvRGP7CC+ps1gQ8~Q%Vr1T;~w^thcGl
      QRp&smHjgM.ZPFyH+L;zvTf#|k%wyrTfJy#SjSGF8-gTcr2rRdmqq$gM.Vg#Y5&ZsPfq9k4GZWChv6-1%ww0tKdCYD
      &7Crryf:rKf&4cF$:1,pdYDP!QK9d9
     stack_dim_alpha ;C.!3gfkVy&GvD!@D@8~h~91wtWMH315vkq;%c@,H+CYr*73sy~d.,.GQ%F6,;,RlJC+kmgwc%C3t6LTW~t&+9:8#|
      SJQRl65PhQ;%:Gq!6Hd^Zq69;C
     map_dim_alpha ;C.!R!ZpzQMGpy!vKpvDRk|&G^@kKlncCVYKK|:MRPF~MhhS123c.,.GQ#NYwdVM0MlQw!49||;V%vSQk$;SMJKTrs
      g9y%rYDSfkr9!CYc!v*Q1kRT;C
     map_button_alpha gM.!WNZhd7;8N2KS-fy^Pg;C.C&&^1;C.,.GfW4!j5W8Z@cdCdzP182p+#vj:GDV9RQ5M3#zjyH&hQ072g+jP;FD@n
      9y&SgM
     content_alpha gM.,.,.%
     scroll_offset_pt ;C.,.,.%
     scroll_velocity_pt_s ;C.,.,.%
     overdrag_pt ;C.,.,.%
     stack_depth ^8.;wz.,.l^8.c
     transition_progress m2.;;C&cjN0L$^Gj+P*4ZFh;TRW#^^MZPcq,*2th4c@2gF7Z6Lmfm2.,.FgMJtWcC;ym-jPD:h2+d63T8sndF$FD6v
      tF#k_6tq-1@rLdq#24qKR#0ZKL~7m2
     transition_y_pt m2.;cn*JkFQ3hZnTJtpnRmqL0-2tMWV_pdk3hfmf70CL,HJ-;S-Pm2.,.F106d-RY%psW9p%C$G95,R0v%QvZlG%,G
      WD;G4n19CZ,VKFLstL9*#cjP3^sYm2
     events ;C.4$r;C.M8R;C.T,c;C.Qm:;C.Y#;;C.MP8;C.T*N;C.YVs
    hold-then-lift 77 dc5b809f4df3afa7
     phase ;C.5^8.Cwz.#;C
     card j:.,.D
     touch_y_pt m2.4MC2@cq#pt0S3g@F^l9.3m2.$
     card_y_pt :q.5dg$gD6Lm@8q~8+gk.3RS$YFcW~8Qdw#ykyr~~TV5Q7MZj5Rwm!w|vC0-GPMW8HzVzP^*fHF,c^&Z*M@gQ@7km#
      Pgj+Q60Yz5;86@6p$jcLgtJ;tSP,HLh+_nQzz6pj+tMPn~:q
     card_velocity_pt_s ;C.5Hk,yKWwQDs5!!DGJ.0;C.1WR:J@!@:1Q;z0Mk@8|||J4W35R-,Lm39NpZ|VTr*V+z1:kpqhZTP:yd;*c-yF-W#
      Sn9LKRF-kTF+jN__N%:2cQW_MrZwFtVthF-+FVM6#lYKRRfCc|;C
     model_y_pt :q.5dg$gD6Lm@8q~8+gk.3:q.$
     target y1.5m2.Cy1.$
     progress dC.5765&0w~Y2P*dHP~s.39~c6FqM4|+|Kh#M3F1Ljmw7m$84SfrdRYWVTWC!CnFQJnw&%p,P*C3Lg@+c-5PqFP10s
      1%sg;Z3GyNQJ0;;@~P&&G$&c7f%rl9S!SM01g0#GdNP!4ndC
     stack_dim_alpha ;C.,.D
     map_dim_alpha ;C.5KvmTlK!#Gl1DYwR:.3hyPmshY&24zkn!rT^ytdQq:W41,YdlQ&;C.Mm6dsS_dhW2wkHK^q4wKMF3;#g7*TD4GC
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
    inner-pan-residue 149 4a67fa527119be5c
     phase ;C.7L~.f^8.6h+.Gn,.,.L;C
     card j:.,.,.N
     touch_y_pt m2.4R;_JCr9|zwcCHc4pf9K:##dTgY.L9&QDHcJfWzR;;fS|M+_DgfDh5Nm2.,.h
     card_y_pt cl.q8#~!K27HDV~D~s0Q.,.j
     card_velocity_pt_s ;C.qvTp,3zL%Tr1!VRL~;C.,.h
     model_y_pt cl.q8#~!K27HDV~D~s0Q.,.j
     target 4H.qm2.64H.,.h
     progress gM.qdp5~LZf@w2ff:;4M.,.j
     stack_dim_alpha ;C.,.,.N
     map_dim_alpha 3c.,.,.N
     map_button_alpha ;C.,.,.N
     content_alpha gM.,.,.N
     scroll_offset_pt ;C.7f,&3Fzs$nKllg6Kg3:VD.LZ5Rfs$lzQ8;C.6LlRR4g6g#JYJLmmHgjdLc5q*D$5y^Tqwq8D_WKM*h2J5fZ:YsT
      P|nfHh;Fq,1,LdgF%VdgKly!RylzL3THrFn9lR#YJ4VQ*$s9rkQ;tWj,4Csg52:Lykhs*TcNC;5~L7Mj&1@Dgq^8^3
      y%s+5R55Q22T,$7z--j+FHdk@5tHQzM|&qTc-NV1nf;*%;jMR9sH2NMRtp
     scroll_velocity_pt_s ;C.7Ncc%11Ncc%11Ncc%11Nclr;C.JvjD4cPCpD4;C.6+trGk|KG!*FHr9gMwZc+f0G8c$gD3WK$rG2Yfyhm$2+cZ:
      #JhC99:WmNzw0jW88qJWMNJ$*cfZ*;r;g@Z|21^;!_V^rf#^QqFY;q*24r^7lnhS3Z!mN;gwz,P!qJ#G*Z~|$l@gyS
      7y:8fvC#h8dSkRGJj&KsHrshVcm-^SCMH*H!nTjs7m&+%fysF7yP0^j4pv%N;C
     overdrag_pt ;C.q+!RQfz7g#9f+ZG,c;C.,.h
     stack_depth ^8.,.,.N
     transition_progress m2.,.,.N
     transition_y_pt m2.,.,.N
     events ;C.4mN;C.0LV;C.d;8;C.5Q&;C.FG+;C.t6R;C.k
    keys 445 2e2fbe5dbf92ea8c
     phase ;C.4wz.,.,.PrY.Z;C.Km6.j;C.CrY.Z;C.Km6.j;C.CrY.Z;C.Km6.j;C.D
     card j:.,.,.WQh.yj:.yQh.yj:.yQh.yj:.z
     touch_y_pt m2.,.,.,.,.,.,.^
     card_y_pt 8N.5Tp-~c-Hyd|!3-tcGCCSR$l#~q^z9v5#rncQ9$0f*G|,_T~ppw~nYp9s;D#%%gc~3-Jvqr6fyF:LFQl|T18qyKV
      qfspN5#vj0r2Yfj;-~zyRWT|DjQ*k0_VRC%Sw2|J$h;H^v,8$1Z7,Dztn7$W#Kp||$s*PcShV1Z:n55jW;9;QlYh~Z
      nGJ!YrZV_J+2qD&_S861&Nkp~|zY6g-0-Ff;pZ_6p$4Y90K8@J4T8*K,$g_My&n!JVD;P0|KzM_g7^g5jzdP0|f1S9
      _fyGrmHFkPd*15fM1_0cGpP,0_pDqQPHvJD@N7yK1fDY~KmY@Fpn:q.,.,.,.,.Q
     card_velocity_pt_s ;C.5ZR@2&nss_ZgNzd7Qjy9R_GYJzT6vmP60g6KCSS:@Z;r+l:FjlhR:Z2:!Rq4WJ2grc9WdnhpS1^SSl:_TL0Df#W
      ZGD_@m,lkf;31_TL4hK9FfwlZ3Mq&mhD30hN5RzHQS^lv|w;^;RVJQQhNM3#P3k8G$@PH9n5Z3RTP@:tlh~fg|vWF2
      gG,d#G%0V~VFl_$C;#ft#FW$$m+4h-9wV^c;G9-G$yHfnT-w!+n%GRK!$fNjT:p85ZVjTf8MMt2,-#1@tr2Hcj,SYZ
      PM-qQyD|h9cHvsW3H,vklhg@GSl;tmp|fFTjyh;:^RQdLFn~p5gD;C.,.,.,.,.Q
     model_y_pt 8N.4:q.ycl.;:q.,.,.,.,.,.J
     target mw.4y1.y4H.;y1.,.,.,.,.,.J
     progress ;C.5-;mY&cYg_m3;tL9:0wkGP,lWlv0,jdFrV@3!N0djhmC#&;5mtvGzm,y#s$gd;9THP56~V*CvRn4m0@-+3;9@Tm
      5L3Q5K6|n!*51rwYzZ&y@6c0NLVQp+t^ycGnW!cLc^D%MjZnH_h+ZfcP!M9lRYr:~4Mtp|*n2p3zkFYmWTD9Z76#V7
      YQCzlvHpng$vhwpw9l72S,hs0&cWZqyTWWCjfNpcm4-RWH@Rt^kTp4crnfKn;33|:*k+Vr5@0!l:YH:35_#7Y5rp$9
      m2k~s3_H:5l#cQM_!8&fL@_,P4540Q9H04-M0LZtG~k9^#6SZdg3dC.,.,.,.,.Q
     stack_dim_alpha ;C.,.,.YqH5K;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.LS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1
      Rl2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C.DqH5K;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.LS_mLRzZt491+|6vgR5
      ,3zk!C|1H,4Lg6;!5-!H~:$1Rl2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C.DqH5K;V@hvD3c.6#L3^hz;#R+QWq^r83c.5
      g53c.LS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1Rl2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C.D
     map_dim_alpha ;C.PCN-v2-S+wck5z4YWGkNJhz+CVtTw-918;_,7@W#c;C.D@3S2%w2TRn8RdDf,%tSSSG6j-992c83c.M#LZN4m#$
      m!p,mCJ~^~d6Rc2_t7~nf%f-vD5KCNjzy4P_@G,&L88FLDJnfHHTs;_$fw7c;C.M^WQrj,H9Q7VPNPH^C;g78HL03-
      5QmGk,;s;C.,.,.,.,.W
     map_button_alpha gM.PHCcrFQLY7*RzV*^:K;+wdYj64MWKjR-!-L^+zFCpgM.D9c-18Y;C.$;1cmmtf2@_2TSPtzgM.M$~&V9y6ck;hK
      Tn9R@3j|3jq|3wZ5R!CK~3gM.,.,.,.,.W
     content_alpha ;C.5j^j35Wy4t4#mkF8N&LZ~@P5v3$0c$hgM.MMR$R6,k^#-gv60Hp43H*ZMjs4wgM.,.3W;N,wGJK$6YH83g|V;6y
      D64Lz&P6@10zKVMQLj2@gM.JTPjww$Q+HDgM.,.,.,.,.Q
     scroll_offset_pt ;C.,.,.,.,.,.,.^
     scroll_velocity_pt_s ;C.,.,.,.,.,.,.^
     overdrag_pt ;C.,.,.,.,.,.,.^
     stack_depth ^8.,.,.Wwz.y^8.ywz.y^8.ywz.y^8.z
     transition_progress m2.,.,.W;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.KgM&&8k&!^^qc3fH;L0
      @v3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2.C;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vyH
      mzl-3330t@35j8@R&^TKC57gD!f#m2.KgM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@
      2N~5q^r^rm57#tm2.C;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.KgM&&8k&!
      ^^qc3fH;L0@v3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2.D
     transition_y_pt m2.,.,.W_l@,%8JpKMp~yJ6,1yV!,ZWyVVP%LqP:^Y#+K4$KQ:8CZ0Gr:@Lrp12j;*y;m2.K:q5L62SG|LRkQ:,GGG
      9H%4@JrRs0HrQR0c4k~7f,#c~^&;Gr,,@Lz3wmNr8s4hHw4,k9l5Kzm2.C_l@,R3JpKvp~SpLv1y-w9VnF1z:0RZ&Q
      JqGT8,9hvW:Dqdkrk3QCyW7m4-93m2.K:q5L62SG|LRkQ:,GGG9H%4@JrRs0HrQR0c4k~7f,#c~^&;Gr,,@Lz3wmNr
      8s4hHw4,k9l5Kzm2.C_l@,R3JpKvp~SpLv1y-w9VnF1z:0RZ&QJqGT8,9hvW:Dqdkrk3QCyW7m4-93m2.K:q5L62SG
      |LRkQ:,GGG9H%4@JrRs0HrQR0c4k~7f,#c~^&;Gr,,@Lz3wmNr8s4hHw4,k9l5Kzm2.D
     events ;C.4jH;C.wS-;C.w;~;C.3@|;C.w_@;C.78R;C.L3G;C.J:~;C.hMY;C.9v!;C.Y3G;C.J:~;C.hMY;C.9v!;C.Y3G
      ;C.J:~;C.hMY;C.9;~
    map-alone 193 c47a65d02a780085
     phase ;C.C^8.4;C.&wz.G;C._wz.G;C.P
     card j:.,.,.,
     touch_y_pt m2.4Sn%lkhpyQNHd;t%76kT$MvFs%Z_6YsKdW+Lqm2.jPPFWHrhLTnZK8qMf1#&K_Mr2m2.,.#
     card_y_pt :q.CJZVtqHkwcQ+g5L.^cSJHcYN0jZ_G@!FcqqP4Z3q|9JJScl.|T7Wy$|WJ%NJDgrMp7S2mj!s&mC_+:q.P
     card_velocity_pt_s ;C.Cy*gthN%f%,G*;C.&_V75W;Hj3v&*^z0gWr;W&PKV06wTV_;C._rRWpHD#^Yy@KZ7tD^m!97;*MV1+rwk;C.P
     model_y_pt :q.CJZVtqHkwcQ+g5L.&cl.,.F:q.k
     target y1.Cm2.4y1.&4H.,.Fy1.k
     progress mL.CHK,HzF!!h7JY7p.^%L8*0@3mGG|4LF:W%_6^*SPQ;@w&gM.|lFPZv3d~VjzrpmK~JZ|qfLWVGmZRmL.P
     stack_dim_alpha ;C.,.,.,
     map_dim_alpha ;C.,.#k7QV%N|6^cd58sm7H|@D9N5pDn8:3c.P371*kPd@zqp_:,7&NHD2w5^%_P6T;C.P
     map_button_alpha gM.Cl|h2vrrCnv$y@QJs-sP~dWZ;LnG9s;^q,Z$;~l@lmc;C.,.&#%Lc&$#2Z&TQ9,r!WjZ&,#zSLptsgM.N;C
     content_alpha gM.,.,.,
     scroll_offset_pt ;C.,.,.,
     scroll_velocity_pt_s ;C.,.,.,
     overdrag_pt ;C.,.,.,
     stack_depth ^8.,.,.,
     transition_progress m2.,.,.,
     transition_y_pt m2.,.,.,
     events ;C.4$n;C.3LV;C.3Wk;C.p;3;C.Jc2;C.9W7;C.0%v;C.T7M;C.hjH;C.FpS;C.MCC
    map-buttons 106 37e1463bb09fb726
     phase ;C.6^8.*wz.t;C
     card j:.,.q
     touch_y_pt m2.4MCf+97141cS3W9:6~cfQDPl%kthQcsHz!_;2VL@8*!fND10vjQynP#__Z@^gt+k-d5qg0&NFRY&T2s2rd8KYj5
      $Y;s7Zj_:^&~2y*7Mw#|tzm2.v
     card_y_pt :q.6wR^|v-;Pgr9jhR#6dT$8w$:5CdjHVV7mFKqMJfT:Y@zJ&0mt*p~+Q,_1GlKYdrzPq&6yy0qm7gn9Lj1;0|FJ35
      1-7nDl+Jz5L!;f6C5!75$J~Fmj3GQ2K5g_!W2Yzdq&c@ddSDFJS^CjNg7:8z6c10vkYv~V~2RlGVk&6_cc!2Mp9^JN
      9TQ3_:&vrQZ#t2Dw0ncl
     card_velocity_pt_s ;C.6lHDqZ3@m_69zkP$P0mjFWWVmCK0Vt|DtW*7+&$*_dhq3r0nRNVp5nHNhZRj$JZ-LyDp7Z!m1+w^~5#Jq;1-V2_
      0T!nrft4r:J_P78j:Vlg&5QhCM+tZg|2974GF@gSn$SKDP75W&mF^9qJ+;ZQRgV:S7GC;PG8#C;gvFmRcvKwFHF2*P
      $^&JfKSjpp1FTjgFn#;C
     model_y_pt :q.6wR^|v-;Pgr9jhR#6dT$8w$:5CdjHVV7mFKqMJfT:Y@zJ&0mt*p~+Q,_1GlKYdrzPq&6yy0qm7gn9Lj1;0|FJ35
      1-7nDl+Jz5L!;f6C5!cl.v
     target y1.6m2.*4H.v
     progress dC.6~Kv|5vfG2Tp8M,tn:%nc|&zwZ3&GGqvFwdVtpN!MyS*q!-+&y0,l%8km&99s2T67dv%-9g&s#jrs4P038gfr1!
      :@y-VF&*-4Z#@99lM:8V6p+l$HcMSK-Tf3R:!R4;-v_7Mf6ZkGjp%7+rR$Rg&,5qc02T8%*M-Y@gW_gT9wS,|$nKC1
      8Df6Y2Cy-*-Jl^5tG&gM
     stack_dim_alpha ;C.,.q
     map_dim_alpha ;C.68s&0tM&dsC!QnT!Yw&%HYs5f8Q0Gv2ml589hYw+6;#f8GZ2#2RC*PSyYHS*yP3;^mMzj0~S49l3,tQ&qN*03%0
      Vgq4D~Y!yKd#Y,dD;6MNMvT33c.MLJwdZVkN4FJN4+p!KsHfF+0dz+p8f%8hf04n$1cp3c.1
     map_button_alpha gM.6rZl947_C*19hP~F~m4L+42|KCnqJjw~8+l;C.,.J
     content_alpha gM.,.q
     scroll_offset_pt ;C.,.q
     scroll_velocity_pt_s ;C.,.q
     overdrag_pt ;C.,.q
     stack_depth ^8.,.q
     transition_progress m2.,.q
     transition_y_pt m2.,.q
     events ;C.4$n;CLV;C.-#6;C.sP8
    map-insets 193 7f7ed9c2728e7d91
     phase ;C.6^8.#wz.+;C.pwz.R;C.D
     card j:.,.,.,
     touch_y_pt m2.4$|vS:8F$k6Tyr:%vwSms*ZnT8nWd:@Z*^ql8$nklZ96*mh~Shw;NmmPQRl2%2^hkP~HMchr|cs@D-f#F@Z_c;s
      ##$PHgvGtcMk^nLjSN1FYQ&1.3m2.,.|
     card_y_pt 8N.6@*~#Fd%j%@q057QMSCd&#rFkMNhf_9gZrjc~V_nHzLf-z9_&W:y8~ffG,JgQTmj#Z7$NH+Lq4Hv-JVhmgj&dK~
      NYJ%3nTGTF@znz|5Dv89.3WJ%1hryyD72$QsL#YWP+m8WpnqpW04ZQ:kf@-k1F7K+|R~^kz&f:d@$5&7@m#LC*3:gg
      |9#h7|_W#&#;VWDlH!Rzttgd7%n_h*pLcl.q7j:TyCW7_Tj*,D*fnk-z;j:hR&cPyHNTK!W;+;M%0kltdQpW.CZy
     card_velocity_pt_s ;C.6T-R!QN3VDqwD3:PcD@Z*sJh&f&V|v#:3q:F:7G$P1%:Z*@*tNmSk^%!G~mG$SJM7rYl71M-*LgLd@s7d60$cY+
      JTKYCWj1|mY|y@@fY@g8.1;C.0nFKN@0k#:Dy&F|VmC!-#-W&,!Nw7VM2jsVzYK%rWn^nLg0KlpHFcP,cHmMFcGQCG
      :lV5h!3^H2+YKP^gk3&8&2Q%YR1jvF!N8Z99;C.q0%+89T;jqc$P5Fd^KP:TZ^9tVR!jS,z$_CS:P1pw$QG|1-;C.D
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
    map-widget 207 b372e7e2d304de80
     phase ;C.6^8.#wz.r;C.jwz.~;C
     card j:.,.,.,.G
     touch_y_pt m2.4MCd7:ML|Q6G:R72#9gzd^5DJgFlZJvKq7crN8Zn-+yZ:J0gTDCn+30M5^Rtf~5RQ^4r+@5j1ZZlfcLnSfZ9V8&
      Q95s|$s%~0qVMKvFW+WzlZh2.3m2.,.,.F
     card_y_pt :q.6wn_kT#,01lJ5j*PsjcTfmw+2Y1YN+KTJ_GTd%gMr%95kqq!GP6mcgMLMGrm02,djs38gNYpFZ7v;JK&LJZ%|l_
      #M^5w01__91G6_Cz&pfy.3K:~|YZj*tvRqt$N60fF!H2d~LMqhnj_NyyYf47%Z^lv2k%^d5Y+hv*1kng7Hzp~W$hY*
      |Ls9KDplTPScHn4q6|cl.k,yZ_*VW5L:d~dZjR19!g2*MTg$6R1,zC~6H7H;YS_zr#ySphJ-6zr!~whZ-Cg|9cL;-p
      77tRj&S5R6!Qy~_,Pyr$2vcDpj:GmTgC82jpC_zm9Y$fZ!hc1%,9C$:q
     card_velocity_pt_s ;C.6Y2*SK+kv;Fpc~%:*f!Qcg#RRN;R6!94SnK0P@pC4R;YqJ;Lk2l994tvj$#Rq7fpRg40WKmVQ@c^7RgPQWs,cDV
      Nl7R-,fpM+YSHS0pZ3rS.1;C.0$wYnpL2fVPKymWgz*fNkQ~ppk;#19K~lN,;13Dd2^lw;:7rk8r%nq4sv0CFfhlC2
      VRQ%PyM!jnd&dtY-nYj@nT;C.k5SMSM^LfKjK#QyT@VTH@q-g!,::!9&Skw&r^whpm3MP0:1TM00TzmhmWYcvG8+D2
      Rwn*8np4+DZ6-J@rnw_l&:+HpzjNdw-NJ47nlT6@%%pmD5C|pL%YWyTwvd;C
     model_y_pt :q.6wn_kT#,01lJ5j*PsjcTfmw+2Y1YN+KTJ_GTd%gMr%95kqq!GP6mcgMLMGrm02,djs38gNYpFZ7v;JK&LJZ%|l_
      #M^5w01__91G6_Cz&pfy.3cl.,.G:q._
     target y1.6m2.#4H.,.Gy1._
     progress dC.6,@fj4FkJZ3sK63V5r7F6p9!KGgl,JF_Z|v;QZ%#Zrv&#C-5C~43+;sLHF_WjJ|FYgl0M2h%8TYC%+R#+6Zm6:K
      3dt^7lnCFN2Szw#Q3%N|.3G7l8qT0Cl8-vy%%&&yYFl:.0kk-r2Nkf;#WvlF;v,15z|0DLNc;w1%wK5+PRJv0PG2hr
      T0hHv;gTRTW^JLc3^_gM.krdf63L#-|Tnrg~3Q6QP-71$Tt!rpNhjn5HfqJkQk5qy20fqSy^mtC6^C9KZ9+QG%&VTd
      lhV@zt6GpTK2y5S,k:!R:sv:TMHqPfwCt8:cG#Rhsv;$CNk$RJc^CkdC
     stack_dim_alpha ;C.,.,.,.G
     map_dim_alpha ;C.6WnQ6*3Mzz9R*vkWl8CcQphJ~h@ZLZdhfWpGd_6R+gtS5&&G9~q2&*kL&&tp@6Z8|tpFKQt%JKl%Ml^v!-30W6+
      5QV!jlmR$%;#Yk6^3c.P4N**dlmM9m0M+:1kqCfR&0mgs7*5|89G8:KZMKTN3c.s%K8@FG,5wLyHK~G*T&V3&5^R4^
      SnR2;C.M;Z&|n#+VL%:jpKfhdDn;3H5k2S&!LQPWKrZt1c%|;C.5
     map_button_alpha gM.6S:dkm_5@F6%-l5z20rm_DJJHgS-&v*;C.,.,,3d*Ls&sGl+g#Cf!gM.M%72s5kd7cJK;_;!wJsvpC!cgrVFtl!
      l,Yc9wd%HngM.5
     content_alpha gM.,.,.dtwSWRjTn80M@^Q+MMVVrGr5Z88%VWm3@9#nN+j8$gM.M3tFk;!mG^qzvgM
     scroll_offset_pt ;C.,.,.,.G
     scroll_velocity_pt_s ;C.,.,.,.G
     overdrag_pt ;C.%SK8*.3;C.,.,.F
     stack_depth ^8.,.,.,.G
     transition_progress m2.,.,.,.G
     transition_y_pt m2.,.,.,.G
     events ;C.4$n;CLV;C.@2-;C.qP8;C.hjH;C.^8R
    mini-player 297 883411458805b13d
     phase ;C.4wz.,.0^8.Kwz.;^8.6wz.|;C.Cwz.,.2;C
     card jq.,.,.,.,.p
     touch_y_pt m2.,.6;_v!$2|nJCqq7YnV0LKgf;ch%Cw+m2HLL+&vm2.;9d1SM6G9RkCQ|Wjnm2.,.,.J
     card_y_pt js.5fkGj4T;7@SnrFQSgw#j@r;sPK@;5dw9WL%nd:Ch&0|PTs6Ghv4hy&^0|Lj6&:6|6!v$,H_fr-_KStM#ZfWs!nC
      qZF9^l!ScgSSsD63dVC2f28KJ01nyNM|24@j+KZR~DCDPDfC^WK@&|PHkth@#M@N$V7My-wq$Ryn42Cd1N@gfdNJrN
      q3p$mz%qrhf:jMn#8lyt_%F|#8^JDs-7.0,k6$43Ns+kqMS+6|JC0dS-!Nn_tktS6D2c@!tY:Lv3W#Ncmh;2Sn&v~+
      QQc+q&kTf&MDVZGNL;HTm1Vw6fpWW^5:M+6ZPP_^T3K;L2!Q^:7gnPptg!P!Dqz,MJ#rlcz6+@,10;!r|Gl@mH@y3j
      @873MRY$L-zjR2Y3JK;#cQ^&vLTVtrLTRGw$*p6794C~^cKK|c5$:gg:0:!2KRqC.D_fVP^_ZyqkYdYR+kS|2&Q5qT
      lWyTs7JGsLg$djZkFsp!GspTrH_%KRSpR6M518^c4THYp2F+6,#$|00D@w9C3TT^ZJqp@ljW^@RF,WCj%YKdyZ8j|t
      @Zh^rt0w_Nq0D03wlM@Ms$
     card_velocity_pt_s ;C.5Q99Nv7C!Fv4:v^cLfC41M,4_ms4jj2rgd6r!5_ww3Fz29P+_%v8$Qp^dC9+1@9LVrSCt93n%8hJ%z-LPt&M8W@
      |hLMjFj1l81N!W0Qtzv%W%J#@SZ~HWrMD5!R#l8C5H*M;CnhjH-7%@h::s%2F_-Kw8t:Cp5@%MwJD8|4SyHh2S_v^:
      kW;,lKgM731|F!4y+P@c~%QG%K!!h|t+T#VFn-TT*Hwd:$jj|gWks4+T63@*d|c63Rq-D$^Jyp6YTMrlfRn~F8|NRC
      8#fzvZ8M;C2-F_J1K,wg:7s6;p;qvKV#t+h^$CFhV-%85sMkn42RPg1$Ry-VLP0vtQVLg5Cw4MjDLRvL~pGQ58vyM^
      TT0p+GWRKG;H!k8q4z&GQH|tc~LC5gWdgGZhF2*yqsVvg#K8&rj_+q+D%Ry4p4;C.DG$2wllJ#fKsW4pF^7gzQpz#~
      &V3#HV0s!0L~!D+@6;Vksq9nW2rT7tNw++ttL8fzn+d&5$Y@FsfR,JRR|n#L:tPLSw3@dp!gwZRqtkL^VQyCkht6$R
      HtTrvWR0@-hMW%JfWN~y;C
     model_y_pt js.4w^.,.0PDfC^WK@&|PHkth@#M@N$V7My-wq$Ryn42Cdw^.;f&MDVZGNL;HTm1Vwjs.|qC.Cs$.,.3
     target C|.4dh.,.0m2.Kdh.;m2.6C|.,.Cdh.,.3
     progress ;C.5@ks0G_y4t4#mkF8N&%#f@P5v3$0c$h9kH*1DZJh81HHNr_l-T2l2j&fhGw~gwF@Zvvd_~0dS$Rdsk^#-*T60Hp
      43H*ZMjs4w_kk4|,Q#Zp32M:-Qn0dkQ9zFgTMVDs_J9n1SpJqMQ*$1~92c4TQF1|5Kj2CyS_+5QfnmRv#0y|h-vn8+
      hj6Y&KyDCp_npY%rN*8;,|*^PT1VZ3l+dfgQLjs08G8V95kD+*70SnqPl0;Hcj~P+0@@lLy-8-1h!L5:%Q~Nw8VdqY
      ^j96kr!3l~Gr6Rm9&68DG!$Cs_F^K;kR|zypKMwNYjQ;%jQV%V~*^WrT+VRn~dpTvv5MVwwm8HV2J$0C^Tt&t+Rh6G
      Wy1Q6DGMwmvfN^,5~#hlnRvwJpS!vcf!f3Z*!|sYrk#qvM6K53%nvcs:;YFyGF;C.D*Ps0mtR*t4#mkF8N&LZ~0pVl
      3$v|$h9kH*1DLTh81Hmgr_l-T2l2k%fhGw~g1,@Z7w&+!#dSnsdsq|#-*TgVHp43@kvsLp4w_ktcWRl;Zp#_M:-Qn0
      dkQ9zFgTkDDs_J9nK0$YgM
     stack_dim_alpha ;C.,.,.,.,.p
     map_dim_alpha ;C.5SfRcv1~:%^!j&F-ptSPK,zw;,wrJKL3c.MsjD~d0#F4dZv6nwnVFl1&z1;!,MwD|R::&z:TK&v3c.9PpWTFncN
      _7m$-Jk1gV*JVRjZ0!6&32Mq!Jz;Z~mDH~s&dvvqsR0#rhWlgYd:J~6-Q:983c.MYhGsp^fMn7Sy@MVcCzHCQs|$c8
      ;2,l:;k+*Cfs+v7z$YsLd@6D$_f~c~;YFH7+qhPs_L#1zk$Jpf!nQr;C.M;nCMdkYV45M#F#;L8GtNvkp5L*c5nF,*
      WttWs4yq;C.PkCRc9Z7+%^!j&F-pvZ^_n5Zq,w:DKL3c.Msj+#d0Jt4dZvhFwnVF^T_j8:!,Mw4CGy07z:1Q&v3c.D
     map_button_alpha gM.5F9QRMF;C.,.,.M:ZTS+t||MH&Ryw_m4^gM.MGGK0HCH;_pl,0rP3wynC2jJlV-H9j^,^!p5P_1w%gM.P53QRwF
      ;C.,
     content_alpha ;C.5Kv@wG_Ftt4#mkF8N&LZ~@P5v3$0c$hgM.MMR$R6,q|#-gv60Hp43H*ZMLp4wYWtc|,Q#kN32M:gM.9pJW56gL7
      ~92c4tQFSj5Kj2+8S_+5QfnmRv#0y|h-vn8+hj6Y&KFGCp_n6^m1N*T|kW*^gM.M+0@@lLy-_&tc8ZhR#,sWJ^M1qY
      g^96kr!3l~Gr6Rv+lvZ^G!rys_F^54M8|z4N^WvRYj@Gf+cYt,:Fvn;C.Ml68~p+mg8nN:d,N@&vKS_V3SYH~6-hD_
      Vssgn9Z9;C.P~r@wlNFtt4#mTF8N&LZ~@P5v3$0c$hgM.MMR$R6,q|#-gv60Hp43H*ZMLp4wYWtc|,Q#kN32M:gM.D
     scroll_offset_pt ;C.,.,.,.,.p
     scroll_velocity_pt_s ;C.,.,.,.,.p
     overdrag_pt ;C.,.61J;C.,.,.,.d
     stack_depth ^8.,.,.,.,.p
     transition_progress m2.,.,.,.,.p
     transition_y_pt m2.,.,.,.,.p
     events ;C.4T5;C.,D@;C.J;K;C.:D@;C.5q9;C._D5;C.9T5;C.,.1g!
    mixed-swipe 112 1e2a937e3e9440fb
     phase ;C.6^8.Swz.,.F;C
     card j:.,.y
     touch_y_pt m2.4MC,zhWsrPc*;*wrQ*RgKYw1fkQrH@FhW65q6gQW^|,VS6VK%L7#lS:m2.,.G
     card_y_pt :q.65~8S:WzLVmNTQYnCkd3P:m$nldSr%*^vv3T84M_P-@#CdQ^Z7cmQD;$:y3s%&7n|k^l::wr9PPCk:yzHNl59CF
      1p!7MHt~M;P&ZZ9VH|*Y|HjC%shq1&86sL-H4jpQ9cRC7DfSgF14&36;*ZH1&t~$Yk~+rL-qhPHz3R#wlr|c^pQvnC
      4K#YL@-L,1F:_9N;v6qp63h1ftW^%Rcl
     card_velocity_pt_s ;C.66&Mgmzt0P8+40Kq2J&j2pS;_Tcd2KKSs5!%F%J;NMGgy|%JV_f;Cmd$8V|sY1WkyN|sZg5*dkFvH7M~J&J+QLQ
      M3WLw_qdWd2^SmdzPyDWh5Nz~$LgP^q_QSM@hhmH^0z28HsGwqw*3ZGKJ*_;g4C:;5:cMY!K$|7M6psq$0Hz-ZvF#S
      S&;M~pWqDkH|&_Z,5jD97Q22l&,__F;C
     model_y_pt :q.65~8S:WzLVmNTQYnCkd3P:m$nldSr%*^vv3T84M_P-@#CdQ^Z7ccl.,.G
     target y1.6m2.S4H.,.G
     progress mL.6;!V_21Gydm;s2R_7*lgWH1lw@YmhT@mZnY|25_2!K8#mz^m&JfKtk9%lGtL,J1hm7P$hnc7^K1.04Zk9q3zlJn
      :zRcfjMy~%pTdsGpDZ|~l~5-h6^Sq&#3HtCg;P*sgLWn8$Dp*f_w8DPH!cP7jpJ8$+-6^c%4YCq4%pJdC033SkK8g~
      @Yh@QF;;K*NmR|c~CJ!mg7f#3m7wF:gM
     stack_dim_alpha ;C.,.y
     map_dim_alpha ;C.gzJc5G!N3:!6pfR4q1L;7sR;2vJk0dF#,&vjmcHvnw2H&mZ4dp5yC&&8qQlfW&^dclMHJpPGf_;dGfDHN@z5PY,
      53nksQ@&hm,_sjkp3FTLV9^m~FgW@FLsYZnM$C+L$Q2Yw~|YwmTZR^g;nhL|&0CLM7ts3c
     map_button_alpha gM.6Wt*tk,,&M5GzdhtL_Yh;zq|WW#lw^c1~Cn:jJ|d-p8Jsl9-MZ-$Gwt-$,-DjL1hcC2zYh!VyJshGgjQ;k%PFfQ
      tV-sY@#@ZdwF~0kr$0|th#SLG~~JYG674%_03&;C.q
     content_alpha gM.,.y
     scroll_offset_pt ;C.,.y
     scroll_velocity_pt_s ;C.,.y
     overdrag_pt ;C.,.y
     stack_depth ^8.,.y
     transition_progress m2.,.y
     transition_y_pt m2.,.y
     events ;C.4$n;CLV;C.R^j;C.,.D%v
    model-after-pop 174 699ed79e6fd05f54
     phase ;C.4rY.G;C.Gm6.L;C.L^8.Nwz.,.F;C
     card j:.4Qh.Zj:.,.,.8
     touch_y_pt m2.,.6MCYD9~+nw2N,T-r73N4khF#$J3$1wz:5n_:Fl9.3m2.,.G
     card_y_pt :q.5fRnL-4rd*:8vR~K&H8!H1jq3DfKRcl.H,Y0v8t2gfZlD-:z2:g^4;DYPgNSj00rg6z,_:q.Lf-|lJLLYs!R*N$
      |W0$kR4PR9qnDd6,8H5p.4QhdPd:T~fhNYVHrKt0zhHK878kCt|Pvd|7lFD~Y&n++,k29yYF8t&0s^KlN+k%Ht1TmH
      v$p80k^+-~64$$G6rP,0r6T2ctTcVL0!@^_8Nr$!8c%kf;G!9tS_PG;JVNqR%~621*zNL3^F_K%K98rt4+PM95:q
     card_velocity_pt_s ;C.5CJ:RW2LPn|4#|%y&@yfc1yd5VqW+;C.HHCDzc1w&$gDmZ$V^lWqd&zC1G:8h|JD;8DW!;C.L#-F^d14j:FP|wM
      2vL-@WZY@dqyZ!9$!_|t.1;C.1YqH:$:Rzp%@07:73p-:~|:L;Y&$QT#,jwS8LQZL0!7Ht_&9wR^k1yy0y@yPCDzgs
      H-nMmg^l$g&!D_J4|PJw%TpnV0d,q%SPMvp$,KzHSS@@,vmHLRPCt_|NRqns-RZzjCw02-t!z,4s&*ZD$1|2y66f8c
      ;C
     model_y_pt :q.4cl.Z:q.lf-|lJLLYs!R*N$|W0$kR4PR9qnDd6,8H5p.3:q.,.G
     target y1.44H.Zy1.lm2.Ny1.,.G
     progress mL.5GcjKly!Lt39_2Wd-tkM2G|3_&1cLgM.Hkg:k&Tg9+@Jw+WPpY@DY5&V|WJ5G_H3HmYWtmL.L$w2R%jwq,SPN&n
      YDFnDZw,,W&Pq|cvldFL.4sm0myR1whm4HFlr++CRmZ~6S3|1Ym9+3|JP6-vgl2Z8%WHc23HS~y14cvYMGH8c_$p;%
      :375$;C&~T+~!VTs+,mDz$T5Hp;#@PqDJM5+0ML#$yhjy33-f~r4~vZJ~Hn*!t3j+Wp4lYRLQ3gPnS|-w1+MHRmL
     stack_dim_alpha ;C.5#SCq!KLV8~~:Sh%zWdq;|Km_YtLj~d.Hw8hfnP6qgwvQyT76vc:8;|K58dVr:G6;F7KY;C.,.!
     map_dim_alpha ;C.5qH5K;V@hvD$Gr_-TZ4YK&,!MFJ#L3c.HS_mLRzZtF^ZD|6qYR5g*PLNn2_:ypL;%w7P$;C.,.!
     map_button_alpha gM.5MhtjT~qTw2;C.6yS;C.Hn,5fcf%hzPNrKKZtFJQ5*D_,w2pn+js^%1RkgM.L&J-d#1YRP*qTF$4LK95V|Yns4m
      ;C.75-|2yQY&4K8sQD*NVJM9!W06P~zlyYn10gJf&f3-|g|QC;@c35&,6w;f2rwQ,3@d*F1p36v6gM.q
     content_alpha gM.,.,.v
     scroll_offset_pt ;C.,.,.v
     scroll_velocity_pt_s ;C.,.,.v
     overdrag_pt ;C.,.,.v
     stack_depth ^8.4wz.Z^8.,.,.8
     transition_progress m2.4;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vm2.GgM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-m2.,.!
     transition_y_pt m2.4_l3k2F^LRW20_J&#ZKVhP2@%8P#:7Mm2.GclWkC0gD4;zLwD1TWw@dfplG|r-HZ|2m~0w,h7m2.,.!
     events ;C.47d;C.F!Q;C.F4J;C.KD@;C.H$n;CLV;C.Mr~;C.,.DpS
    momentum-handed 577 01d9132f6d6180bb
     phase ;C.6^8.2wz.Ch+.,.,.,.TL~.1h+.,.,.,.sL~.0h+.dwz.^;C
     card j:.,.,.,.,.,.,.,.,.,
     touch_y_pt m2.4SnW1G,_cPkcFm2.,.,.,.jW,6sC&ctZDm2.,.,.,.rW,$j-ym2.,.Z
     card_y_pt :q.6f6K*1H9snRH84w3PC|g|~SkG7j^8hZ;&cl.,.,.,.,.,.,.,.rc+JZzT$K9LkzGJhzY!_,_8@c+LD7;kNKwqkD
      GD#$5TWf~_Y-$pc*Cs&P~*;cClYTWcJny_tdPPQ4^L1c;-V&V1SGTJqZ9jh5h_vv^vjY1J!QjPlyc_l@yWf8;5:q
     card_velocity_pt_s ;C.609jds5sY9jf08Kh:pwq|JcsnfH:H^J*|;C.,.,.,.,.,.,.,.rl0~2!k1&R^KL+Pmf-lL-Kn6KR,:k*tkH0;z~
      2$49T_-fcZ8f+d:f3+cpF6cYr+QWKRtzyNg0tvp7Wk^k0dSt*Vly8^R*%h0&cq4*LsPMm:3Y4:%jTLpw6KL#$w;C
     model_y_pt :q.6f6K*1H9scl.,.,.,.,.,.,.,.!:q.~
     target y1.6m2.24H.,.,.,.,.,.,.,.!y1.~
     progress dC.6NZgd586ZTwS~q^RY;WkyV-!|*HWYL$,|gM.,.,.,.,.,.,.,.rpl^WHt,l3h;:v9jVl;#K_tY_%ZnS60NgsTS;
      zm+dsSdG!93Q:2+WtD0FcsVC+kRv28pFJ#+Jzj5k*0CrWj0c5z&8S~,~1q,v94CF;,S_tK;Tk+@~kQnpgz!!VfdC
     stack_dim_alpha ;C.,.,.,.,.,.,.,.,.,
     map_dim_alpha ;C.6S&9r74DsZ3H+~fjMqdp4VDnfjKwV~4P63c.,.,.,.,.,.,.,.rt3%rrFCgyhHCDvf&sdTRC5zhcMtzqv;C.Mfp
      Z!NlW;1_~p;9zYf^-JKgm#d9CDG!TdZY_:kt;P;C.5
     map_button_alpha gM.6FQ*qFLj:;C.,.,.,.,.,.,.,.~kSyK|2mj4mtlR*+ZgM.M%%ggq2#H-hKQs&MCV$fFcps_SP#1C#01vN5|7R#L
      gM.5
     content_alpha gM.,.,.,.,.,.,.,.,.Kt#pmfG#cFj91yTVdM;j@yd%hG$N5&ZkkKrmffM2MgM.Mlq-,d:NT1q@CgM
     scroll_offset_pt ;C.R&n!FwTJN|;5yRpM6Yfp**$l_Cjk#|H$D@^;YcTR8tQZM1_M7m_Fc4s1Q~pHf;1LP2M&vvGFWlLhLKy|3kZVj8w
      H@;TPf*qS;LHFSvL@~4Pw&&lvl6@JmcY$~+1F!v^9$69^:r!09@#Jt6s,HM9%kw#pds#81;S1F|%-5!nW_G1^HsNN6
      zRhD$#8r#*+yH:YJgGY-LNv7Q%htC^Y_!|8$ZzL#p6kr51ghJqJ#mpmT~QcH_~FF^8Y@P;&p5WD9!*@N$*c@rSHY+:
      fC_@q$nCDyV$WLHghWRd|qy^rV,cmv!~~_hwq-QV2v4fP5kJ2y^F~V#,^rZDr6VQtC4Z$K6$mgn,GJjD&3gQ$s^7Kg
      p&L|2S$%n;F:G~0w~w_^+W~1KvkJZ-r3c%k_fhhKS^Szdzd|r:7hTF_,pQVyD:fkq17d4MVhD^mqtHt,t-p+pYnSc+
      K#|@5W@MK+~3@vT:Y-,*tS:%PL~2R,nnFmL%6cz$GLdQCWdWHyt*9z|@Y0#HKDV&Jq*m5sfZ;v&cY@4rKt$:QZ:h7h
      -,c@j!jNn9~:&FDlGv_TFYSf|k4M_tRP+Fl1wS*ws8#Sv;2GY553*&V;2z#^1l-rv^1YfHqhS*%3kLQMc*TMt,y_7v
      363qKRZ%#PW71VvP+3*Yf+PRp5P:+GH&&lKyT+!yC7NngK!CGDy$Ks00z9V404k;9W~kFj2qyW_D*f+3~-&l4c80+|
      %9hQJRYq@NPdv|!*F8n-ly76dClt8p&MQWSPDLns~%~_!@yhJ!RQD6_vc8j3#^J$Kvn7mSQ1#-lsP2-VZz;+TR5s9t
      !~kKk,Mdy8Ny-6q;Gs9NrfkDq-c|jDd%;Pz6%6-5JhssKlcKnS!,T-8Fhmc1YGP2q2-9WjR%Q*M*76FpR:*ZQCnc8;
      fnvZPS1jN&jh:rZ4cp~+:^CM84WN*GhZ1jddGrTNcYvpzYC5&:Lw,5SZR6yQ6tRvK@!^Qnkyf942;-YZh&ZkTV;C.~
     scroll_velocity_pt_s ;C.R;qc_dlhhw2kyDJzjL^NqJJy9Wj6439g~r0QrtL6,nKVT9qNV&LsqSGGG:KG,k*#kC83Yt^3g2T^!Shpsz!1Rsp
      $SJJ*Lf,|6mLF!SGYhkg+gpg$8+,yv^VS;w0d*y9YGqcZj+V^7kD-^TWh^~nQ%-CTT+~qs_4n1D381Qmn&+2*WlqkP
      fr@27%ThzDQ8jTcW9%TlMP6msQ!h-HZt5^8@Jn7Tp5mw4C1g!ljN-%5Kfgd6pRv-C5+rzP47V4mDm_D,^*f3MH02Gq
      ntQ;ZhMY495PgMsdmZ:0L*_wPnR,wCTVQVGqkM#_W6^N~;GN9Cd#||FGf,^#Y3+3YJ0NgHg,+3~YqY52^kPr%hS:Pk
      -DCC3Wh8~_cp1;$Y2Z;ypmg@K5PGr|pQ!rhw3Y@g:CDtLL^z9GFV%,Jlz_PFJLkq*+Z|4Y5FrNL~3%Cyg0jp!N8!y-
      c|*Syvt~|@T-q#nN-mp5pJ*89WJwt:$S0|+-;Jg3twK03t80y;2qN&tzl+!TVj93ztvh8GVtSctlsNWqWn:sZ%F8lZ
      D_;DrD1J42yKLZ7dfR@!V-62Rgjwhzz2_MmmyJlkK6C55N@r*6njfl~z0~^G_m1-nnlyq%CRZvh+FHRNmzFMkc4rZk
      y~WtVf6z1R:MWFf,94MC+vzPG5@%V!*#gyQg1!jl@sjrkQP3~HRgW^G|#+%_y7cwjJDYQvFGfN^^|W,hR-cFFy;jk6
      glt;fHv-,F!C@P~59_|WGV:;k+wv&P#&t|QLyHM%^l#^vj-JKVKc95MRdtz^+n_6$N6g0j077N@t+qp|$lfJJ#4g~,
      hq;@J@3CwpN&;Sf-!lC$__Ff7mrs;TD:F5rY,Wd~1^C4l+4&vjZZ,q,2%0rt3ctYw+8l2Q_C%d8~K,9KK_57lZR$~z
      n+l5DM8dj1:y_5;|m*3Jw63N_RZ-;jYN-~F+j4v8pl@$PvVVGnZ!y@5:Jj#zgwRfY!2+Jdr&w_hk&7-vHnM318;C.~
     overdrag_pt ;C.,.,.,.,.,.,.,.,.,
     stack_depth ^8.,.,.,.,.,.,.,.,.,
     transition_progress m2.,.,.,.,.,.,.,.,.,
     transition_y_pt m2.,.,.,.,.,.,.,.,.,
     events ;C.4$n;CLV;C.1~*;C.9~L;C.,.,.SVF;C.^mN;CLV;C.086;C.,.,.,.T~p;C.GmNLV;C&M;C.cp9;C.&8R
    no-map-card 181 e85c06abcad9a73b
     phase ;C.4rY.Z;C.G^8.Gwz.,.2;C.8m6.j;C
     card j:.4w*.,.,.8j:.k
     touch_y_pt m2.y&1+QdMc8JZ1G!,1dDM;rw%:sh2Nz0zT5%C64m2.,.-
     card_y_pt 8N.5P-;LQJ,,L+d7^Sj8;@~DDqKhww*_4@GLR97sL6H98n,27+Sshr5q~6w:F#cl.G|GD~F9hmW%t;#QZrW-tHr9#J
      $Vc1N&QC#N%p^GYnH9nr6t5!Lsz#lgYM-W@604lR1&rqJ0!G7tjFn$5hG^ZfCN-9c7fj2F@9Wr#F5CFpVs@1Hz+$Jv
      nHN6g0;$#r80cV;dvZ9PV$yWfS40p-~1++7%^!2zl|1DFZfwcvG|cl.9yT3@lL6h|F3~Pf!8DFzFj7Ml0lhZj,wh3Q
      4lkT:&@;!D82Z%-Jr7*3LQZ~sGpq-$:w,#Vn8N
     card_velocity_pt_s ;C.5-QW~@zhl,|Cw96Nt&ZL$Q&,K|djc*%2gQJvPfF*~CH!G$9TwGlR&Q8K$z@;C.GS|l+6j&hMPtlYwFLv9^Q74+7
      fFgcsQ%v#cm-7;wgCYk&+j8yT**l0CLcq~m9NSMTNTvWSpd|gMc+g0cNgP9m1w6mTHG$$-SGSFHG0zdpLC+V8TpV1@
      8+KwVZFJ$y582M~^Z1#TdMw3Mwj*,!75^rnR,+_9dH:tQ*pg-CD-;C.9v6PsK:mZr&0+4sM0DyHnnHh!VKFQsCfG5L
      _c0|KFk+WR9G%2vt;&QmV35wQ4VNpH7jWlg~;C
     model_y_pt 8N.4cl.t|GD~F9hmW%t;#QZrW-tHr9#J$Vc1N&cl.,.F8N.k
     target mw.44H.tm2.G4H.,.Fmw.k
     progress ;C.5%VS2HPZ,Z;&5Zky66D*2Q$G0_@L+yHm4l-dg30#c35!y@R&^TKC5Hy~jf#gM.G#S~*ZQLM~vhV3_rzZK5@v&R:
      :zZm@#v9MRK~7ZJh_gw!!^%w~S:0fPl-5#FY963~*kmP!q2KG^++Q6FmTyS5Qk,^61P@n+N4Z3P|K6^,dW:^#KQ69n
      mM9_QP0l5MH2VqLLjpRSSLqnc2Cgh&y%2rV@j6%W8vKKZG92yf~vgM.9378k&!^^qc78Nq8!+l#*GW9kG#rQ,pR|dg
      #d&#Dz@#HTtq+Q;ky!G,3DSr-Zn^0@dyqJKk;C
     stack_dim_alpha ;C.5qH5K;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.,.tS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1Rl
      2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C
     map_dim_alpha ;C.,.,.H3cw1DgRK;C.f
     map_button_alpha gM.4;C.,.,.DR4gM.f
     content_alpha ;C.5P2;ggM.*rlf!+Tr+RHDGffcJ42pqN2gM.,.C:+*CT8sYzw+W~-N*P%y|PqJ*#sYh^M,d6sf#Hg|^5r784FkJ9~
      m%0s@*_c5^9htq;C
     scroll_offset_pt ;C.,.,.:
     scroll_velocity_pt_s ;C.,.,.:
     overdrag_pt ;C.,.,.:
     stack_depth ^8.4wz.,.,.8^8.k
     transition_progress m2.4;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.,.sgM&&8k&!^^qc3fH;L0@v
      3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2
     transition_y_pt m2.4_ly52F^LJv20jgp%_39v-nCMR5#:7M%QdQQ~Tp#wZQc3D@q9^+sq6%$41wf6m2.,.scljshWkN29#FJ0CsndZf
      %y6vVgj^D%d~zkr4@:c8#vGTW3G@rw9YmmG^FQ$kY%0$#Fr11G:Fm2
     events ;C.40C;C.Yh:;C.9$n;C.0LV;C.Fr@;C.,Pd;CP8;C.72m;C.h8~
    no-map-card-tgcard 164 5323d27ebb96e731
     phase ;C.4rY.G;C.,.%m6.L;C
     card j:.4w*.,.,.8j:.M
     touch_y_pt m2.y&1G^0!|13;22$Fd@Y7GC5NK7r@w0$$,R-T|mm2.,.g
     card_y_pt 8N.5P-;LQJ,,L+d7^Sj8;@~DDqKhww*_cl.,.&yT3@lL6h|F3~Pf!8DFzFj7Ml0lhZj,wh3Q4l8N
     card_velocity_pt_s ;C.5-QW~@zhl,|Cw96Nt&ZL$Q&,K|djc;C.,.&v6PsK:mZr&0+4sM0DyHnnHh!VKFQsCfG5L_c;C
     model_y_pt _l.4cl.,.,.8_l.M
     target mw.44H.,.,.8mw.M
     progress MJ.5GS6kw8LNL*+Mhp$+^dJ-C5sy0h1dgM.,.&GqPTy:MLPQCg|-Q&M^K+lTt14^hrwHN-ScT@MJ
     stack_dim_alpha ;C.5#SCq!KLV8~~:Sh%zWdq;|Km_YtLj~d.,.&w8hfnP6qgwvQyT76vc:8;|K58dVr:G6;F7KY;C
     map_dim_alpha ;C.,.,.j
     map_button_alpha gM.5MhtjT~qTw2;C.6yS;C.,.&n,5fcf%hzPNrKKZtFJQ5*D_,w2pn+js^%1RkgM
     content_alpha ;C.4gM.,.,.8;C.M
     scroll_offset_pt ;C.,.,.j
     scroll_velocity_pt_s ;C.,.,.j
     overdrag_pt ;C.,.,.j
     stack_depth ^8.4wz.,.,.8^8.M
     transition_progress m2.4;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vm2.,.%gM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-m2
     transition_y_pt m2.4_ly52F^LJv20jgp%_39v-nCMR5#:7Mm2.,.%cl0H5,PzD!Ll8!v4mVpn%F$R#w|W0~h4*CYHy:m2
     events ;C.4Lp;C.Fr8;C.T$n;C.0Pd;C.,.WR9;C.K~V
    own-detents 221 91931d7b13137132
     phase ;C.7^8.2wz.:;C.N^8.2wz.-;C.Q^8.2wz.-;C
     card j:.,.,.,.Y
     touch_y_pt m2.4th&gn9sn0~rSh3m2.,.5_5&SLWHJtRCqglm2.,.5MCt!:PltR2*C75m2.*
     card_y_pt VN.7^w0S+Z,L#swhfYjy8*P%dqqq2_s1d-K@!Cy~f44c6h:d04lCcghPQH4#0Mm8$0,71Qqv;Qz*NnmyYSPJtd^DDn
      W+M%%^LTmKr+S,f7Kf5^tZRc~T^*Dh.NKhc;PjrvM*,*_*wzn@2lc$9|wFhVZ4pcFysP;LZkN^Ckw:|^%-1;z$S4*f
      l-+#*kH@c@__M*9:cZQ#YtMKkzRw3-PCZ0dNY7FR2SW@z+qYst8&Mj.QF5RNc$q%J@zZ5JzS-DK,h2yLtz3PL~424*
      hJ$9v7L4QY+MY$-9F|H&ctFH_~+13@DZ@QCv3,kPfdrv3SRz$_NQ45jzHd5j7SW|0f*4H%!~;*dvDh
     card_velocity_pt_s ;C.7MVVr#q8;5-Cm%3V##YMnzM:~yVk^:$*m*W-H^VF0Mv9h+0;C$jd@rRYCR+wk_DGkMDw,9J|KsK3wVSkrdYFl3w
      w072-qZnf3S$d:Rh4TsVW:r^sKdd;C.Ny5-MM:~k5s|7Nq6;rT%qLyG2GnYkN%cZV!%06%%*Z|Sr@vP$yQpJ-^YnHR
      kS@ynLsFVFvqj53P194r8l-+CC&0@_Y4JJ~PYVGZJlz7qrVs2R@z;C.Q-zHRv8;:WK2y3Kc!^3HS-nQMFZngwrh7!2
      Gk1H&47sH0ZrmSnH+4p:YScy^##_HTVJ*_H+tYNSdwyD0#nL;Nz26P^+lG3y~TC#gdKDqkr_1^QW;C
     model_y_pt VN.7^w0S+Z,LDh.,.8Khc;PjrvMj.,.8F5RNc$q%Dh.*
     target q8.7m2.2@r.,.8m2.2V_.,.8m2.2@r.*
     progress ;C.7*Tl5q^Nr+qy37qyc94KJ~f-m089p&P0F5:9$fjNhk29nT4^*L7;ZCykh50+C#Ykv|FVpV8hd!cp6KWjCMSc~dk
      Gww1n:+~v_r#+p+P5C8K~-&4_Mh~0@.NWm5n8vWJ8+&tmZ|!vzN:WSq:ymW4%QRw;_V!KC,Qq#P|3m8#Q3^1zSS4vl
      L@V9_cYLt_g_8S8-zv9872s!R:hG4Vv2%rG!J-#FFVfR0RN^VmHrjT.Q-qmLtwN+W01%rJHjDr,0KH5DT:w%4fMmt~
      9:P&!lPwP2p497j9D3tv|gzJd:v_-w@~~&sN8+f^&,h^Lrz@H!S@G__2CLsgvZ:,$d7m*nfy8F0S0@
     stack_dim_alpha ;C.,.,.,.Y
     map_dim_alpha ;C.,.hpw2$gfLdKqD|r*nJlVSNzLylQS!,Cwc;vJM^l4kw;C.Msp$S1w;C.,.G
     map_button_alpha gM.,.h@Z0*YWFZgC1PmgQHVs6k6tzPVPC|RrKfq+HdQznKgM.MFP%mc~gM.,.G
     content_alpha ;C.7$1k-rK^#0T@NW35D:-hcy58tgVRK#:;-gM.M!$ZGKWMMrTpQf_QK+yn;Lm4#F-!VC_8|::S8,5hzgM.,.yHp&P
      Z07J@,,h5Grw+h-F9&y_Hz#jNyR*~|4Q&2,mgM.MVKw2S1gM
     scroll_offset_pt ;C.,.,.,.Y
     scroll_velocity_pt_s ;C.,.,.,.Y
     overdrag_pt ;C.,.,.,.Y
     stack_depth ^8.,.,.,.Y
     transition_progress m2.,.,.,.Y
     transition_y_pt m2.,.,.,.Y
     events ;C.4$n;C.0LV;C.1_T;C.*l:;C.J$n;C.0LV;C.1z_;C.+4W;C.L$n;C.0LV;C.1k7;C.+l:
    paging 512 623f42606a33ec8a
     phase ;C.7rk.,.R;C.Vrk.,.:;C.crk.,.#;C.Zrk.,.R;C
     card T*.,.,.,.,.,.,.,.|
     touch_y_pt m2.4SnTl,-6-zq2*,|p2m2.,.qp&;kcR+y7^$p|sT^J08!t_C-SfRk!8F8@Wl7CQrNC9WZ0P-qM5|M|dq-T#J0p&.C
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
    paging-by-program 163 7795b05d0029b575
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
     scroll_velocity_pt_s ;C.5+75dh7%Dtd4;S7r#WW6n4Kp5Gkph^rkK*tC-.1;C.,.,.6
     overdrag_pt ;C.,.,.h
     stack_depth ^8.,.,.h
     transition_progress m2.,.,.h
     transition_y_pt m2.,.,.h
     events ;C.4mNLV;C.WN&;C.Q;z;C.6g#;C.Jsl;C.M;~;C.9p&;C.9;~;C.9g#;C.Jsl
    paging-callbacks 290 a935dbdceb166dd4
     phase ;C.4rY.G;C.Grk.K;C.Crk.K;C.Prk.,.k;C._m6.L;C
     card j:.4T*.,.,.,.,.6j:.M
     touch_y_pt m2.,.lSnh^0TVwSTz%C7fy5Ng*w0.0Js2!sGR-G7%VSn.Cm2.,.,.Z
     card_y_pt :q.,.,.,.,.g
     card_velocity_pt_s ;C.,.,.,.,.g
     model_y_pt :q.,.,.,.,.g
     target y1.,.,.,.,.g
     progress mL.,.,.,.,.g
     stack_dim_alpha ;C.5#SCq!KLV8~~:Sh%zWdq;|Km_YtLj~d.,.,.,.$w8hfnP6qgwvQyT76vc:8;|K58dVr:G6;F7KY;C
     map_dim_alpha ;C.,.,.,.,.g
     map_button_alpha gM.,.,.,.,.g
     content_alpha gM.,.,.,.,.g
     scroll_offset_pt ;C.,.,.,.,.g
     scroll_velocity_pt_s ;C.,.,.,.,.g
     overdrag_pt ;C.,.,.,.,.g
     stack_depth ^8.4wz.,.,.,.,.6^8.M
     transition_progress m2.4;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vm2.,.,.,.#gM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-m2
     transition_y_pt m2.4_l@,R3JpKvp~SpLv1y-w9VnF1z:0RZm2.,.,.,.#:qVdsJjHY:D$!3S|1%41q*5gf+n:yZ|wYv,3Q|m2
     events ;C.4cP;C.FHp;C.F;z;C.J;|;C.9g#;C.J:6;C.J$n;C.1LV;C.SLh;C.j,w;C.,.j~Q;C.KVQ
    paging-grab 262 7b90e359cbcdf5ec
     phase ;C.6rk.,.s;C.,.0^8.Pwz.#;C
     card T*.,.,.,.,.4
     touch_y_pt m2.4Sn7PYc7SC_74m2.GSn7PYc7SC_74m2.,.,.LSnmvh+GTVkc3TTGVYmYCgs*WCYZL+R:#gmg3Fmj2npd5,G19m2
      .$
     card_y_pt :q.,.,.;,lkW-VlL#l$5Tm~GZM:1~lTW28pj8fvCdFwZM@:S%d^6&stsn_cnh|HL|6:N2&|r@k6C^:;R_zJWzZTNQ|
      1F1l;Lt7F$6gT8pTJ#44&d_8#q^T3~2R*~dNPyy8j~8Y,Y&t_71ns7qYQy!$2;MgC#^9p&&yy6yl:q
     card_velocity_pt_s ;C.,.,.;7;cT_522sgnC5n9;!63*Ws5pq2TRpLd0Rd8KL!5|;nwTQ6Tn9nW*h$h-yjpd*S$3qnmY%R+k*-%nrT+-S#
      hs7jVQj4lnl^J$QV!PgJtl&wq^^rZvZ7QQf-&j6:RqDDq3w7w%Q5+kZGR#~T$gTv^VCpPvDn%&y%;C
     model_y_pt :q.,.,.;,lkW-VlL#l$5Tm~GZM:1~lTW28pj8fvCdFwZM@:S%d^6:q.$
     target y1.,.,.;m2.Py1.$
     progress dC.,.,.;5Tsh~8ZWJL5WkCw!NmLmj;RV9Gs$fwsdKr*JWlzlr~nQ3SDQD%J3Q*Pmhw#Ry,hG@^2#%~qtRT;:kCjrSn
      1J&^d080nHpgDK74~2;:1Z60D2JD6f2p^!vd&FzNW612q@R@C1hcs1Zr5PsYp9C4J12&TT0P414TdC
     stack_dim_alpha ;C.,.,.,.,.4
     map_dim_alpha ;C.,.,.;m%qz6D@wGG-$*5|d-7Q4&1%|-_gtg-PKpV6j#8FR#DPS12hRdwr#%ccJ:*6mh@jppWyG*y,jz5*~8c;C.M
      3Dqsl+1v!#nMkqqS57+5Z^!|dKsPv*KK|,q6Y:dM;C
     map_button_alpha gM.,.,.;*WQ75p@hldv,Jzzsn^r#zc3,R|FjN@JL2!|^%w^_0,TL!VhdNT!2m^tHcRQQ*q!h3drHntT&NJvKW|gM.M
      W_;7HZ!ZHSr_:YtN95w2ZLm3Twn1QG!^~5C^gN$dgM
     content_alpha gM.,.,.,.YldCKq26Ct2S$^%^_~|FnLfd0ppk16$Dn$P!DmmMlgM.N
     scroll_offset_pt ;C.,.,.,.,.4
     scroll_velocity_pt_s ;C.,.,.,.,.4
     overdrag_pt ;C.,.,.,.,.4
     stack_depth ^8.,.,.,.,.4
     transition_progress m2.,.,.,.,.4
     transition_y_pt m2.,.,.,.,.4
     events ;C.4$n;CLV;C.1g*;C.FD@;C.3W:;C.t;;;C.,.j$n;CLV;C.Nq+;C.@8R
    pop-beside-map 74 e177b20a60b96eca
     phase ;C.4rY.G;C.fm6.L;C
     card j:.4_l.yj:.M
     touch_y_pt m2.,.8
     card_y_pt 4V.5,KMCML3*;FpFdLT&RNf3#M0gjzR!zL.:
     card_velocity_pt_s ;C.5|h&&-Ndw76LPnW|#C~d16PV|ts&$;C.:
     model_y_pt 4V.4zL.,.2
     target y1.44H.,.2
     progress pK.5qLMJhkfrNg^Clw*~DNhMn&:Q-9y+gM.:
     stack_dim_alpha ;C.5#SCq!KLV8~~:Sh%zWdq;|Km_YtLj~d.gw8hfnP6qgwvQyT76vc:8;|K58dVr:G6;F7KY;C
     map_dim_alpha ;C.,.8
     map_button_alpha gM.,.8
     content_alpha gM.,.8
     scroll_offset_pt ;C.,.8
     scroll_velocity_pt_s ;C.,.8
     overdrag_pt ;C.,.8
     stack_depth ^8.4wz.y^8.M
     transition_progress m2.4;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vm2.fgM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-m2
     transition_y_pt m2.46DdfM0ZqK:h@y_#Cs+6c8GNs@,-MJHm2.fzLwg66g-P3nWh!LzlQ6m69@5zQh:gD5P3:gZPKm2
     events ;C.45G;C.FG3;C.dhT;C.K|d
    pop-during-push 48 227c6b7a3379f27d
     phase ;C.4rY.3m6.j;C
     card j:.4Qh.3j:.k
     touch_y_pt m2.y
     card_y_pt :q.5fRnL-4rd|vgh746FLqC*hN^h_h;5!ynH9-V~c!V;1,-d6sc7%#QZtLS:||,F667rT#|j,hT1$mdL:q.1
     card_velocity_pt_s ;C.5CJ:RW2LPwp&t7j9wCq@lZC-r%YjWlC3V0#FMjfZYLSGwGWkPlJ3%j;YY0W26T%jqFj##T4q4LTt#;C.1
     model_y_pt :q.4cl.3:q.k
     target y1.44H.3y1.k
     progress dC.5;Q%1&*;d%49QzFW7Sk%#jTT6PYtS&*&z9cvWF&4N+J#|k~~:h1v@$MRh:9;V-lFCWKGyq,QkW~M+dC.1
     stack_dim_alpha ;C.5qH5K;V@h@;NtrF2S1h|7r*#H,!%;F~5L;yv2k*q0M1;H6v3_TY@0lm+c^M|8;--k0hDH%Kvj14MN!StF;C
     map_dim_alpha ;C.5GVSs;VnK@;sQr!2Sw,|7r*#H:_G,yJYhg8:|5SG~j&kRQ;_KW79:mypkSy5hn!SlVg+#|qLV_scv;C.1
     map_button_alpha gM.56@;C.6ywG$9*^rG28Z9vH;K9_!004W9TmCv5r|^ySscZ9w5g#^NmwN3-v1&Z_GcmgM.1
     content_alpha gM.y
     scroll_offset_pt ;C.y
     scroll_velocity_pt_s ;C.y
     overdrag_pt ;C.y
     stack_depth ^8.4wz.3^8.k
     transition_progress m2.4;C93S2HPZ,c9;_YFsl1M48TGf7CNj2GJQgg++nTL77GSwY!L#D4P*zfLz4sW@ZyS_,6&*-R2s6t72SS%99m2
     transition_y_pt m2.4_l3k2F^LRW3Tl3Q:47*$D+M*%%mS&q&7*sHNjv5qzzz5!jzfLQmL01h#s~48r_Fy2STJ&RL4vGKN:r$3&Vm2
     events ;C.4sG;C.2vc;C.f8R;CMY
    pop-several 169 c38419863f5b7dfd
     phase ;C.4rY.Z;C.CrY.Z;C.CrY.Z;C.Cm6.j;C
     card j:.4Qh.q_l.q99.qQh.k
     touch_y_pt m2.,.,.p
     card_y_pt :q.5fRnL-4rd*:8vR~K&H8!H1jq3DfKR3q9T^;wPL%knK~g8nvNyT3HS,vpv6:cl.DWYJYW;1zMMvtQkZQVy*ZtD3J
      $-ksDDy8W0rv5m.0Ps0$h6LS+1N3Z^#^nv8N.D966Cnr9HYjK&WGcG8RkD1sV&DVq54Mm&,3@&p29r6jtS3DG5,2Cc
      jcZv+H:q.Df;F_clGd*-lQgvQGG;g|d8&ZVsm7pr2m6$~5s^T:VY__snj0kK|0&Rz*wNCfzNF!@Wcl.1
     card_velocity_pt_s ;C.5CJ:RW2LPn|4#|%y&@yfc1yd5VqW+0LyY4WK:nGwZWy,%P3HM8LgWp*_#my;C.Dz6LJ+5tt!hK,7:V,~Mzzzr!y
      %sTKF#~df~QnLd8HJ$^Y2&j$3Vc7ffWyQk;C.Dj6n9FLZpv2y31HddPv++:hg0$_dL~56NC$Q:91,dMd|hfS:fr4Kg
      jSnRl3;C.D9!-%YSgF@z-@2CNHs4MKlm!;D6H:l0!&3%00NP$zG1n3*-Cc5|P5k-L2,,1&FG~+z0;C.1
     model_y_pt :q.4cl.q8N.q:q.qcl.k
     target y1.44H.qmw.qy1.q4H.k
     progress dC.5;Q%1&*;d$C71-4;|wsmtQ|8nd07n|$V;1%DlD:g#3w&50GF4*K@Q;t8@wdgM.DMhtjT~12h%30Yg1Tm&T#tQ9,
      $2NrKdklfhJ~@&KR@&JpS|w57Kc0TH;Qzy;C.Dm*&@pwRW^8C@D9q4h5VH:_6K!3dp0~&VMfDnfCtDVy%@T&#P3znm
      4lpdn_dC.D+G+-ntzy;FzGz;vg#SqyW~YVJ5Qg,C4;v2G09td6D@6!02r2m:tDj&J6ZvJL9-2V#8gM.1
     stack_dim_alpha ;C.5qH5K;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.,.,.3
     map_dim_alpha ;C.5GVSs;VnKvD3c.6#L_Whz3GR+QWwLjc3c.5g53c.D6npN;C.t!mn$9+,ZD@0-M1fG;C.6qQ@LR;f|,mgM:Z;C.F
      Fz-hy@2w!k5f$k!w|~d#md#q;46pkHt%RF30ZsMqm5H,80j~&9#~f~Rq7!MWRctQH~3c.1
     map_button_alpha gM.56@;C.qmWgM.t1vrG4j~|fKTpCqPQgM.6Y-rk1c&F^TJC$PgM.Fk+ky;C.g
     content_alpha gM.-tW,878;C.6_n!zfWMj!Tf064q3;C.5g1;C.DdQj;pWZ,ZFgM.62vyHmzl-33C_t@35gM.5DHgM.z
     scroll_offset_pt ;C.,.,.p
     scroll_velocity_pt_s ;C.,.,.p
     overdrag_pt ;C.,.,.p
     stack_depth ^8.4wz.qL~.qh+.qwz.k
     transition_progress m2.4;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.C;C93S2HPZ,ZF&5#Hy66D*2
      Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.C;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R
      &^TKC57gD!f#m2.CgM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2
     transition_y_pt m2.4_l3k2F^LRW20_J&#ZKVhP2@%8P#:7M%r$~vpTp#wZQ#7D@,0SN@P5Wl4w~cMm2.C_lwvp8&G+3H3YTf5vSzhtg
      SKYLD2-ZT^rYk5Pn#hYwlDZWddDq@p%pVp7J8dm2.C_l@,%8JpKvp~cNLv1yV!Q|nF6j:0RZ&QJqGT8,0LvW:Dqdkr
      l+cNyW7m1893m2.C:q5L62SG|LRkQ:,GGG9H%4@JrRs0HrQR0c4k~7f,#c~^&;Gr,,@Lz3wmNr8s4hHw4,k9l5Kzm2
     events ;C.4sG;C.YW^;C.93v;C.Yg5;C.9Qz;C.Y6F;C.9lt;C.fP8;Cmf
    pop-to-root 163 241e7f0fd8f4fb3c
     phase ;C.5L~.N;C.FrY.Z;C.CrY.Z;C.Cm6.j;C
     card j:.qQh.q_l.qj:.k
     touch_y_pt m2.4NS+ng&R_L6Fln,69mglqJ~m9V*_1mwK-,3F@Mj.2m2.,.,.5
     card_y_pt cl.rS:3YYjpY%6nnPyh1Fn1NKd6@:P+,sqYgv71K^g4PN-@|:YPT3|,K6*mM8P:q.Drn*FkpYV9^3r$!22SN9JT7-,
      tmyWz*MdMKQ$PTR0q3Y#-nSTZc+T2zF%p@8N.D2V^kML#8sr~gqC~!_kG8c^Gk1!Qn*+tsD7LM1w2J:D~Nj4Npmg,t
      #5sM32PKdW@4Q|G0-jcl
     card_velocity_pt_s ;C.rK091ZQzcv+CCkC;6+jhzY~P8NnZ|6llnHJs|vWstKf-4MQ8cH2nS_k#4t3;C.DlNgW5lYQsRr,^$0vyf&%_;sQ
      @yJk&@847GYh7H%FFF$PQ89G:%Yc,mg5y;;C.DRTM%L1z9pJ75C_PMQ_5QZZf4fn3pg%LYHp#JC|z%cyP43&,-R%-J
      Jskyf+J93gc~c+K#nG;C
     model_y_pt cl.q:q.q8N.qcl.k
     target 4H.qy1.qmw.q4H.k
     progress gM.rTP-5@_z9m5&kvm5|N@Hs3np$ClN7qpv-,9G8S:*Hj30+Yfg-sGyC$&c-9vdC.D%;rvPf3VP12,85;qcDj:p7hp
      RSZw1y&;+%Z*!wyrZ*#f04qCnLTnCrW97n;C.D6wV:-3%hCJNrKKZtFJQ53|Z*N;pn3ws^CKP#+23G0rkJ$ZYqM7rP
      JVVDv+jdvR8,*8:whjgM
     stack_dim_alpha ;C.rqH5K;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.!S_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1Rl2c
      l-@L$9Mz&;T@Z;1ct|N_V4Mq;C
     map_dim_alpha 3c.rj0+L1MQY5F;C.6Tr7LYWq:C+*7q^$%;C.5WG;C.$tc3Ps7c70jGg&wD|!FQMSmW_0pkCH^1TNCN*k:KQl+~Pg4
      vyy1:MJFtCc5W734Lq3c
     map_button_alpha ;C.vsZt:gM.6DWLpVClqV6Vv;F|FgM.5SLgM.$Kg;C.d
     content_alpha gM.y$P~csVz|L&N4*yjrgM.6&&zJ~Dz0l|thYDgM.FMh_cnhJ2_*;C.6zKd-L@PwltPZ,~zK;C.5Gf;C.DZgm2TJgM
      .f
     scroll_offset_pt ;C.5n|QkpJ*YqTF!Q&SdCk:V1JP484g2q#K|4#s~.K;C.,.Ms~.k
     scroll_velocity_pt_s ;C.5+3p%Y$D2h%WKM5&1D_pR!36P349dNPn7Mk~S.1;C.,.,.6
     overdrag_pt ;C.,.,.h
     stack_depth ^8.qwz.qL~.q^8.k
     transition_progress m2.q;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.C;C93S2HPZ,ZF&5#Hy66D*2
      Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.CgM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-#QtVGlwNZH
      &zF3n&c*V@2N~5q^r^rm57#tm2
     transition_y_pt m2.q_lT0%8JpMdzMLDLvH~-w9VKmTz:0RZcRW,GT:q0Ln:s2qdf5k3cN5k7m1893m2.C_lwv5Q&G+3+:YTf5vSl2tg
      SKYLD2C_T^rYk5HP!ZYwlDdCP,:-@p%pVp%!mCm2.C8NN^+*2n;6tJqRQ+2Q;_$DYhk!tY-4GFfJHP9-&^*:QD3TVv
      swVkN&48#*@2sVlW#+kcSpFzm2
     events ;C.4mNLV;C.MN&;C.DsG;C.YPL;C.93v;C.Yg5;C.9*L;C.h7W
    program-only-detent 220 4d34b2adbe1d4a69
     phase ;C.4wz.|;C.0wz.$;C.P^8.8wz.#;C
     card F&.,.,.,.W
     touch_y_pt m2.,.,.HV:!zt8:d5NKMGYz*WlnfPksD~Q$H0+f+vS&$m2.$
     card_y_pt 8N.5Rc--&HJH09,Y*@VyKNYl1lFH+2Y,psjrwJ$8T!#9,LzfZWWG81H3|pS^6K;kdRSlvc4!P4%3T5rswN:c,@D$ss
      29Zc#:^YW&9t4rjMfvs82Qk*NH,D:7:,#j9|FhVrtP.1S|n8dlfh7fQ#:VkjHz:LR$kDTT14RF2s5wm3-0S1LzgDQk
      LhKCFQr7z*Jf*J+SzWTcpwlrpGK46T+q;pfdpQ2jH3^fG+Yq77D2v8yHqY4SkCp3#qn1-p.Pt7!4lhWy2Z4wM_Z;G^
      dw6^+6;&7Gqg!km+C:tl4Dg:614rm:0l+~+|Ypt%0@~@5FDsH^qQ*cq40syN3;qP9K,;G#1Jp2zc|zZ&tLZ||&3JYC
      Nmhq8^2|WgCk63F8#k^YdD_~Y$8N
     card_velocity_pt_s ;C.5pVDZcfN4jJ*@;Qydq$qT,hDnv,jrmV^S~%6RjQ7YDt3n!tv5@,S^T|K#GmFP97Nn,-tf46hsRLpzNfNJ8PPTcC
      &82L!g~mk6&p-TP6DD!^j:+LPl*&$5;sJP_|M@5^;C.1%s3l-7mz!LHvd#f+d*|nS9R9KT|4Q!gD^p@gLh5nknKpZz
      *yK4w938Q#ryq6;ZQ:00|9jkfJcG+_0$pJ80fs4JY0:@gWwkj+78sj2;;ry;wVqVH&dK;C.Ppq_+y5zL2lLs*5YF^4
      &&5yl:M$9k8VDNW^$zHtV2+fGHf9cwr3Gt$LYGsWnsycL,W+;K71pLH,Y+hm7qNwNpqVPp2*p:kJts~#mVDzn%9Nw%
      7;lt#NWsq8!pM9j%CSrWy$QZG+;C
     model_y_pt 8N.4tP.,.0-p.,.Ht7!4lhWy2Z4wM_Z;G^dw8N.$
     target q8.4V_.,.0P*.,.Hm2.8q8.$
     progress ;C.5w!VKvD1wpHMtKKG2LgJ5g8rZV|~h,8q&s9MpR!lM-tC%d5gH,-l3:T8R*D$CwZ_-8LY|g0%K3W%r&R*^~Tlz%k
      wg;!;:Fggl6z:Cg6l2%+^@+_03;N2*c6~!rp$W,c30.1@%nzVnQ65SVk1Wcldcf^kLSS&4SS&PQ$3#;@1MZ-jP1Z4S
      qrzf+@5YdRSgCN2W,H3hFrpl6%5NtNGsw;r3D9Gcmq0hWyl^_LSk0k*PR|hTT1gSY,tHS*.PFTN@wwR!M;Kd|l0|~N
      9#^6lgF:qhGHzTqst~-*+@qT2h:%wp1dpJTl+;#SF0+!L96+93DZtSTsPHD53v~3W66~W;Sr6%LVftqhjZ%wd!t+H*
      $+|qCTZjt_&DTkp$Rqrl0q;L8@;C
     stack_dim_alpha ;C.,.,.,.W
     map_dim_alpha ;C.PMD;94tRG#9VpSltNWRVVzDlL1Tl_W&v6wKLwyR_#;C.M05#1Dt*~NDKRz*0:;C.,.,.P
     map_button_alpha gM.PP21fRt3l$#L65s5qpnZswr,3:n8;H;lf%_CF7fKQgM.M^dl~Y-865TFN2c#1gM.,.,.P
     content_alpha ;C.5:*@wkKMQz72hTFtN&LZ~@P5v3$0c#%gM.MdS$Rdsk^#-gvRTHp43H*ZMjs*JYWk4|,Q#Zpg@M:gM.9,!%*4cjR
      FH7Y8nM7_|Yh9Zj|Y%$&^-Df2LpTm$#GY,gSmn&qL%7~;Dtl8qCCZTMz|_jr~6wVqqLnhF6+&g0Cl5Wd||5%8P6g^c
      @w7^w~4sw9gzg~_LQ3.Pf~|GNqSZyNsS_GzyKwwg6C!K|SNV_zk^CnGhylP^w95#DQrns3+,;C.MTCWRk;ZH;qd+mZ
      @K&,yRm~RG&mJrPDKM6n%H!d4S;C.0
     scroll_offset_pt ;C.,.,.,.W
     scroll_velocity_pt_s ;C.,.,.,.W
     overdrag_pt ;C.,.,.,.W
     stack_depth ^8.,.,.,.W
     transition_progress m2.,.,.,.W
     transition_y_pt m2.,.,.,.W
     events ;C.4,|;C._4W;CJ0;C.#q1;C.D$n;C.5LV;C.7;r;C.@S|
    programmatic-move 91 26a71a356b9413c7
     phase ;C.Kwz.,.6;C
     card j:.,.V
     touch_y_pt m2.,.V
     card_y_pt :q.4cl.D4nPn$NF_jLMV:hv-LmQ*n5SwCRrVh_w_v09*T$;MQ8^p1C-r;C+NVw&815f@v7f6Z5v~_G,jzgN9gFnMnV
      %5%!DsNJCJ%6wGPZRMR8@Wpr-T$|vNZ$|W&yh3D2:&sLWs,sP,^^$K-G|d%Wcl
     card_velocity_pt_s ;C.L~-y,R-n%7WCPwZ93!~cmcS,Lz~S2&L4zn&Hl~@gqjcj~&;zc^p~sMq0H,~r3^5|lSJGY79!D&N9Q:Y:S|4r%Y6
      **cJ#zP7_L#-Lt~JVzT40#JV2RZTTw6^dyD#5hg&70cs!5LGw^&dqM4c;C
     model_y_pt :q.4cl.C8N.4cl.,.1
     target y1.44H.Cmw.44H.,.1
     progress dC.4gM.DFTYNLVGHMr5dJyZ%yv|^;sZgr8gl36,^_rKT!$KN43-l;f|*tJ!Qg7C|KkvkqZZ4gCj1@8#MrqgV*gZL1T
      7HDV#@Rk#7mN*dm1KJJ!#_gP8kG7y+#q&pt;G@hG;hm0Mt$ywMFJPQd@#MtvgM
     stack_dim_alpha ;C.,.V
     map_dim_alpha ;C.43c.DFn4@L@v+,w;C.3lD6czy30^w82d|y2v:161Yvf!N3c.MNn&;Z9!r5_3hk+R-QYL$G,C-q~HS08T!G#6S~w
      ls3c.7
     map_button_alpha gM.4;C.JL3gM.34&vm;C.&
     content_alpha gM.R9;Gz04-c5ngM.~
     scroll_offset_pt ;C.,.V
     scroll_velocity_pt_s ;C.,.V
     overdrag_pt ;C.,.V
     stack_depth ^8.,.V
     transition_progress m2.,.V
     transition_y_pt m2.,.V
     events ;C.4#^;C.9_h;C.3lJ;C.,P8
    promotion 99 12c3f4b62cca2372
     phase ;C.C^8.7wz.,.D;C
     card j:.,.h
     touch_y_pt m2.4MC.0CV-4gJ@zMC4M%7N8;ssfGgRlMfm2.,.F
     card_y_pt :q.CZl4pg2J3p1zDHmfwmpMCFf@6&y4g0&|3,y!@|Y%!7zy|d@n9v!L!_zQlTvw7LP,z*ldwS^l44!4prL~L85+hCG
      L,0_*~t4^^0R6QmMK%&F_#n8RpG5wc9f1@vJL#Q#vD2&5@9sftw~1_l:kQDTzLgR:7YdlMvKqHmNfkD:33y-RHcl
     card_velocity_pt_s ;C.C+glJf1R-KnVTw@,6dcRmj@PyZC#k_M$tsz4C#;DM:d7&Rf5,w6h#5nD:1-V2QJnmS*8&h2-#w,#dy&m4$@ZqFC
      LF3lN4yNKyMn&:Pp:PFsCD!RmG3KfmYc9kSHnQ%*M#5%_NdScMD8gGSSskrR6k_+m~_~ytSw4gpqv!fwd0+LqH;C
     model_y_pt :q.CZl4pg2J3p1zDHmfwmpcl.,.F
     target y1.Cm2.74H.,.F
     progress dC.CkFhjc1&8Fg:@CJMqP2N0_4h3L^Nm@2,1$|mzDcc;Zv!l:W_|Fh,j7M1$n6Wlw_*&5@NNr~zmGHM8-SDzsFpCnR
      #L_8c!RVkwd6t|WnH7~NG*!*R9g1rG%3w$,NShhd^dJ1JT1_K_7P2^64JsWwJ9CvV~kDVV:N^%6qkRq2fFf,nzgM
     stack_dim_alpha ;C.,.h
     map_dim_alpha ;C.CpnPk;V2kQ;c*1H2LZT6K3yqC*z;QJ*Y_TR~C7PjDhFYcHQ~@M16szMgj4v@&3c.V0^+zm~LWSJ3fg*:&6y^53m
      ~yHG;y6YY^FjG00:@K1:p^l#9t8s*g%$3c.1
     map_button_alpha gM.C-ZZrg8lT^Z;sZTsW;C.,.G
     content_alpha gM.,.h
     scroll_offset_pt ;C.,.h
     scroll_velocity_pt_s ;C.,.h
     overdrag_pt ;C.,.h
     stack_depth ^8.,.h
     transition_progress m2.,.h
     transition_y_pt m2.,.h
     events ;C.4$n;C.3LV;C.6cl;C.,.CP8
    push-during-drag 121 78fbce4da8eb1cbb
     phase ;C.6^8.HrY.Z;C.Zm6.j;C
     card j:.RQh.&j:.k
     touch_y_pt m2.4MCYZM-j+v1j7!K@!TDk$~*cfM-+6Z*+0wNFvmpRqmgFnH@wZPzFQsmrNfC@z6NqSy2|4ndkTg-JQkkf$LJyFv%
      vjQw$8Y6lsm2.,.1
     card_y_pt :q.667~:wqdlf3;qy^~gDP2RlpJf^cRHRJF%yHSN:CCrTDwR5WYP4PMQV0mD;h:1yC_cc!j3;,;r@GsTTy_HM&gMf1
      SCQwcl.d,Y0v8t2gfZlD-:z2:g^4;DYPgNSj00rg6z,_t*yTs--LSVRm+qtz-ll07C&G32wfS~:q.1
     card_velocity_pt_s ;C.6kVS#_YCgP-598C!jWLQtpymmS6l%FNS&30M+fZJ-~f#hT:Wykr2hnH&lwj!Wfh;0j&+_~g^QVw@5T-Zy*cTh15
      -L%@;C.dHCDzc1w&$gDmZ$V^lWqd&zC1G:8h|JD;8DW!9V|*SFgQ$n0HG:HS_JS#%g6FCf2kmG;C.1
     model_y_pt :q.667~:wqdlf3;qy^~gDP2RlpJf^cRHRJF%cl.&:q.k
     target y1.6m2.H4H.&y1.k
     progress dC.67YQWDjpDg^WTKqV^WP,VKZd$n$%qQ,lN;&~q-gJJLw:;$WpRR5t|GtJP#F;j#Fq~sNVMS,F0TVcfwdY2HJlT4Y
      vf_WgM.ddMvD-~ntVNTwY!3&s@n!%3j~r2SQ3zC$VFRt$zv~~1n,c_j0*Y$@L$:n56RLNvcTQDdC.1
     stack_dim_alpha ;C.SqH5K;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.cS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1Rl2c
      l-@L$9Mz&;T@Z;1ct|N_V4Mq;C
     map_dim_alpha ;C.6wK7r@7;df+6L440yS2KtPvg+HzpQNcM3jMQjYpNc@5v-3c.6VZjvz:HfyzwkyH3c.n,CmLRz;gF^~Zr_fQp1,9
      vfWfR,,!L9Lr2P6n8D25JVK1;6C25rPvmYDpM5c3&Q-gc-;C.1
     map_button_alpha gM.6gJ-L7:12K|L7kM;8QF-s_SQC2^ym;C.,.1F00YCVFy4mCfCMcNhgylPP5RlJ,HSM7Y#3FRw9Zl,sf0@V7w_g@g
      G1jt25gM.1
     content_alpha gM.,.#
     scroll_offset_pt ;C.,.#
     scroll_velocity_pt_s ;C.,.#
     overdrag_pt ;C.,.#
     stack_depth ^8.Rwz.&^8.k
     transition_progress m2.R;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.ZgM&&8k&!^^qc3fH;L0@v3P
      %%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2
     transition_y_pt m2.R_ly52F^LD49lfqNp_3Kqn15mR55s7M52dQQ~n7&,z703dN-MJ3sqz+5r+3l7m2.ZcljshWkN29#FJ0CsndZf%y
      6vVgj^D%d~zkr4@:c8#vGTW3G@rw9YmmG^FQ$kY%0$#Fr11G:Fm2
     events ;C.4$n;CLV;C.GgZ;C.WP83G;C.Yt3;C.f8R;CMY
    push-during-pop 91 5f40037b1ada5e8e
     phase ;C.4rY.Z;C.Km6.4rY.Z;C
     card j:.4Qh.yj:.4Qh.c
     touch_y_pt m2.,.V
     card_y_pt :q.5fRnL-4rd*:8vR~K&H8!H1jq3DfKR3q9T^;wPL%knK~g8nvNyT3HS,vpv6:cl.L,Y0v8t2gfZlD9G0WkwgP%+49
      H1y_vy1%+N#+|pN4km%zH3GN@6rM@:2SD*GSzP:08nr|N8cl
     card_velocity_pt_s ;C.5CJ:RW2LPn|4#|%y&@yfc1yd5VqW+0LyY4WK:nGwZWy,%P3HM8LgWp*_#my;C.LHCDzc1w&$gDmQV4:_9zSr3R+
      RCWNRrqYt9#rHJwM|T2z0tZkkFtKLlz6#-ccTdkvTC$7w%;C
     model_y_pt :q.4cl.y:q.4cl.c
     target y1.44H.yy1.44H.c
     progress dC.5;Q%1&*;d$C71-4;|wsmtQ|8nd07n|$V;1%DlD:g#3w&50GF4*K@Q;t8@wdgM.LdMvD-~ntVNTw*30YLPf%h8l;
      @V6268z48ct^gV#;T0tnq1WypWRjRT|vVqVdq,V&h4qHgVgM
     stack_dim_alpha ;C.5qH5K;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.LS_mLRzZt491+!02;vGS^p4,D3c.5VVv3z!5$kNlq;gmM3c
      .5g53c
     map_dim_alpha ;C.5GVSs;VnKvD3c.6#L_Whz3GR+QWwLjc3c.5g53c.L,CmLRz;gF^~Zc;2;vG;|8pqC3c.5^;T&z!5$@*Dn;gmM3c
      .5r~3c
     map_button_alpha gM.56@;C.-F00Y1k;C.Y
     content_alpha gM.,.V
     scroll_offset_pt ;C.,.V
     scroll_velocity_pt_s ;C.,.V
     overdrag_pt ;C.,.V
     stack_depth ^8.4wz.y^8.4wz.c
     transition_progress m2.4;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.KgM&&8k&!^^qc^jzSl7$s|H
      *lRdLs:Q4Fm2~#ccjnp12$+w^KC:Fl*wp0dTN!,$CH_*j,thv!m2
     transition_y_pt m2.4_l3k2F^LRW20_J&#ZKVhP2@%8P#:7M%r$~vpTp#wZQ#7D@,0SN@P5Wl4w~cMm2.KcljshWkN29#FJ0P9+n35:Y
      y%S#R@Tn@60k_~0f^JtSWPM$@_-~^~Tcv46tl|9w:**h,ntS@|m2
     events ;C.4sG;C.YW^;C.Jt3;C.3nS;C.YW^
    push-pop 97 5fd33b55ccac7e53
     phase ;C.4rY.Z;C.Rm6.j;C
     card j:.4Qh.;j:.k
     touch_y_pt m2.,.f
     card_y_pt :q.5fRnL-4rd*:8vR~K&H8!H1jq3DfKR3q9T^;wPL%knK~g8nvNyT3HS,vpv6:cl.S,Y0v8t2gfZlD-:z2:g^4;DYP
      gNSj00rg6z,_t*yTs--LSVRm+qtz-ll07C&G32wfS~:q.1
     card_velocity_pt_s ;C.5CJ:RW2LPn|4#|%y&@yfc1yd5VqW+0LyY4WK:nGwZWy,%P3HM8LgWp*_#my;C.SHCDzc1w&$gDmZ$V^lWqd&zC1
      G:8h|JD;8DW!9V|*SFgQ$n0HG:HS_JS#%g6FCf2kmG;C.1
     model_y_pt :q.4cl.;:q.k
     target y1.44H.;y1.k
     progress dC.5;Q%1&*;d$C71-4;|wsmtQ|8nd07n|$V;1%DlD:g#3w&50GF4*K@Q;t8@wdgM.SdMvD-~ntVNTwY!3&s@n!%3j~
      r2SQ3zC$VFRt$zv~~1n,c_j0*Y$@L$:n56RLNvcTQDdC.1
     stack_dim_alpha ;C.5qH5K;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.SS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1Rl2c
      l-@L$9Mz&;T@Z;1ct|N_V4Mq;C
     map_dim_alpha ;C.5GVSs;VnKvD3c.6#L_Whz3GR+QWwLjc3c.5g53c.S,CmLRz;gF^~Zr_fQp1,9vfWfR,,!L9Lr2P6n8D25JVK1;6
      C25rPvmYDpM5c3&Q-gc-;C.1
     map_button_alpha gM.56@;C.#F00YCVFy4mCfCMcNhgylPP5RlJ,HSM7Y#3FRw9Zl,sf0@V7w_g@gG1jt25gM.1
     content_alpha gM.,.f
     scroll_offset_pt ;C.,.f
     scroll_velocity_pt_s ;C.,.f
     overdrag_pt ;C.,.f
     stack_depth ^8.4wz.;^8.k
     transition_progress m2.4;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.RgM&&8k&!^^qc3fH;L0@v3P
      %%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2
     transition_y_pt m2.4_l3k2F^LRW20_J&#ZKVhP2@%8P#:7M%r$~vpTp#wZQ#7D@,0SN@P5Wl4w~cMm2.RcljshWkN29#FJ0CsndZf%y
      6vVgj^D%d~zkr4@:c8#vGTW3G@rw9YmmG^FQ$kY%0$#Fr11G:Fm2
     events ;C.4sG;C.YW^;C.Qt3;C.f8R;CMY
    push-while-collapsed 211 ee7dbad1cac31007
     phase ;C.4rY.Z;C.Rm6.j;C.RrY.Z;C.Rm6.j;C
     card j:.4Qh.;j:.&_l.;j:.k
     touch_y_pt m2.,.,.,.L
     card_y_pt 8N.5P-;LQJ,,L+d7^Sj8;@~DDqKhww*_4@GLR97sL6H98n,27+Sshr5q~6w:F#cl.SyT3@lL6h|F3~Pf!8DFzFj7Ml
      0lhZj,wh3Q4lkT:&@;!D82Z%-Jr7*3LQZ~sGpq-$:w,#Vn8N.,.-
     card_velocity_pt_s ;C.5-QW~@zhl,|Cw96Nt&ZL$Q&,K|djc*%2gQJvPfF*~CH!G$9TwGlR&Q8K$z@;C.Sv6PsK:mZr&0+4sM0DyHnnHh!
      VKFQsCfG5L_c0|KFk+WR9G%2vt;&QmV35wQ4VNpH7jWlg~;C.,.-
     model_y_pt 8N.4cl.;8N.,.,.Q
     target mw.44H.;mw.,.,.Q
     progress ;C.5%VS2HPZ,Z;&5Zky66D*2Q$G0_@L+yHm4l-dg30#c35!y@R&^TKC5Hy~jf#gM.S378k&!^^qc78Nq8!+l#*GW9k
      G#rQ,pR|dg#d&#Dz@#HTtq+Q;ky!G,3DSr-Zn^0@dyqJKk;C.,.-
     stack_dim_alpha ;C.5qH5K;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.SS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1Rl2c
      l-@L$9Mz&;T@Z;1ct|N_V4Mq;C.SqH5K;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.SS_mLRzZt491+|6vgR5,3zk
      !C|1H,4Lg6;!5-!H~:$1Rl2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C
     map_dim_alpha ;C.7%+7:_@3c.6NCFKh;cV0wTGwv^;3c.5F-3c.Sw1DgRK;C.,.,.L
     map_button_alpha gM.7~h;C.:R4gM.,.,.L
     content_alpha ;C.5P2;ggM.!:+*CT8sYzw+W~-N*P%y|PqJ*#sYh^M,d6sf#Hg|^5r784FkJ9~m%0s@*_c5^9htq;C.,.-
     scroll_offset_pt ;C.,.,.,.L
     scroll_velocity_pt_s ;C.,.,.,.L
     overdrag_pt ;C.,.,.,.L
     stack_depth ^8.4wz.;^8.&wz.;^8.k
     transition_progress m2.4;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.RgM&&8k&!^^qc3fH;L0@v3P
      %%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2.R;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-
      3330t@35j8@R&^TKC57gD!f#m2.RgM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5
      q^r^rm57#tm2
     transition_y_pt m2.4_ly52F^LJv20jgp%_39v-nCMR5#:7M%QdQQ~Tp#wZQc3D@q9^+sq6%$41wf6m2.RcljshWkN29#FJ0CsndZf%y
      6vVgj^D%d~zkr4@:c8#vGTW3G@rw9YmmG^FQ$kY%0$#Fr11G:Fm2.R_lptp8&G+3+:h6f5vSzhtgSK_zD2C_T^rYk5
      Pn#hYwlDdCdd:-@pk^Vp7JmCm2.R8NN^+*2n;6tJqRQ+2Q;_$DYhk!tY-4GFfJHP9-&^*:QD3TVvswVkN&48#*@2sV
      lW#+kcSpFzm2
     events ;C.4sG;C.YW^;C.Qt3;C.hfj;C.Q!4;C.Y+q;C.QzC;C.hs~
    push-while-settling 121 7657218cd45bdcdd
     phase ;C.7^8.5wz.3rY.Z;C.fm6.j;C
     card j:.NQh._j:.k
     touch_y_pt m2.4VT2Vhq7MM6hVKd*th1T1m2.,.p
     card_y_pt 8N.7S,r$zlS2mt~tGC,1DdjRm$tn!yv65vY6yg@6R&|C@2fz36rp33w7PQ+%s%Q+vJvk$34;mTPYzC884$T%Sscl.h
      ,Y0v8t2gfZlD-:z2:g^4;DYPgNSj00rg6z,_t*yTs--LSVRm+qtz-ll07C&G32wfS~:q.1
     card_velocity_pt_s ;C.7J~~vl#w|gp6s:Rjh#tcRpfKk@3sHfLS2|!-%qVdh;k!PY5sK1jdSfD:@|5qV%z#:M5v&;t^1&;c6vpJ,_p;C.h
      HCDzc1w&$gDmZ$V^lWqd&zC1G:8h|JD;8DW!9V|*SFgQ$n0HG:HS_JS#%g6FCf2kmG;C.1
     model_y_pt 8N.7S,r$zlS2mt~tGC:q.3cl._:q.k
     target mw.7m2.5y1.34H._y1.k
     progress ;C.7H8j&M7^rZ3gDY+T;4vKft2889*Rh61fyKll!rhqfpw&:GrlQLph0fkrcZ,J_L%cH||R^4pfHQc,51W_+k1gM.h
      dMvD-~ntVNTwY!3&s@n!%3j~r2SQ3zC$VFRt$zv~~1n,c_j0*Y$@L$:n56RLNvcTQDdC.1
     stack_dim_alpha ;C.NZL3m#N#gSdts3c.5m%%9Y::1-64jq68-3c.6JY3c.gS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1Rl
      2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C
     map_dim_alpha ;C.P8M,nq:;V|M3c.5Qlc_3-C#n*8cwRP93c.5YM3c.h,CmLRz;gF^~Zr_fQp1,9vfWfR,,!L9Lr2P6n8D25JVK1;6
      C25rPvmYDpM5c3&Q-gc-;C.1
     map_button_alpha gM.PVK;C.,.0F00YCVFy4mCfCMcNhgylPP5RlJ,HSM7Y#3FRw9Zl,sf0@V7w_g@gG1jt25gM.1
     content_alpha ;C.7%smjWD|w;T1zNyn92z_,qqw7H!gM.,.h
     scroll_offset_pt ;C.,.#
     scroll_velocity_pt_s ;C.,.#
     overdrag_pt ;C.,.#
     stack_depth ^8.Nwz._^8.k
     transition_progress m2.N$5:0mNd~@+5#w@2$k2kfppRk%+s%M5n:JN9JVjJ$qH;k4Cn$Zz@d1NN_62,lm2.fgM&&8k&!^^qc3fH;L0@v3P
      %%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2
     transition_y_pt m2.NKVrd-p+~&+9&jVw|MHccT|::|L9**|4jllFQ3J2c5s~*wk;3-YG|3vFhwC!gm2.fcljshWkN29#FJ0CsndZf%y
      6vVgj^D%d~zkr4@:c8#vGTW3G@rw9YmmG^FQ$kY%0$#Fr11G:Fm2
     events ;C.4$n;C.0LV;C.44d;C.2p1;C.WP83G;C.dt3;C.f8R;CMY
    reached-detent 85 779a1667d3addd0e
     phase ;C.8^8.Cwz.~;C
     card j:.,.N
     touch_y_pt m2.4$|^HM#V@2RC%Y403GKMRPKmW3l;gg1Vnm2._
     card_y_pt 8N.8CS;8kc@|46RCjQCwPKG6Y+3RMz3^w4tp^g^wDHTYPm6!_yqh;@HW2fvKkV+;:flGhprN!hc1+FrL&|yHNCpgk^
      K$_G2JN6n+;:Y1c^m9RZW8dwW-VS~~h^#9yRJ5Mqsq_WMSC@9s02yq$f3Nd&p+cl
     card_velocity_pt_s ;C.8QRvDfZC++%|d9fk@yg5q1K9$8%^rS8-C+Z*Nk|9PKHRny^WZY5h2mN0$#$G!WMt*3jhzYJ|%4$8$QcZRyFyQ^Q
      Rp|mp4tFvJNSgn+YN*pdzf3dv#3$s;;:3;m!q;@m!sQ@MJ^lT:hv|5Ft97p_gf;C
     model_y_pt 8N.8CS;8kc@|46RCjQCwPKG6Y+3Rcl._
     target mw.8m2.C4H._
     progress ;C.8Jn$&gt4lJt66@@-DhPtjjYLKVt0g#DVCwqFMKgsN55VWHV7T$C;,5F:1Q9HMfQ!+#qMwk;W:-R4s,!q3|^mMj5
      0K*KryKPq_1_r!YhpZY%!v;dwd3wjRm5-%Drc;Np0zQZ9rTY#74Rr6y9c2-V:LgM
     stack_dim_alpha ;C.,.N
     map_dim_alpha ;C.P,;W8*zvP&K#,6DMjw6kc#S@yvCH41M3c.M4Pwyfw%LqtPj7+W~.09RW,-DR|7wGH0L2d_;5@4V3c.6
     map_button_alpha gM.P~^,QkF;C.&
     content_alpha ;C.85MR3C,ST#W|C8~YYjGP:V1!dgM._
     scroll_offset_pt ;C.,.N
     scroll_velocity_pt_s ;C.,.N
     overdrag_pt ;C.,.N
     stack_depth ^8.,.N
     transition_progress m2.,.N
     transition_y_pt m2.,.N
     events ;C.4$n;C.1LV;C.9C4;C.^P8
    reduce-motion 373 c8df4b42d5111bd0
     phase ;C.4wz.&rY.Z;C.Km6.j;C.Cwz._;C.1wz.&rY.Y;C.Lm6.j;C
     card j:.,.0Qh.yj:.,.,.vQh.yj:.k
     touch_y_pt m2.,.,.,.,.,.:
     card_y_pt 8N.5Tp-~c-Hyd|!3-tcGCCSR$l#~q^z9v5#rncQ9$0f*G|,_T~ppw~nYp9s;D#%%gc~3-Jvqr6fyF:LFQl|T18qyKV
      qfspN5#vj0dCpvyyM4w4rlN-&8dZrCqZ10-fWT+qsZly60tNKh9lV#QDN^qF5KNClT:N~yP#Ft4:-HWg:s^2dYrMwh
      pscl.L,Y0v8t2gfZlD-:z2:g^4;DYPgNSj00rg6z,_t*yTs--LSVRm+qtz-ll07C&G32wfS~:q.G@cmG4Pg5sN#N+m
      KL:D21N&n$&ZG67QjCp6g_8-vWW+wW4Lln65gz;y89LnS@Dk*HlkF-rv6&j1:!1CT24rVkfc@&;!zhyLZnJQ1pKG|h
      dq|h:*Gj-JCy2:Mg&ZHK8N.2T61gw#@g0++n@DD!+Dt3Kmw14k$#t|n8lrw9l4!:shZzck51^07sk*Gw:f^lG!H^:H
      &Cm4k;c!1Fh!CSJhDPk2,f%W52p4yy29!tH$8T5zdc:wYD0~9-wPy-k1D@5g24_$28_p2qHY~3ytHh0LLf:yYgcHnM
      1v35tqr*mKv,FKfGcl.P,Y0v8t2gfZlD-:z2:g^4;DYPgNSj00rg6z,_t*yTs--LSVRm+qtz-ll07C&G32wfS~:q.1
     card_velocity_pt_s ;C.5ZR@2&nss_ZgNzd7Qjy9R_GYJzT6vmP60g6KCSS:@Z;r+l:FjlhR:Z2:!Rq4WJ2grc9WdnhpS1^SSl:_TL0Df#W
      ZGD_@m,lkfWF9sDP;_R09d@3@KmT-Y&|;dQF+Z4^fF8@_;fy$Nf!L_dw:*%W1K$!!#9ydSqpd$kyKd*tN~$SL3tW+j
      7_;C.LHCDzc1w&$gDmZ$V^lWqd&zC1G:8h|JD;8DW!9V|*SFgQ$n0HG:HS_JS#%g6FCf2kmG;C.GW0~S:PK~pzryhv
      %n~$#T#^2$-H7lk0%@w:h_G6r56%kmdnSZzQFw7_wkT~2z1-d^2^KFpRc1,sMjshlstd0r-RN|Gkv%0R%F4^:lG2y3
      vM3SqQ+2kH#r~v*rl-#Q;C.2^J0cN3#||t#F4QgFj#@NlMzy;RPp2N#R:4Rc_DW;Q23l8fqqsY2-kQGV*sq#@QfytC
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
     stack_dim_alpha ;C.,.1qH5K;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.LS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1Rl
      2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C.,.,.9vW@PR_qjN2l$v52T49v+@CjLwyP#jZTHcsWF2hcZdmmkpqTfZDT4!sz5
      3c.MS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1Rl2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C
     map_dim_alpha ;C.PCN-v2-S+wck5z4YWGkNJhz+CVtTw-918;_,7@W#c;C.Md9^kp~Zp:$-&52pMRg-~3c.6F:S@S_2,kf43N8Dp3c
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
     transition_progress m2.,.0;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.KgM&&8k&!^^qc3fH;L0@v
      3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2.,.,.8;C0P,4F95:N2G*YRc:83872492z:!3
      ZRS:8!5;$q|-zp-z5!8pVKm%KfRLm2.LgM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@
      2N~5q^r^rm57#tm2
     transition_y_pt m2.,.0_l3k2F^LJvf-_J558!VhP2@%&:HKst%r$~Q~TpJ6ZQ8dMJ7Z,@FF5WWG1wf6m2.KcljshWkN29#FJ0CsndZf
      %y6vVgj^D%d~zkr4@:c8#vGTW3G@rw9YmmG^FQ$kY%0$#Fr11G:Fm2.,.,.8_l!tnfRq%!M;dc9&ql3d9@pKPwfNrw
      FJnLtR;fG_p1VkD^n^D2H%gpvd*Nm2.LcljshWkN29#FJ0CsndZf%y6vVgj^D%d~zkr4@:c8#vGTW3G@rw9YmmG^FQ
      $kY%0$#Fr11G:Fm2
     events ;C.4jH;C.%Y1;C.YW^;C.Jt3;C.f8R;CMY;C.9_h;C.%4p;C.0;0;C.0jH;C.%FM;C.TP8;C3G;C.Kt3;C.f8R;CMY
    resize 95 99feff92feb08050
     phase ;C.Zwz.|;C
     card j:.,.c
     touch_y_pt m2.,.c
     card_y_pt Hn.cvS;s8s-1t:t*~0yr&9Sg4C5l|gS3rWt&Q:vYqw^1;:4#~909!6MVD_RqRc8f~6zj4Z;C6D%vd7z;#dW4;#Qcg:
      0-C#VJH4wSN|S@ms2hC2+Tm786m5MvGckrMs7%^^zL
     card_velocity_pt_s ;C.ctJN:@7+07_|76Q9q*d%zy;$^S0t%tKJ$Dc#2g2NMQNVmT4yTt-!R$DZdmdGC$0kw1!hlL&^5y^n@*;3K#d*vyS
      Zp:Ywkv_^Q_Qy4k7g9jJYN9S+&qWc#GJNmTW+Q:r;C
     model_y_pt Hn.ZzL.,
     target y1.Z4H.,
     progress %v.c_gW&P0M6_G_Z4c*NWc^nZ9D$M$V!;,0zSpg2yg|^@ncJ3^kGj-S2f&9*QSY2K%WS5YtW4c3Dh:0qYGP~3#7T04
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
    rest-on-target 55 79c83a81ee7873d1
     phase ;C.7^8.Nwz.R;C
     card j:.!
     touch_y_pt m2.4MC&K0D9-ZLTz&l^-T6z2mvG49-.Cm2.S
     card_y_pt :q.8f^r*KMT_@khSD#Sj:q.k
     card_velocity_pt_s ;C.7plspSPpl@zYvwPs3YvwP.1;C.g
     model_y_pt :q.8f^r*KMT_@khSD#Sj:q.k
     target y1.7m2.Ny1.S
     progress mL.87#nW8Qdq33HGy|#,mL.k
     stack_dim_alpha ;C.!
     map_dim_alpha ;C.!
     map_button_alpha gM.805H6W+&c0p&TZl7;gM.k
     content_alpha gM.!
     scroll_offset_pt ;C.!
     scroll_velocity_pt_s ;C.!
     overdrag_pt ;C.!
     stack_depth ^8.!
     transition_progress m2.!
     transition_y_pt m2.!
     events ;C.4$n;C.0LV;C.Mr~;C.QpS
    retarget 45 9659971703d955e6
     phase ;C.4wz.l;C
     card j:.t
     touch_y_pt m2.t
     card_y_pt 8N.5Tp-~c-cky|F7Sr@ql&q6*H49$8G49YV4&-K9T#Pm56K7Kq::h6N%|ZlPrzt3#:#v,rN8Llr|N7:q
     card_velocity_pt_s ;C.5ZR@2&nCzVG;6dHS9~Kd~t#NfzgSk;p,L+t8Hg+hQs!_HGL4Cs73P~Wfs!G@lk%^3KFq%tP!CZw;C
     model_y_pt 8N.4:q.2cl.88N.4:q.L
     target mw.4y1.24H.8mw.4y1.L
     progress ;C.5-;mY&c7-ydPd$f,5GwR#Yt37|k6gKv_mWJ_^v*vK-1QkLc-!M:*Dgj#!4-jlTcv_7g*;6Q-W;SdC
     stack_dim_alpha ;C.t
     map_dim_alpha ;C.F!_Kf_f+W6~~6SWr8p%Y#45;C.M
     map_button_alpha gM.F$YmV;C.6^4gM.M
     content_alpha ;C.5j^j35WZL&YlK1rgM.9Nq,dppZ&@gpnNSQ0MFf|#tCZynY21t6#*j+cmZgM
     scroll_offset_pt ;C.t
     scroll_velocity_pt_s ;C.t
     overdrag_pt ;C.t
     stack_depth ^8.t
     transition_progress m2.t
     transition_y_pt m2.t
     events ;C.4jH;C.1^T;C.7N#;C.3:!;C.J8R
    right-to-left 139 8a44411a197a4ca7
     phase ;C.7rk.,.J;C.Zrk.K;C
     card T*.,.,.9
     touch_y_pt m2.4mY,5Jsnr^,_f&JF0sRm2.,.9mY,5Jsnr^,_f&JF0sRm2.n
     card_y_pt zL.,.,.9
     card_velocity_pt_s ;C.,.,.9
     model_y_pt zL.,.,.9
     target 4H.,.,.9
     progress gM.,.,.9
     stack_dim_alpha ;C.,.,.9
     map_dim_alpha ;C.,.,.9
     map_button_alpha gM.,.,.9
     content_alpha gM.,.,.9
     scroll_offset_pt ;C.,.,.9
     scroll_velocity_pt_s ;C.,.,.9
     overdrag_pt ;C.,.,.9
     stack_depth ^8.,.,.9
     transition_progress m2.,.,.9
     transition_y_pt m2.,.,.9
     events ;C.4mN;C.0LV;C.3$c;C.kZq;C.j;3;C.Yg#;C.Jsl
    rotation 175 8f796c812c2ef261
     phase ;C.4rY.Z;C.,.0m6.j;C.k
     card j:.4Qh.,.dj:.,.7
     touch_y_pt m2.,.,.w
     card_y_pt :q.5rn*FkpYV9^3r$!22SN9JT7-,tmyWz*MdMKQ$PTR0q3Y#-nSTZc+T2zF%p@8N.K*D.R8N.SY,n7vT94!4nqGVNj
      SY7n9c*TNrlp$M*jH@mHNhGsTHYd9$5gqSwGDwR_:KypQm:SHY:q.F*D.R:q
     card_velocity_pt_s ;C.5lNgW5lYQsRr,^$0vyf&%_;sQ@yJk&@847GYh7H%FFF$PQ89G:%Yc,mg5y;;C.,.1&H%|R_lJpVNVF__7d|_yY_
      MC0g-Q~&lTD;;5d,@+Lf$jsc@Qh$DZMsk16,wvkjNY0n;C.m
     model_y_pt :q.48N.y*D.R8N.R:q.y*D.R:q
     target y1.4mw.y4H.Rmw.Ry1.y4H.Ry1
     progress dC.5%;rvPf3VP12,85;qcDj:p7hpRSZw1y&;+%Z*!wyrZ*#f04qCnLTnCrW97n;C.KgM.R;C.SLlQ4y#*Gw@ZcVV^W
      8^CzG*gm!Q,jDqn+Tj|d;gk|#$TTF,T1yD9H4qC,L;#$td+V8#dC.FgM.RdC
     stack_dim_alpha ;C.5qH5K;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.,.1S_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1Rl
      2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C.k
     map_dim_alpha ;C.,.,.w
     map_button_alpha gM.,.,.w
     content_alpha gM.5Mh_cnhJ2_*;C.6zKd-L@PwltPZ,~zK;C.5Gf;C.KgM.R;C.S1PgZ0rK-CJNrKKZtFJt+*DZ*N;pn3ws^CKP#+2
      3G0r,dMs3ZvcrPJVVDv+jdM_:4*8gM.m
     scroll_offset_pt ;C.,.,.w
     scroll_velocity_pt_s ;C.,.,.w
     overdrag_pt ;C.,.,.w
     stack_depth ^8.4wz.,.d^8.,.7
     transition_progress m2.4;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.,.0gM&&8k&!^^qc3fH;L0@v
      3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2.k
     transition_y_pt m2.4_lwv5Q&G+3+:YTf5vSl2tgSKYLD2C_T^rYk5HP!ZYwlDdCP,:-@p%pVp%!mCm2.,.08NN^+*2n;6tJqRQ+2Q;_
      $DYhk!tY-4GFfJHP9-&^*:QD3TVvswVkN&48#*@2sVlW#+kcSpFzm2.k
     events ;C.4sG;C.YG#;C.J;-;C.QQ1;C.Qt3;C.f8R;CMY;C.9;-;C.QY;
    rotation-during-drag 121 f0a33c79de2fd32d
     phase ;C.6^8.Pwz.%;C.d
     card j:.,.#
     touch_y_pt m2.4MC*Rrk~vryplhfqj3!-NW!Sz#%DG$ptk~n|!2-mrj@zwjtp5WrKz8%9*S&p9ZZpYTfvcJ^8mm2.,.G
     card_y_pt :q.6k,&CRy5Ry2T8yMD%8f#H,s5~NJ9h3+V9F!@M+GHw5+cG_FnCWzk2$;SW^V6:hmLM5LH~hqfnv09;tLQ#s0Wc&;
      hmdpCDrj5+;8HL6m&&,-DL9n|j$~4MLd;w|$G!v:9cCdrM^s:fGyYpM59v56htrGkFRj-N_$rv*9*D.c:q
     card_velocity_pt_s ;C.6^Yc*J~f:N;qc1Qc^nD:@+g7$q4Zd_50s-rlKtHHkF5jyhPzjH4Wz^4sK6Q*FL3F#sFZ%2G&wqlg#6WY_-0|y+%
      2k_9nnd*M5Wt_CG!00QqngTqv&tTZ2-MrM@HzZWSFr5Dcv#ZV+^|SP#Gf_+rvFHHRrd,0J13#QDF;C.d
     model_y_pt :q.6k,&CRy5Ry2T8yMD%8f#H,s5~NJ9h3+V9F!@M+GHw5+cG*D.,.T:q
     target y1.6m2.P4H.,.Ty1
     progress dC.6LjkjyZ#2R+@8hRZQ,-%8Pp12LFZW9T%2y1CVHGFK~nNj42LW6SCF9r1g#KgcNLGk%MKSMSc:fZ1|qDq6SDzJ^h
      hh~R_LtfL$qp41c+clHFC#k@,Q@M&hVh%f_9c~,Yhflg&Ww2Fr;__gvV*,Lcv,0L!;SPKR;Kh+k4gM.cdC
     stack_dim_alpha ;C.,.#
     map_dim_alpha ;C.,.#
     map_button_alpha gM.,.#
     content_alpha gM.6&f:Y#M~*9yW!vcH_@s7$kt~mR3J!dJf$%VPh%;wYcr*dP~t*$9VZzFgM.,.P
     scroll_offset_pt ;C.,.#
     scroll_velocity_pt_s ;C.,.#
     overdrag_pt ;C.,.#
     stack_depth ^8.,.#
     transition_progress m2.,.#
     transition_y_pt m2.,.#
     events ;C.4$n;CLV;C.Nzn;C.$P8;C.ZY;
    rotation-during-settle 91 a7dc1a9abe711170
     phase ;C.7^8.3wz.~;C.G
     card j:.,.V
     touch_y_pt m2.4VNg;T,hFr_8tkWYLm2.,.D
     card_y_pt 8N.7&Md0%FlRQQ~S5Hh7^dcWzpS0|:MGQ~W|,VWdYv|JS#DVJzs%*l%hRgFr;41r_#:rTW3~MFs&^*;qWt5$%%kg+1
      WnQ@hz82fy6|n@C@H9^^pQYY##GscK5D0P,4,&sfk4M8rSYq*D.F:q
     card_velocity_pt_s ;C.7-_pP^nV$r2j#gpQ!-nmKq-:Vfc:l2&w+dH@HF~wKGg-vGfy!d1^6D4J*4Hfr5hvSCFq^c+3*hS6v7+F3j%y5z~
      y~y1VWsQNv!Wd3gHm0PzS*WG7,-JZrwcNwMV5HcpD6,P2z-2;C.G
     model_y_pt 8N.7&Md0%FlRQQ:q.3*D.,.5:q
     target mw.7m2.3y1.34H.,.5y1
     progress ;C.7Z|ZCd1c+M%71l0WHQ8t$nkg+C+P+W7f^8|mnD!3NdW_@jm7-82LG:ldl+^MC~FPd2,j%:3&F%gmnGLFrJcVNDL
      #4GMMJ5M~Z@;@QyNLP3f^7~,ZVf2Y-1gDyK9M3FgP;2qV6hRgM.FdC
     stack_dim_alpha ;C.,.V
     map_dim_alpha ;C.,.V
     map_button_alpha gM.,.V
     content_alpha ;C.7sdDJq+DJW0nySfV+~~jCf|%C:|gM.,.3
     scroll_offset_pt ;C.,.V
     scroll_velocity_pt_s ;C.,.V
     overdrag_pt ;C.,.V
     stack_depth ^8.,.V
     transition_progress m2.,.V
     transition_y_pt m2.,.V
     events ;C.4$n;C.0LV;C.2,Z;C.2wM;C.@P8;C.DY;
    rotation-returns 106 da47b78884828730
     phase ;C.7^8.3wz.,.V;C
     card j:.,.q
     touch_y_pt m2.4Snw3jVtpyHl_l9^3m2.,.W
     card_y_pt :q.756@_7KnTqY0M8;WmLP23HQj43mTs+7N*FlC_FfV-R7cts$m+VJl46qCFct!|YQjrp89-1*jSrRwv1^j@csQ44^
      @j%gTs5n|!h^q~675d1Y8h+hC48v;QRh9#J:fgTwD+%my:DGS6qZh:%48RSz+8,n-hyZTZ!TRt~Sjw8j;&qmY4G@yk
      5CRR6+Z+;#M^+!5s:q
     card_velocity_pt_s ;C.7K1HLPg80N*;Cl6cHGL;Ct@RLmYN8Wglks%n0;C8J+%ng!5pR^YS3WV@rW6$Q7LY^Ds@32#w&wL:5|qcpZH+-l|
      3qf87_3P~dD,t5|t_fL7Gn7WDl*Dl&2h:+$CT0C$9VtrMjh5Jyj%v2:%c%J3K!K6!cKPrmD0TYqN3hZ$*4l:Mr043p
      7lvtWC_t#jC9k!$+;C
     model_y_pt :q.756@_7KnTqYcl.2*D.7:q.,.G
     target y1.7m2.34H.Dy1.,.G
     progress mL.7~v3hPJrKRZ*Pj#6k|lt!s&plW69ZtpqWz&yr5Yc4SKnJ6!L#+m;s8Q,!wyp|ZkJF0Kln4zq^_8dMP@JCq#dh#+
      ~K@@gpfjPFV&%sWF;DsfJFYh1_V9@:Qt6*~HZZf5QmHn*PNkSp#PSFw5TRMrW9p$0&GD2+%8DfKlWY$Z2GTW5FQJ;M
      J4t$ytnMl4lgLPW6mL
     stack_dim_alpha ;C.,.q
     map_dim_alpha ;C.GY*|;#4vJ06+9g%STT&n^wCn2F**M6$|&^c_S3d&T:wCS|N1-2Dc717$tLKDmTv|RKWPr_60%rcG0dn$vfjYW%*
      $Fy$7@*t;2yV;C.q
     map_button_alpha gM.7YZz|:$$C*q;SC!8MnTspNHH3L$&5VS^jfHkgN1c%J4,kzp5^7*:ws&%w:t*_YL1R^JSr6Yn-!1Zh+Vr9_RRF,n
      3H,FzgmvTk:5nRHk6fFDN73RgM.q
     content_alpha gM.,.q
     scroll_offset_pt ;C.,.q
     scroll_velocity_pt_s ;C.,.q
     overdrag_pt ;C.,.q
     stack_depth ^8.,.q
     transition_progress m2.,.q
     transition_y_pt m2.,.q
     events ;C.4$n;C.0LV;C.23$;C.1Gv;C.6vl;C.8Y&;C.,.08R
    rubber-band 118 14fd4088a125e41f
     phase ;C.7^8.-wz.#;C
     card j:.,.;
     touch_y_pt m2.4&1MJsSpC,G2@V9_dNKkP+zL_Vz+6t2P0,QJws$fKp4vWf|ZG^%$dM3&pvD.02%66&^Kc0$S_zH8Gr3WNdFFQt3
      S6t2MrZm%HMvtW+SYGVHjqm2.$
     card_y_pt cl.7y2S|Z*PS8S8Dk5:YNSDF$nSDRr1K7h3%d&tdyqyQYjm++$4zp#3+t&GY%V4d690Y#jS~WW:ZVm+1D;^w$Yh:ht
      -Yw~Zz+G#CGlYy^#hZ#k,%w3_K0+^9:lPc|k|^!^RF$Yzm,~7V,$**GW$:GtY1cf|j!,^q$|zrZhQZd^pcsw1_LR*k
      nf!rl+8-pLql|%_kJ8s0yrDh6GwG:!YYsN5&PVTM:q
     card_velocity_pt_s ;C.7pGzztR3l6%Ynkz!R888nrtP*j^h_@&K!C18fhkH&skJjTCL7HDwj8k!F~#Fl6-p$KtDlP&T4P5Q2m4RcD9#HKg
      _7g9z*!qR_tcy6p_g#d|vR^38!G~nK:psJNvpvW;y+,kS;g#QrQh9Z:gfwVwZ-rKLYqdg*3TDqQWlSYhT9wn|W1R:v
      L_c%~Gt|kC;nQ7;wHnR|2!qk~nnF4V+9w#kL9~qM;C
     model_y_pt cl.7y2S|Z*PS8S8Dk5:YNSDF$nSDRr1K7h3%d&tdyqyQYjm++$4zp#3+t&GY%V4d690Y#jS~WW:ZVm+1D;^w$Yh:ht
      -Yw~Zz+G#CGlYy^#:q.$
     target 4H.7m2.-y1.$
     progress gM.7DG-mLH#^S:d:m#RdqtWdmFCS|;0Q5wGf3,7G9;!lrDJh8v@SW8~6,pcqGl7$r$tTfnnmY$;,19&mH;775Cj@7k
      LK-ps1GJS75_7w|cKJS9mH97Q*V+Sr#_:YQn86g9DV@RpLYfC|*8*lFr-*H$^1s;t9vM3WKvfW:7VQ7%M&^jhf0h2%
      ,3|dTk34rzRYfygT39VJnyn1h2C&Q*hL4m8n05GQdC
     stack_dim_alpha ;C.,.;
     map_dim_alpha 3c.rKgg*kpNP1f9^p#Kp0W2zp&#!nWd4R&W@z_ymzd:^fw7y-c@%-5!nn^dymfjl^CWg;C.M%jdSQ_#j8RLdG9j8$l
      PLP%yTfKLN%MStKpgnN7pN;C.1
     map_button_alpha ;C.|flGk!z3fjwwd91G1jCMGsNgM.M;$C0ztmMpT#!PlrtNm~FCk@,Mv|+|W;Nn*;2Lmj1gM.1
     content_alpha gM.,.9ds6fJ$4W:kNw3cNrVr&g%@k;*#p:;Cmnwh#9Zf+:gM.Ms0g1gM
     scroll_offset_pt ;C.,.;
     scroll_velocity_pt_s ;C.,.;
     overdrag_pt ;C.78hyrGtLq:qF6ZQkGSm;f7WmF9rn8M^mc5%SFF1nyG$:FyDwrS7Hkl+QY~S%Fv:RYv1Rv;C.,.9
     stack_depth ^8.,.;
     transition_progress m2.,.;
     transition_y_pt m2.,.;
     events ;C.4$n;C.0LV;C.+;^;C.@8R
    rubber-band-bottom 107 9e66009fda63bda7
     phase ;C.7^8.mwz.$;C
     card j:.,.r
     touch_y_pt m2.4$|_%c,lKlHSGrlQhd!63g~Sg~!:,|Kf;:TCYyWN*lsVTwfsDpTtVVh*YhJKqZrSj!:$Cl955z~!c~C9nvKr6m2
      .%
     card_y_pt 8N.7k+-#jMFy@WfJ-6;f!l#&C:WPCG%P7zvYRDy_%t7lRGv*C@5dKq9kRfN+ymy@1n0L;M_-L+rkPFj|$1WJM304m3
      --z#dSY||VPr6Cqcl51V~^fJvGcv-M!j00c28Ff$&s|7QD2JR5@Sd9$cC6F|K6Y9,m,cPtJhVV0qQ2J!Z%14|t$^Z_
      P3tz_zwnn9+,#MP-^r8N
     card_velocity_pt_s ;C.7Rfg4n|&LQYCSZ720__$:q7N&cvk@ZJk;lZ8_qn:*z0g8,s5*DTz5~DCh6G_1G5lYqDhV:dsLMVMN@;Kc31@tp4
      6lt~|SNT!,L@+SdY+NHh2z6H4v-W#2%#pGwhmRKz@5w*81#3r18C&$lZrCg|QW:_ljz&qv~F|0f$V*q_^;H$@06kh%
      1N@fyq;zC3dGl@_cFN;C
     model_y_pt 8N.7k+-#jMFy@WfJ-6;f!l#&C:WPCG%P7zvYRDy_%t7lRGv*C@5dKq9kRfN+ymy@1n0L;M_-L+rkPFj|$18N.%
     target mw.7m2.mmw.%
     progress ;C.7ML|cm^N:,lkH8PtNgJ1CQ,7N**tjS+v%&5KHLt64%4Rwk%RdCj0^2m*Z%M&nR52J9!z!6YrzlpnmPR:~F^Fq8N
      DmpY8S$cShs~*YK&5l_F;g9Qhmr#@V^@JLW6dg_tDfDgwdVj-Q|RwLn#HH7tH!KR~1q*7kd:Gp66R0v_JCp6KlHRk%
      L39QVK9;|M*-n3MFT*;C
     stack_dim_alpha ;C.,.r
     map_dim_alpha ;C.,.r
     map_button_alpha gM.,.r
     content_alpha ;C.k%+7lY^rLQ|&j*-%tD;jzP$7G^cwTQkwstQPjyyR|39$&dK7fT^+fr&Lv;C.M$d;78^dQnz1~62zhgs#V+M+$%F
      ;Zkqp%g+3+Mh;;;C.0
     scroll_offset_pt ;C.,.r
     scroll_velocity_pt_s ;C.,.r
     overdrag_pt ;C.7Dr729GdmG@k93FzTGz-L;Y4C$KQ9v^|V3$zQ_5p3;1+JWLL+#!RN&klK;C.,.4
     stack_depth ^8.,.r
     transition_progress m2.,.r
     transition_y_pt m2.,.r
     events ;C.4$n;C.0LV;C.l~&;C.#;0
    rubber-jump 49 a9c292ae506f2b70
     phase ;C.5^8.Jwz.R;C
     card j:.z
     touch_y_pt m2.4Pz.6&1.8m2.S
     card_y_pt 3R.F8J.9vqKn5Pc,_V%QQ$M:zc728KPV_TV4qZ^P2&g;S12D4$Ryt^3R
     card_velocity_pt_s ;C.Fzk4w;C.64Pp6FkK$3$_fJ_+PF1pQK_SM9wSM~~w_wtQ,hSN@hSJ84%^4;C
     model_y_pt 3R.F8J.83R.S
     target 8k.5m2.J8k.S
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
     events ;C.4$nMj;C.43S;C.77Z;C.Q+k
    scroll-bounce 113 632423628a08d1d7
     phase ;C.7L~.4h+.Hn,.,.J;C
     card j:.,.z
     touch_y_pt m2.4mY70*gZg82vdJ$SZ-fm2.,.g
     card_y_pt cl.,.z
     card_velocity_pt_s ;C.,.z
     model_y_pt cl.,.z
     target 4H.,.z
     progress gM.,.z
     stack_dim_alpha ;C.,.z
     map_dim_alpha 3c.,.z
     map_button_alpha ;C.,.z
     content_alpha gM.,.z
     scroll_offset_pt ;C.7%Kmc#0MCcG6,!&*0;SFJ3T*2L:Y&Mjj-4mcg:QJRjtKJRDlM;MC#M17TNy202|s3q!nDWCpNR|_m+-Pjm5:ZsV
      Z&@!SSsLp*CJ!k23Jj+klr4v$mPRmg43H0Zy!Y05n03%!GWv3Kz|-9-Gf36+kr~krT5g6P_rMW~%tfwG;r~8r&Hs*m
      #!dH2GP@+S#@SStppS0S&VGpF++*^4tp
     scroll_velocity_pt_s ;C.7SNV1ZFwzjSfg8M*@jNY^TDNvz2Fj!tZ&#*c4$-R#cCnqD;3^fKfN~Ykh2N$^SG3|n%Mn-y@hZ8hqsq~&Zgs#$+
      $*$-_663cCD,4W50vCwsMV8+Ct|F5hJQ_NZv7:VLJ&25v:*,+hjR9@k,7TTr:$$:KqTf^@0V^p8*plWC$T@7W9~6-s
      ##Wts;-^gyWZ6rT00_j,_41&mt74#M;C
     overdrag_pt ;C.,.z
     stack_depth ^8.,.z
     transition_progress m2.,.z
     transition_y_pt m2.,.z
     events ;C.4mN;C.0LV;C.3QD;C.GP#;C.r6R;C.k
    scroll-handoff-both-ways 123 11d01786b7535729
     phase ;C.5^8.DL~.N^8.Lwz.~;C
     card j:.,.%
     touch_y_pt m2.4NSyV+WJ!TCr599fv&!yQ@R!rKkp,0Y728,h_NJ&yrjf%tr,,7DJ:1TC!h6j*tlRmJ4^jmpYQ2qjM_|yy:ksc:9
      +Tkg1l+h2dHHn@~nYMDZScm2._
     card_y_pt :q.5^1g*wqQNL;z^1yn&zrv~6_,v3Hcl.NP@W4PnG:7,dc4NY#s11MnRWVc4yldf+gf!+zR,3WG35h0&|8+Rrg#kvn
      |p$8+__F@Q#d+;^fy2JLnVr8qDwv0snt41$5zHk^cSYrPm2^3cv*ky!J|k@c!qczTg7-#GRJrLY4HT8_$@R9D5$K+3
      wPr8F,M1$Qrs^R248N
     card_velocity_pt_s ;C.5J#-Cp37;9d5$wrCq@R,~@Lq9m0;C.Nrvs*+s^PgLC~Qmj+KGqpDQPH1k33W,36VVTPJ6rPhL:YYmkdK^mY9fc1
      @Fdw+LL-9WvyDH^1Zw6&f+kvyl25G+vw#|Gg|37f$cdK110R|WdRGv9|F-rThwjFZ#k%:v8;M1jd@&39G:HVC!HP7C
      !n*L4szC~z#F918_;C
     model_y_pt :q.5^1g*wqQNL;z^1yn&zrv~6_,v3Hcl.NP@W4PnG:7,dc4NY#s11MnRWVc4yldf+gf!+zR,8N._
     target y1.5m2.D4H.Nm2.Lmw._
     progress dC.57:2JR$PNm04|s^~Grshv5N*:VjgM.NNYYRklT3gs%GK@m^vK%Nzd4HMvyyDf^0_tQG%j_thJ7F8+_TfsfHz|6M
      JC%&J#@@Dfz^~lv5yvD%$+q378lP;^@1%LW#N%6^0gQ_tVQ3J|R+l8Yl,drZL^Fz|ck^CwfZk&g9V@%cqkl70*|KyY
      &2gCt76^LtZR,CSh;C
     stack_dim_alpha ;C.,.%
     map_dim_alpha ;C.5~q;+,1&9Ls-;!LvW*C;yJtPVV43c.NZVZkd#59Q%SP;ShZfgtcq*ZcSqZZRS009Cj~;C.|
     map_button_alpha gM.5sV10&PMk;C.rmGjLkj#5YhgM.|
     content_alpha gM.%SZ*^WH8n_52;FtsFrm+2GH1~@%Z9dpdL;C.MkdTrN%8kv&3q9YpG~;*,Dfmn1@md:+n4;6jMp3k$;C.6
     scroll_offset_pt ;C.MtsL8mc&LmR7YdzCn5081m7kpzY:rS2mnt65G8dP#5$;C.,.K
     scroll_velocity_pt_s ;C.M_rzR*JH8v|0k^!M-29#N*Z;&_ZyLr@s*c9|QQ^RG2C;C.,.K
     overdrag_pt ;C.,.%
     stack_depth ^8.,.%
     transition_progress m2.,.%
     transition_y_pt m2.,.%
     events ;C.4mNLV;C.C+z;C.M;8;C.K$%;C.^;0
    scroll-handoff-down 114 7935bcf164510e84
     phase ;C.5L~.G;C.LL~.6^8.9wz.:;C
     card j:.,.+
     touch_y_pt m2.4PPF%fcW8j-PD!z7mf4FH2pqyyH.2m2.FW+01-Vn5Z8*fVr0%slpm~k^Sg&Y|NrYmlW$Rk_QS33FhM::lm2.;
     card_y_pt cl.zVT6Jdk9Ds5p-9!6dYyQt$4!s*_QVzc|szZt0jMT_tN*yfDYGy|MGZPQ5cC_W#ZL~~*Wt*p##@+|n1PSZ54%8Zc
      dm318$4M^&!sw5dLYYQS+Td%,2sGVmnF-!wnPL1w+J:q
     card_velocity_pt_s ;C.zQ0nHNwM!zy%y&p14;VF5-WzTT-hF#Zk1q|F0&@dJnSPpgM8*V*M@78+_fnnNYK;|+k@9Kp31LFq4V+47vYtH;Z
      jm7v76;Qc~GT^~gPm,8TzZ-g9q0:j&1N|@GdmqJdsl;C
     model_y_pt cl.zVT6Jdk9Ds5p-9!6dYyQt$4:q.;
     target 4H.zm2.9y1.;
     progress gM.zdfMd4vn!5057CFQY$q@K|MJ5w|hz;Nn8Q3$VMH|J;q*TV^3jdZSW6RQhklhFgNcMPq%SS^#%K77r-R^@NW,1y4
      0M&z&@Gp59L,TvgT,DDr9gp!dr%3:k8f:HnWRZY%^8dC
     stack_dim_alpha ;C.,.+
     map_dim_alpha 3c.zDTVGD~91;8zT1gfj^k*5qknW2r0S4QGhZ#sn.05q7$#0;C.M,L%q|l!9qq%5^ZvYGd4l7^DyW3w1g*y-9__3Sc
      Hy;C.1
     map_button_alpha ;C.%D79&H&;_9VNc~!JgwR!mF7drgM.M;*&2*8+:Kww5W5Y@rN$g^:8yp;nphw4m2j5,MS;4gM.1
     content_alpha gM.,.53&t^GcW%^m!g@zzgFV69!;Z7$T:_W+4sYCSP|^TQgM.Mq^VWgM
     scroll_offset_pt ;C.5v-6Z#sT%jrMNd|:P*s9fPL8N.Q:_VY9VvSShNZtlg%;C.,
     scroll_velocity_pt_s ;C.5Mkf%53qs:KzRqGl;$wgh8K^9.1;C.MY1!TCqpQsP*WLjRS;C.,
     overdrag_pt ;C.,.+
     stack_depth ^8.,.+
     transition_progress m2.,.+
     transition_y_pt m2.,.+
     events ;C.4mNLV;C.FN&;C.DmN;C.2LV;C.5;8;C.8*c;C.*8R
    scroll-handoff-up 163 567c96037db6c876
     phase ;C.8^8.9L~.4h+.,.3n,.,.0;C
     card j:.,.,.h
     touch_y_pt m2.4NSySKmf%_4r%C7gLGdjng&rP6Qkwjkz_C4%SncSjlym2.,.,.6
     card_y_pt :q.81L@Ysm_JyT@LHV+tST:^Yqcl.,.,.F
     card_velocity_pt_s ;C.8vm::lS*g;R,yQw%vMj13-z;C.,.,.F
     model_y_pt :q.81L@Ysm_JyT@LHV+tST:^Yqcl.,.,.F
     target y1.8m2.94H.,.,.F
     progress dC.8JRLL+D0ysrt79#11z~-n:RgM.,.,.F
     stack_dim_alpha ;C.,.,.h
     map_dim_alpha ;C.8l_87KRWrd73G7vn51-*ZY|3c.,.,.F
     map_button_alpha gM.8#wlj0~1Lw-;C.,.,.M
     content_alpha gM.,.,.h
     scroll_offset_pt ;C.NJpg-wt@&K_%g8HKqJQG;f9T!:LzLYMCrlQJMy0Tlg#FWJ9P$Qpl@Lz^3H50MQ9Wpv,,^6tS#@vRMNKkhlt195W
      N~j_DsLQn2&h^d,6h7W_DC32f*K:*-4qJCHCm-zp$1KDh~j-DFG46^6Q1Vs:RTkW,;#w~%_K9m&sFwN*2yz4DmW@Fy
      WPY7@;7ffy@;_lMLLLrK-@^088TV|@@&Rf9zZwz4wP,GMq_f0qYnNN&cMnRDJF1+#d+~%GRmvVM-gFghzZ7+dhh8Rg
      0%3sz;T-qTNTq@4vtp
     scroll_velocity_pt_s ;C.N3GfPRPSYZgw&6dR,0|jD4DjHk7T-c!|-LDg97Nq5NNc9pMT1%t3-dkTLyhP6#+Rqv3*##FvCV!WP$rrP|5kCYS
      ZJ66v8mtJq0Zn^z;N:l|Fz4&,@|#hJV~F*,Lggcy9CP1gtkWLPNSZtVV!L0nnD78;QtRKNz3$6f;#sc1!ZhLR0,Vmd
      yhy0f3t_P;%2GnD^T3V81LkSFQdZ9dP:CFG*zJ3WCM!93fM%YM75_F5l_G#8%dQS,*gRzypL_@!8L;mJ0Y|&r:C_+R
      2*ZJV7cNn9-8w#d1;C
     overdrag_pt ;C.,.,.h
     stack_depth ^8.,.,.h
     transition_progress m2.,.,.h
     transition_y_pt m2.,.,.h
     events ;C.4mN;C.1LV;C.8+z;C.3v2;C.,.25+;C.T6R;C.m
    scroll-keeps-offset 166 f2ab2deee7d01970
     phase ;C.5L~.G;C.6wz.~;C.6^8.6wz.#;C
     card j:.,.,.l
     touch_y_pt m2.4PPF%fcW8j-PD!z7mf4FH2pqyyH.2m2.,.8NSTMFg6*k+G|-^LGz*6GQK2*m2.$
     card_y_pt cl.c,yZ_*VW5L:d~dZjR19!g2*MTg$6R1,zC~6H7H;YS_zr#ySphJ-6zr!~whZ-Cg|9cL;-p77tRj&S5R6!Qy~_,Py
      r$2vcDpj:GmTgC82jpC_zm9Y$fZ!hc1%,9C$:q.6+1#SLFCkZvNvDfFW1_znLpcfHZgC3Cn!PG@WzDYQcJ0-!@LwJj
      99*N4$&%l&lZ_s:S%MCdK#fS~QrP,S;#m+G!19yc5YSQdqc|@k9Q!Q3S#s:9R*&F20_;F$@z$5L;7j6R:q
     card_velocity_pt_s ;C.c5SMSM^LfKjK#QyT@VTH@q-g!,::!9&Skw&r^whpm3MP0:1TM00TzmhmWYcvG8+D2Rwn*8np4+DZ6-J@rnw_l&:
      +HpzjNdw-NJ47nlT6@%%pmD5C|pL%YWyTwvd;C.6L2&*;7gw3+MvnPR|H#1cZhz6T;4J;tzkSyV6dzlk@wQJD$0k!0
      Rp4rg0R7,fV9pT6dcztjJ4::4!|LWCRg~*k9&H-RDWtMNhw70,Zt@pm*rVz5ypDdtd$mZ%^RCQZvhf4F;C
     model_y_pt cl.Z:q.,.4+1#SLFCkZvNvDfFW:q.$
     target 4H.Zy1.,.4m2.6y1.$
     progress gM.crdf63L#-|Tnrg~3Q6QP-71$Tt!rpNhjn5HfqJkQk5qy20fqSy^mtC6^C9KZ9+QG%&VTdlhV@zt6GpTK2y5S,k:
      !R:sv:TMHqPfwCt8:cG#Rhsv;$CNk$RJc^CkdC.6vjWHt#vg$HRJnQM3,Hryvwgmh;hc*%M3dYD73LVWTHz-vFC!*y
      !lJ0KY5:pm%Lp39W!^c2Sp+&vP4L8sDv+WgQk%lDjzHVsY!c9YZ3;D_T-^MKkC&9&Y$7gz3J#Myn8NKSdC
     stack_dim_alpha ;C.,.,.l
     map_dim_alpha 3c.c%K8@FG,5wLyHK~G*T&V3&5^R4^SnR2;C.M;Z&|n#+VL%:jpKfhdDn;3H5k2S&!LQPWKrZt1c%|;C.F_d1NpRZD
      2_5Qsl-wq|tK!w4*mJhpnmy+LY2z+qvH!S;&f_19!&;C.MQ$HGf,-7wn_lwN5lw;|jW*P0,MG+YD9&fnGFH|V4;C
     map_button_alpha ;C.l,3d*Ls&sGl+g#Cf!gM.M%72s5kd7cJK;_;!wJsvpC!cgrVFtl!l,Yc9wd%HngM.F9@l^ryf99CKPCz:zQ~~Fw^
      2-SvkVYQ:Q2jkTp*tvgsml;G|-FZgM.MDCMSpl~L%6Y;j&Pq8VNF:Wd21Z#wcF27@MG$|mhygM
     content_alpha gM.vtwSWRjTn80M@^Q+MMVVrGr5Z88%VWm3@9#nN+j8$gM.M3tFk;!mG^qzvgM.f|7pfFW9D;TPFCCK38Z18r2-v4Q
      +;#,DlrdkCGv0SgM.N
     scroll_offset_pt ;C.5v-6Z#sT%jrMNd|:P*s9fPL8N.,.,.M
     scroll_velocity_pt_s ;C.5Mkf%53qs:KzRqGl;$wgh8K^9.1;C.,.,.J
     overdrag_pt ;C.,.,.l
     stack_depth ^8.,.,.l
     transition_progress m2.,.,.l
     transition_y_pt m2.,.,.l
     events ;C.4mNLV;C.FN&;C.5jH;C.^8R;C.1mN;C.1LV;C.5h~;C.@8R
    scroll-momentum 63 b02ec4d1602c3995
     phase ;C.7L~.4h+.mL~.6;C
     card j:._
     touch_y_pt m2.4mYzv*5,Wq6GhQfv-8pm2.mR;*PJn$rZ2RlrVw#m2
     card_y_pt cl._
     card_velocity_pt_s ;C._
     model_y_pt cl._
     target 4H._
     progress gM._
     stack_dim_alpha ;C._
     map_dim_alpha 3c._
     map_button_alpha ;C._
     content_alpha gM._
     scroll_offset_pt ;C.7fNs,d-ZwsR$MpP!GKyYvy@Mc&6Vl;19TPgzKm::9;+C7&684Fs:,$FW64q:hNCnn5;srNnk4pNDP$~%rlCgT2,
      5fc#kz+~Z5JfhCRyCq;9kz
     scroll_velocity_pt_s ;C.7QfS$lld#v8JM0Lm2D65z:F@yh$^T~WVGk04^vycTsRQpF-*gwDFL@S04Lzt@04WLZ&ZJ$-Sqvs%_mRfWwFp_M%
      012s;C&K4yd;6Qckq:RN;C
     overdrag_pt ;C._
     stack_depth ^8._
     transition_progress m2._
     transition_y_pt m2._
     events ;C.4mN;C.0LV;C.33^;C.lR@;C.55_
    scroll-rubber-band 115 b726a0bff2498178
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
     scroll_velocity_pt_s ;C.6m*L3pV@Jc|t+1*M*3Dz|Tj;1yjCg@5pNSkY;2kwF-+HRvj.1;CwQ5*~78fd_Pv@||PHm~+qhDH5q;~KP0dffWN
      4|z90Y!9$++@KT!%~yyW-NTqSQR!9:1j-wqz3f+Z~~c&0NW!Gc_h;FmGYY!KYq66~WkqGkH^C^r~ntwTs,D9_J2pRM
      6@z6v&w-yFgrm2vKqY2w&#4Cv,dshc^0Hn;C
     overdrag_pt ;C.J*CN9GFj*;jKh_MDZJw3dJmdcl,9S.2;C.,.J
     stack_depth ^8.,.-
     transition_progress m2.,.-
     transition_y_pt m2.,.-
     events ;C.4mN;CLV;C.SYz;C.p%9;C.l
    second-finger 89 75ec305e5319d400
     phase ;C.7^8.Nwz.$;C
     card j:.,.S
     touch_y_pt m2.4MC^Qv0y4k+L$sDR|YsPm*J-^#gVZv_&F^f&g9Y~h47Zc89Clm2.%
     card_y_pt :q.7zV%0V+SL7^R6J5H%F%DkqD%&W&-JT4:YC5YgS7g@F,07035WvhvfZn*3%7H8YsY+M-Ssq4:@QQspphv%-kd;Sm
      -mYGg8*Y,gs,#-Q+|PWCCzrT6V+w;vg9Tg3SK#%+7D7,2HYwkY6FHv|qrN*~J+LDlVdD-r!^:q
     card_velocity_pt_s ;C.7c7J~&y~0YPc&LG~2G*t^#3L9VM!_d:cfv$2TYZWlm,062*T|qQ6Tqslt#QWz!;qRR!QT:,&PwQ,NJ^hMG,H~NY
      7#:r-5*~Vgg*%1#^t7jy|^#~Pd*$qChqf;MC-v#$yhNFhdGm@KVmPnPHT5rv+1ft&-s_@HF^;C
     model_y_pt :q.7zV%0V+SL7^R6J5H%F%DkqD%&W&-JT4:YC5YgS7g@F,:q.%
     target y1.7m2.Ny1.%
     progress dC.7Gl!m,d_9s^P11rYqPf+WrP|VvkQvY3Ls:C9$4LghQ95KZm1G:DQTSYz5S13n%T;Fc~g%:R&&2lH7yDfJTK8H,d
      C+sK|Wc&mh$^9MhPCqN;~fYmc|&@Yq*@3kT_5&yT9!L%3W%t^w3LHtF:~lj-gkJqTjLFNz1VdC
     stack_dim_alpha ;C.,.S
     map_dim_alpha ;C.7SWLPyPP$:V;Wks%h+0!!mVsrK%yrFGHqSqsv+vTg;8hK~%&R#Nq1hF,Q-n$9@GZh;FFJV69V~YJ8;C.MLgTz1F
      sq1dcCcprF@sN;TFHTsVMV@vQvsKJ^_,Ts;C.0
     map_button_alpha gM.7NVqJ3y,,vZ+N^$Qmv8%!c4$19&K*V|Hz69,Q;C.5s;vS;9,%Z+m!3Kj-rYW#n&Ptj%gM.M_5KFDn17h;@vn;$%
      vww^lm$kL5YD7~DK5d2%sH^9gM.0
     content_alpha gM.wDgN0Qq3*;V6!7Sq5j1d@HqcC:Q6!VYQLCSr!zqQCgM.M|_gM
     scroll_offset_pt ;C.,.S
     scroll_velocity_pt_s ;C.,.S
     overdrag_pt ;C.,.S
     stack_depth ^8.,.S
     transition_progress m2.,.S
     transition_y_pt m2.,.S
     events ;C.4$n;C.0LV;C.MJ6;C.#8R
    separator 137 e389e524b0478d29
     phase ;C.6L~.N;C.QL~.0h+.1n,.,.G;C
     card j:.,.,.7
     touch_y_pt m2.4PPPqSQs,MGw7;%nmm-D0:J_Nrnm|$n571W^QV_.3m2.LMjq|Q8qn6-@$m2.,.L
     card_y_pt cl.,.,.7
     card_velocity_pt_s ;C.,.,.7
     model_y_pt cl.,.,.7
     target 4H.,.,.7
     progress gM.,.,.7
     stack_dim_alpha ;C.,.,.7
     map_dim_alpha 3c.,.,.7
     map_button_alpha ;C.,.,.7
     content_alpha gM.,.,.7
     scroll_offset_pt ;C.6^rcH|R4MdzgY_,H~:T-wfvkw^7^r3dnPSh.WTMg*P#C;ljMyR_#%~$N65cm+4!&2pVm:K7Jw&:#ScdNSP9|#Lz
      KltmG:7FL~;ScM;r16hQlr6KD2%H66nN7zm3R^T6$v+$fnG:n663KPkspk*+;$3gH_g~j2R#qD_W~#^+_R%ZtPr1%J
      2!QwP*|S52mC,!pM5J$V3;_jj2pw;C
     scroll_velocity_pt_s ;C.6YMRYN-$4zN_M7c3$h,Kh,s&H:k$47MP:s*.1;C.SwQ$th,;JfrzfrQqlH@KvR6LQ2kSG55QkwF*d15_Q6WhF;;
      @0!~:@!34ccJSGTFK%tk:7vn;5z2Jt~ySP~3lDf9dMQ+7RqT;5wsW^|4K!~TWC1@P0#H&&~;MS14rR45TpPvWY62Hv
      Vh+~QssgJw-:8G:FRNZy!1Svj9!6k5Y4;C
     overdrag_pt ;C.,.,.7
     stack_depth ^8.,.,.7
     transition_progress m2.,.,.7
     transition_y_pt m2.,.,.7
     events ;C.4mN;CLV;C.MN&;C.KmN;C.1LV;C~r;C.0hy;C.nV&;C.l
    sheet-dismissal 244 c94613396d693aa6
     phase ;C.6^8.Nwz.G;C.Y^8.Vwz.Z;C.Fwz.Z;C.g^8.3wz.Z;C
     card PN.,.,.,.*
     touch_y_pt m2.4Mj94!NN@;!rjNGh-!D,f*%lqPP692W0_Y,1LmY.3m2.rMjfRW138Pql34rfWLL$M@nq_PG+9!ZWdqKV#5yZSNd
      ;!p9t~VNvl;y#Tm2.,.nMjHd*3!yCLJ-DtND+9m2.c
     card_y_pt G~.73k9gppk16YSqnzvpV$r_SL*#km5FhjNv.4hm7:CN4M|@,LzV~4m#KLCW8$WZj8G~.Z;gp2H+~gt+zW41~&pvV-
      q;5fPMh2zz8kl&~#Nn%9MmD~5Z0r*HY#.0gqD9Ds2g%;@zYGJ2mWyPS:h-$q07NR332yLDhJZ%:fLf7pLP_cn7D,&w
      VF_l.G,sK9Tlh7^cYZ&;9F;5lmpq6VyvlmzldcR4hTVSG:y|0#kC~fLqcD2-3%,&G~.hh&3g8VvN.0#j,K9z4VVsMy
      ~gkR7zmlqW-1ff83J5hZYhL~%,p#My7FhCrrwMglp9n9gP_l
     card_velocity_pt_s ;C.6M_q%gqf1h&hTG4vmVHl&yTJhF|pGV1^&hV.1;C.0SSF-M97~TV~^j:C#_cnn1N0s%cV~:2;C.Ym$JH2NWc^1SJ
      ChPpN3GMZQhwy940Hd1%31Srl!z614%RQnjl+1P#&*tF4~S3H&pgVSg36%H6444@!g#qM*@_Wm$27l0fk5fQ*@Y5&4
      q-T;_V:jPz%d;C.FZp2sG9JLFtVSW9+Z8lW0^7W:@6+1cpRYPhQLvfv&g17N#mRPMnFgZHyc;P6Z;C.gy_7*Vktzc9
      j6LyP@*P$ySYtQ$$|SS0Q!@dd!d8D_QTHY+l#QM42G%*S9STS0k7qQh8Q-*R;C
     model_y_pt G~.73k9gppk16YSqnzvpV$r_SL*#km5FhjNv.3G~.t;gp2H+~gt+zW41~&pvV-q;5fPMh2zz8kl&~#Nn%9MmD~5Z0r
      *HY#_l.sG~.,h&3g8VvN_l.c
     target h;.6m2.Nh;.sm2.V9:.sh;.|m2.39:.c
     progress gM.7QTy-JFMpF5LGqn5P@YM~nNJMJ:g!C&-+.4|w;;j8c;:,h8+0plQd,F-2z4J*VFgM.Zyrdtl:!!nTZ,^-Sq@w9s
      ,tG5Qz2hDyCS6nYW|j-NNl-Rc^06DSmL.0gTfs%7%tH8m9@jqRKJY|mJ_ywhy%%wdkftpp|TLcvqm6^zlg;Fd0dh1v
      vN;C.G4t|KW@wz0-q%&vmmHmK&2@sZdgqRS~%&Hp+q5Y!5j2p+_2zNv*zMW40&LMgM.hZGFf;yG1.09c@mNNm+Kfzh
      q6VHfFDJnQS_Qkj@Dq3^q*!0_,H-HgY-;:Sm^w!7W13G_|;C
     stack_dim_alpha ;C.,.,.,.*
     map_dim_alpha %_.8-F70HqH|sd1%_4m;k@2G~J-L6Nq9rq.4;6g@,CzK^C6lS^Hnw9@qFJsJc3_g%_.c%nJSMl#KFWDpKjHV%HT*0^
      $L@|-v9SHlJ;SD+6|kf@DnF4Nh;3.0L7JQLWWmgn,N;vV9z%PDQkqn50yf#fW_#6Y549k9dV@Rfc-ld-,;,7c$^%;C
      .G&kY3lmTCK_-Tgqm;Qw!|$!^zzNDKdsMkKJnf_26gv@P4WDp*P9Z@fJMG&M%_.jskRzm8.0,P0nN6GwMN8rpM*:wZ
      Lv&#*22~QV0Qz,N+-*WM;h7k^l|YZqg+yM|_K1VV;C
     map_button_alpha gM.,.,.,.*
     content_alpha gM.,.,.,.*
     scroll_offset_pt ;C.,.,.,.*
     scroll_velocity_pt_s ;C.,.,.,.*
     overdrag_pt ;C.,.,.,.*
     stack_depth ^8.,.,.,.*
     transition_progress m2.,.,.,.*
     transition_y_pt m2.,.,.,.*
     events ;C.4$n;CLV~TKJ0+^%WrQ8QVPlYKcNMW$lMg!Wj@9@;C.2m_;C.F8M;C.V$nLVC^$kf#t9rz#2&D#%|7_mm3^Vk&^4
      DC*h9!|%P5ggS,4WvD^vpL^n|M;C.YYG;C.DML;C.YVC;C.Y$n;C.1LV$VfKk~c5*1;C.YYG
    sheet-goes 257 09a673822eaff461
     phase ;C.G^8.Nwz.#;C.K^8.3wz.$;C.Kwz.|;C
     card PN.,.,.,.,
     touch_y_pt m2.4NDWy_H92PP,v%y^_,YjrM5kkj-#7z0-,%gRG+Q!Vc;|YW*43;kS#RcPq1cwrm2.,.6NDY3SgPpm1#n4gy-m2.,
      .,.D
     card_y_pt L6.G*gd~HfHY^k-jr~!#KnD16;:4DR&Gf4$f:K-@ftfSgsc&H!#HzP6G%^VqDmslS~w~L1y-JMD|v04,tV^&l-^K!C
      5+jFlc4-1f@@h2@:m%WsJTM#2:Hjj;DPh%%WMjtsYSS^hln3w|J;90SLSq0Y3y@P~:-^nFL6.K-L3wRY_@4yhKDL:@
      nC:MwG++Z@cq5:-D^!cq39HV#DTSP^nzZlMtskG&d$n$4yWfwFTgf0Hk6w&-gLK#^KRG_;7m+hQKSWV9q^mT4Dk&kH
      DQYcN57Yd|gJ-zF1~f1f_l.LQv,s$r2Tpf6-9NVH6Zd6rty^%mf_!l96VrGvjCRwhfPSJ-Q$s-kvhD%Hs,q,7+yP4z
      M%&^;3V0Rp,rddL2%Y!ZN2D~-grh8rztGPFMd@W0VYL6g-gZyvh457yN3q!JL6
     card_velocity_pt_s ;C.G04&vFD2F:%*^7w8NfRL,1p:2$PRZvJ~3rsNn%m~^&^vc2KyTf5YPVWwCg~!CMqdm^#+P~M2_|_D-g|2~hLmCcY
      NlCVdw;C4YG~C0!P#k%gYz0Q%-,YRW,KDh^T2&CZm7&fNnq_j@1fz#f0Fgmq|Z%YQ~G#dv;C.KP%;_LLs2h:3n!Gcj
      c_ZJ$qtG0Tr66Mgzm-4_7qnM0jF&d$WTmLw-yF,m94:9NhRp7J;m+H_g04jK~@drjlKJyRTR4**4+14Q%!#r~r^Qjg
      JMn;kgPyVMfvzjR+|cRq;C.L3,H+;;g+gY$tZ9C6p4#5vS32^c-sf+RJN,4+2f6PQ%k~cTcqfPC,V0YrMym~|%J*~,
      r+_|4L@DkW2g:M:1v8K~976Hw*5$y7&%0$#++N_KT8G5:~PS^_,v^QsTKyJP;C
     model_y_pt L6.G*gd~HfHY^k-jr~!#KnD16;:4DR&Gf4$f:K-@ftfSgsL6.,.9-L3wRY_@4y_l.,.CL6.,
     target Fc.Gm2.NFc.,.9m2.3Q9.,.CFc.,
     progress gM.G-K9z:2T1-fk1~9nrH,9;NqRv|gKPlNJ-Qrw3r5kpg!F+hddt!:w~Fkh0Qp7hy0^vLKmsKP+7*0Gn$5#,NNr6LG
      Nj5-2*R$2f-VG|w+GNdHf^mqDj2:snzDM*LdM$4JFK6QHWSHKJ-!!LzJp_:gP36Hvp70p8gM.KYpTld~cwy!F-dSsd
      7k1L7lyK#%fH#jVYYGHjmJ+,g91zsw&lRwCH:#ZV|s~KlK6r4ztNyDsN!tKl6H,5gHSTF*8m~T_pV,P#GhT!GQ~9zC
      _n748*cHh772P191W_+K;C.LMS_S4WMQt6$J~m*D&%Z~@PVlMM0c$h9kH*1DLTh81HHNr_l-T2l2j&--Gw~gwF@Zvv
      d_~0dS$Rdsk^#-*TRTHp43H*ZMLp4wYWtc|,Q#Zpg@M:-Qn0_2Q9zFgTkDDsgM
     stack_dim_alpha ;C.,.,.,.,
     map_dim_alpha 3c.GL&V$mHGWkfD6CW9mrF.01J;8N;GC6RS~%-Dp#-C*Kcd8K4^Pj~-q_rF7CgPpL1ZTn&&0F;TfgHpt3c.M~7&6;L
      s;Y!~_nNfl#4&JZjq-DPPyycpMQqLcK4G^3c.K8pqNmNF-t7q|rvq@J0JCq$WmP5_2G@+DJKf~;C.M#jDF%N@M*|%r
      rQ2,9P0~%%DH@#,D2#DRtCl7C32C;C.R9nLQ!Dc;pGR2&5f,tS^_,zZq72rJKL3c.MsjD~d0#F4dZv#fwnVFl1&z8:
      !,4m4CR::&z::s&v3c.7
     map_button_alpha ;C.,.@~y$k_T-@LQw9#lp4yGgM.MJ$w7cT#G_NH~p4yW66&^7S8%H+fg9v8Td4yPdLlhgM.R2*7@MF;C.^
     content_alpha gM.,.,.,.,
     scroll_offset_pt ;C.,.,.,.,
     scroll_velocity_pt_s ;C.,.,.,.,
     overdrag_pt ;C.,.,.,.,
     stack_depth ^8.,.,.,.,
     transition_progress m2.,.,.,.,
     transition_y_pt m2.,.,.,.,
     events ;C.4$n;C.6LV;C.M*q;C.@;t;C.F$n;C.0LV;C.2@|;C.##L;C.JN&;C._^N
    sheet-over-keyboard 234 6494fab894bfe6b7
     phase ;C.Cwz.:n,;C.V^8.4wz.!;C.Twz.:;C
     card C-.,.,.,.q
     touch_y_pt m2.,.T:^:-LCCC16Z-9rvs^Cm2.,.,.5
     card_y_pt q2.DVfCDPw%JSn&@Gf+s2qtt5+6SjyW9spGdd|w43s#vFLCys*fp&T87j+~zgg5J;-Lktfd7!L+-:m;r:HCnQrQ,Pq
      PS0:fRFnq0ZW+h~QF0Zt.W#nN&cGqpWqW*_-sq+|4M-G90SD7FrwcJCLz19+vpVDm_yt*#Fz0RVDS-GP*c,#3Rr&84
      RG-%_y6hP%tn3$gmj|&-PHHY:WCq9ZG9Vr17!h!ylf+kqN~5Cr$2$P~J.Vq$&88@cWzh%RG2;8|lj#1~4rN+5T9K26
      ktMRcPz!|*TLs^+$~$FfmrwPNn@VyKmGYK|gs5Nq!3~@N9k^V^SSng*4S+hNGw1DD9VW&36yWM
     card_velocity_pt_s ;C.Dh+^ld@Z~N5Q4l1G6Hf88k:GK!q5~fHcR&@DGG&;m@msmj^kP%RrM$LW&8YNsJq,0^GG^4s_vMWtj|2G@|2vN9S
      ~JQ-fYG*9np*fNG@7%;C.W2VNY8!VVYMpD4H%Yy!D8cvD6,P+2s0sv$9jL*fk~myJ^7S8QqMz#R0K39^JglDph@lzQ
      &tPsy6:pmk^nn5_zK+&NW!PL8tQDDRSJ2V|;,83VlwD~6qN2^lY3s!;C.V^n-VT^6scDfN&N3S0h7|mz7d:^W3mf$g
      ~%1Z3F|#qsK*q!r1#4Nz*40G*9V$5|l|_$Dv|Z:|TQMP;:Dg+|j178&ZFJmG36Jt_sV5Dh9#;C
     model_y_pt q2.CZt.,.J#nN&cGqpWqW*~J.,.JWM.;
     target Fc.,.Ym2.4lm.,.,.5
     progress FR.C#R@hk:-_Q24JG_lVSpnrG9NzdrR@wws9zjPKRTV1T20~Grt,JPj^R|TF9dC-$rPZ~_52Z&jkQK4;T:p!8Gvc,:
      ;|JFfNygmjQG-7%MvmTF~8.Wcm#Zldq%65NJRjWYL@Wt71gYPZ@Rn%YWcTm9t!*P!|4~L7QJ#kZ45yPs:j0L*2|cQm
      vvf,F3*7MWL;M@,y2ql+h,L1-cq5,12jHH4S%NlJJ8*wdH#_SvR9lN#%;C.T$pS%cwvLN2Y,KsqF3:W:*WhFv#,j3v
      +Gc:J@5t&^L_fjsK6HhQmhr&828wfSKJ!Z9#tzj+JHC1KwRwHkQdCgc47!_LyFm1Sy-3TMcJS!J2;C
     stack_dim_alpha ;C.,.,.,.q
     map_dim_alpha ;C.,.,.,.q
     map_button_alpha gM.,.,.,.q
     content_alpha gM.,.,.,.q
     scroll_offset_pt ;C.DDFzn~-w1TCJQV2fDjNYz@MQw$r&Tdn$5TG&qs+nhl1QFhw5F2-0y_T2K:1Ntt1z3y4|Q%_nrz#,dQ9&KkSDMr^
      ^yS~ds,^yfF69~M:h3@~hl.,.,.n
     scroll_velocity_pt_s ;C.D3;VPns6:C#zgS!!LqCrL5ptT%G&Hn#;45Y@KMkl$qPLK3;ZYps3n242:3&rh2S&Nc,+4RvMpPhlkP1ld:,zNf6
      :ts~Vr@,LtnYJjnFl^S:;C.,.,.n
     overdrag_pt ;C.,.,.,.q
     stack_depth ^8.,.,.,.q
     transition_progress m2.,.,.,.q
     transition_y_pt m2.,.,.,.q
     events ;C.C^6;C.W~!;C.Q;t;C.R$n;C.0LV;C.3kM;C.;c1;C.SS3;C.*c1
    sheet-pull-up 69 358658c00e42cbfe
     phase ;C.7^8.swz.G;C
     card PN.,.3
     touch_y_pt m2.4MjCc-LwpC%4CZ-&Hf3LQ@-#Q:Yvr7FL0!8H@l9dG@3HQ:KW5w2-p+#_pNSH2-m~|*GV-Q;wjYfP7LtyD!s#~49
      .3m2.H
     card_y_pt G~.8J!;C;!;5+4;YSz^y!CH-P|*Ztv_+Q*rC!-*GDy$l@+Rjz-LJ%7d|nV|hY$JlVRs2N$:;p-4nZ2;%Sl.4gZS5SP
      StT+V|47L|wswNJDjf55YsG~
     card_velocity_pt_s ;C.79H0j%2@W0$MzY_-RHqS&NVN6l&3ljHyZm7mcYWR~fwhF*27sgj4HTMW5SD*PCdH4&:vfrhSc^n4s:|Yp.1;C.0
      Z*4K0^ShZTtyfjk~vP-4kY-@sC-HJN;C
     model_y_pt G~.8J!;C;!;5+4;YSz^y!CH-P|*Ztv_+Q*rC!-*GDy$l@+Rjz-LJ%7d|nV|hY$JlVRs2N$:;p-4nZ2;%Sl.3G~.H
     target h;.7m2.sh;.H
     progress gM.8d@W5nFq%qCz;$dKZs~3fdwtmZk@Q+R@HZ$+V1cw%@hsQ#rP:k8lwHd~g~4zyt2dw#wpwKccD!QCwHt.4wS9FvG
      t,JKDS28G657vyk,&%%^&ggM
     stack_dim_alpha ;C.,.3
     map_dim_alpha %_.cYyn@dS;2@5cpWdsN7lPw^j716|$v1dnK4SSv.4Dy5^@HHw^Lvk:5MR~1__Tsh4~QRc%_
     map_button_alpha gM.,.3
     content_alpha gM.,.3
     scroll_offset_pt ;C.,.3
     scroll_velocity_pt_s ;C.,.3
     overdrag_pt ;C.8v~pY800QM:~%5qPGW1,,c;!-qdPTzL56,72Y^-Mc;C.m
     stack_depth ^8.,.3
     transition_progress m2.,.3
     transition_y_pt m2.,.3
     events ;C.4$n;C.0LV7Y;,14GL_lGW&D;Y_^VflgcPP3R0%@$plw,67cy*Q0z,D#tRyMCHrJmL3tHqvHh5r+$sTW&GcMCH+N
      ;C.2m_;C.F8M
    side-card 85 6121fab9160bb874
     phase ;C.7^8.4wz._;C.5
     card j:.,.N
     touch_y_pt m2.4WF7lGn5sHtVc%4~#%Jm2.#NS&gCTwSwcYYg~|CS6d+rN~Gm2
     card_y_pt 4V.74H_PLK93zK3NHvprmF~D1;jZM606l||gdkF5W88!tc%ZWg||V;N3%NmSRp**2#vRR|!;K$|70NS0&mg#gmj~Hd
      _4ljs$Q9qN*vndzKHF,9%-!Gc4cv0F3nJ4zm$l%!56gCgn~sfjF8zL.5
     card_velocity_pt_s ;C.7W*6z^Cf-dSJ-T9qL:6sh-6~q4PczN-8HvzpTyLf|GdK8#|MyL-6W1zddCG$t4C3P7+z$!HLCV:6p9:d,*G6cW4
      &Y:$3!h&sM7!T,y1Ww_MPWhsJyvCKP23w_1,3W1@df9Ms2@5S8$P;C.5
     model_y_pt 4V.74H_PLK93zK3NzL.,.4
     target y1.7m2.44H.,.4
     progress tw.7+vccD_9:dj:dcp%rK7C$W,Q!W!0l6|24Kw^n3!ZrkgtkdP6&CSgGJ+Vqp@5fz73CyDg9W0RM2&w|qRDMk$QfjV
      P7VWT5m@TDP9s&q,5c4q4LFn,k^wc1^Y9Qs:Q!6$m;Y^L$Z~1mp$gM.5
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
    skip-detent 81 6ded8f010d8ed199
     phase ;C.7^8.3wz.,.0;C
     card j:.,.J
     touch_y_pt m2.4$|m+%cF!KDvPZ,RGm2.,.1
     card_y_pt 8N.7zl1z0Hq+mWnQ8^6GD-kKysCmK9&^RjZj*7t!;6H-JwVLp_#!ql~0!2v7#_4~G8c8+3,@0pq1C*2-ZH04,TY6mR
      0K|9fs-^H3:C!Zw#T;0fM%r-*p*G02jM#L6~7H0J,C5:*VTg_q$w@QwYcl
     card_velocity_pt_s ;C.7+nTl9&hS5G,pSC3wKr#&WjCk04t86Z!MslRH#^#V;3LlRw2DR+P9;DjkMcvrGn1z%2h-S;z8^NMsD@gW8Y%~Cr
      :n6JZv,RnWw%~DvlkZF@P|c9m&j4kH1~TNWq-SVPS,_l|Mr~K,TM+3R0;C
     model_y_pt 8N.7zl1z0Hq+mWcl.,.1
     target mw.7m2.34H.,.1
     progress ;C.7@cj!Jhq6z;5qt$cM+nsH!n&t#w;k_1@0@lfKd~hfD2Qq~yLPN3:^jnMzlzvl~tzVPD7,;|R!#;18fQST#G~ht,
      1k;PMqP~|%F5KLff8l2qd-wlrg+v*,9C0kCp_*,$HgHz&%*2NtmWjt4JgM
     stack_dim_alpha ;C.,.J
     map_dim_alpha ;C.Jny~4wLrcMlrrD~#_s%QVyS|N3c.MGd~~pL$z0FH6mCk-%vhgfFCfK^!*kNsJ%Tym||g,3c.C
     map_button_alpha gM.JY6_D;C.~
     content_alpha ;C.7n3Nn5zgCFZ^QtSMQgM.|
     scroll_offset_pt ;C.,.J
     scroll_velocity_pt_s ;C.,.J
     overdrag_pt ;C.,.J
     stack_depth ^8.,.J
     transition_progress m2.,.J
     transition_y_pt m2.,.J
     events ;C.4$n;C.0LV;C.2j3;C.,P8
    slop 125 dcff1512dfbd86ed
     phase ;C.z^8.Qwz.*;C
     card j:.,.^
     touch_y_pt m2.4MCjd3P@-mF0#5gy0Kzyc!FvfP@c_~3h9rD:Cm2.KMC7pgjFj!yVJ2P$FV~cGm;_5@jH%0V1L~DsFMj@gyg0583
      p^-K$2GC$vF&3@m2.:
     card_y_pt :q.zhYpqJL+2$ThkCJ8G@vN+PS*1GTFY,L#F$2@5dCDssNJj;V*12CjMmTDJvTh-_jK%3N71lG8sH5gMkWr%!t;9G4
      Q;PtnkM:f$j2_3n6vq^F6NlD-hs6*4Dqd_ZN5Pg*|jyMZ68|#:0khsycd%^KK&0W:q
     card_velocity_pt_s ;C.zj-9SS2pqWKqqYVw^pPDWYkjJ|H0KJpLfR~n%VTT6LTsZ8#wpc9HqY1-my$2C,$9~FQdv2gGj6mfhNGp6*@6t4c
      VYTjywP&$y-j#Y7%5qsW%1GC1CGn;n|Sm%PkP#Pz3d0m!1VZdW3ZnVwCv8hMVJPh;C
     model_y_pt :q.zhYpqJL+2$ThkCJ8G@vN+PS*1GTFY,L#F$2@5dCDssNJj;V:q.:
     target y1.zm2.Qy1.:
     progress dC.z!TRn|0pH@s1*V#hsn,7Z$qn4KDm5$wvcj!^Zlz_~sY_;69n4,Q79qNr81+s1cccg89rn&!PN|K;#SQQ_&lgQ1P
      ,~lDK+t*h:Q_-7&#qYK9t*#z~KVW1!J!zQHHh45m&D+T@_T4wHFyfLFmfgDSK&mCdC
     stack_dim_alpha ;C.,.^
     map_dim_alpha ;C.zry-0tcW7cy_@*;cnzr*7h0Wmq#JGfw3QKlYGVPfswNn4@GWmzHph_!TmsY!SFqw,5QZz|wGZm#PzS;;C.MRLm#
      8jRwy*g,Rkl2q^wmtCqs%JG6+K;q;C
     map_button_alpha gM.zjmJj_+1Cg%jSK&MR&fVYzhn|7CJnWqd88tj@G@PMs*0fhHn|^GZr-8Q1&drVN4fy$FQ+%NsK~JQZ0dgM.M-&2v
      -M9;Vsjdg^_%:LYC004F+%Rd6kGlgM
     content_alpha gM.,.RmQ&%FC7fgs9%nsnZ5CP+#4N-p7T8#kv0GPnh5g8#gM.J
     scroll_offset_pt ;C.,.^
     scroll_velocity_pt_s ;C.,.^
     overdrag_pt ;C.,.^
     stack_depth ^8.,.^
     transition_progress m2.,.^
     transition_y_pt m2.,.^
     events ;C.4$n;C.h$n;C.4LV;C.P*l;C.-8R
    slow-drag 100 bbe8a19d081656e4
     phase ;C.J^8.Swz.#;C
     card j:.,.j
     touch_y_pt m2.4MC:ldDwL_sdTw%mWPtvy_q8v,:Gcg$N8TCdN~;-l!&T^9synvQ*5w#19l3YYK$l+V,F_0M6-m2.$
     card_y_pt :q.JLh9+0VYgpRq:kTpH!R*mG|*3S@StNSPCW#9#$HGrH^$lJzL2&~cr%mvD9t%NhK+q^_TcD;-*mZ*rHYK#j,-84m
      kFz;;8@Qr#55QRCcc#yqCslpmRm-s_!7m8@zR,N3#7MfV9zZC_LHn3*+H1HKL|qt|ms:lrM+~T|ql_:q
     card_velocity_pt_s ;C.JG,p5JF5WH^J6R~-j|LF^-5PNR22kZS@jNd^J0y;P6RGHK,T;vYl$TjKPK#v:G~7gQZ:2wND,W2Z%s@hyFqlSK8
      C~!C9ssDK&S|flP3yP-v,F#q+qMq9q;g2gdNfPt_PrD1k%-9j*f6@0#c5@4g,73*fSlSsD7j!gc;^V;C
     model_y_pt :q.JLh9+0VYgpRq:kTpH!R*mG|*3S@StNSPCW#9#$HGrH^$lJzL2&~:q.$
     target y1.Jm2.Sy1.$
     progress dC.J&-|NNK,w:DrFy3SGz#K8%FMVt|@nNP^p%s2pTR|Ks7-j;YlK9:%^+sQ;n3,&q!#~q5HhTYKV5yc+vjNm+dMy_G
      Rh*mrF_T@~$-nPn*7d2Hd;m28GpkWks0Z-+HwyP**zn!J*@QK#57r78ZldljMsk+l-W^S6M&#KhfvzdC
     stack_dim_alpha ;C.,.j
     map_dim_alpha ;C.J,+|9Ty@J@PGjcVS^738h60qLyNJZ4;TwS!Qwl*6F:|VzMwK4w7d@nHRChywtl32J,+63tQ4+4;&834^&JYz&;C
      .MG+$HlY*cckhMdV-h^^swC&fs&f7hcMk5|W43#-hg;C
     map_button_alpha gM.JK5cZQ&wtVH532_fTrl%c!y2:**r7:KHtrYf+Kvt8$Dv|#K!JWD4y,tj8zpQyqJc|flqYm5:T@TG1Tz6!fhhLgM
      .MKMz:%6@!D4rY,NnRpq%#q9T|%+5Njl|7336^9p-6gM
     content_alpha gM.%5QQS$+FhZv#jZymd,Wjg@K~gc,+f6gry+RYt&g4kgM.N
     scroll_offset_pt ;C.,.j
     scroll_velocity_pt_s ;C.,.j
     overdrag_pt ;C.,.j
     stack_depth ^8.,.j
     transition_progress m2.,.j
     transition_y_pt m2.,.j
     events ;C.4$n;C.8LV;C.R6r;C.@8R
    spots-1-9-components 120 7fb250312b313809
     phase ;C.7L~.7h+.Pn,.,.G;C
     card 7Q.,.@
     touch_y_pt m2.4W,Hp_Y66~~kRM&0$0*Th;*j2m2.,.l
     card_y_pt cl.,.@
     card_velocity_pt_s ;C.,.@
     model_y_pt cl.,.@
     target 4H.,.@
     progress gM.,.@
     stack_dim_alpha ;C.,.@
     map_dim_alpha 3c.,.@
     map_button_alpha ;C.,.@
     content_alpha gM.,.@
     scroll_offset_pt ;C.73jlVN@Q-|dZQ2jz!rQ;-ygs*n~C8m_H,rM33DC*+sy4rqKkJ:LJp8N9DW%!67S3Vj-ssRqDjr2ZL,#3SJynJ9-
      DYfGr|LqQgY&J4;KVP$D#vh!6-@5j6,3pYT0CZty#Y~#Z|DCn*C9gqq;6d-_8~kQ-8Wnl#g^^*!Z^5k1qZ&NsKzzG7
      C*g-,zW021j:PYRtF#8@-LNgs8d7DSr#|927M7sYmVVMl+
     scroll_velocity_pt_s ;C.7:Hq!G|N47cL_NR1t9!HyR,YpM#W:lGGJ9ncgpq#G7q7F^Y7w!_:f%#*c5R-v@HZw*Z-Pd*-m:zsJ&zY:6j|7j!
      Q|Vkcs:7FDs$#ZcGQFPp|L^G*Gy;88_g9Pv4P9LRJ$^G1Tc$;gS%%f28pj:KskCq4W&;9&TRK!_WLqd$,+c507jWHG
      7*q2S,ywpFj|R#mPFRZL|*|LRL9%#4Qrh-Z#y|^DF7&3;C
     overdrag_pt ;C.,.@
     stack_depth ^8.,.@
     transition_progress m2.,.@
     transition_y_pt m2.,.@
     events ;C.4mN;C.0LV;C.6M%;C.N5G;C.n_3;C.l
    spots-carousel 259 3bf117b2ca018928
     phase ;C.7rk.,.Q;C.Wrk.,.t;C.5rk.K;C
     card 7Q.,.,.,.,.1
     touch_y_pt m2.4f%P*f,q0Vc&g:YYSm2.,.qf%zK%+T:1rn_4~~,nqfr-P^Rsvdj:DQQ%mCSnY|n+%GG+8#Sf%.Cm2.,.m
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
    spots-carousel-infinite 791 4554440805b7cafb
     phase ;C.7rk.,.,.,.,.,.,.,.,.,.,.,.,.D;C
     card 7Q.,.,.,.,.,.,.,.,.,.,.,.,.Q
     touch_y_pt m2.4f%GG@Tt70:D@r5@l2#f9sM*%m2.,.,.,.,.,.Pf%JYcCRT17qGv3Sgm2.,.,.,.,.,.,.m
     card_y_pt cl.,.,.,.,.,.,.,.,.,.,.,.,.Q
     card_velocity_pt_s ;C.,.,.,.,.,.,.,.,.,.,.,.,.Q
     model_y_pt cl.,.,.,.,.,.,.,.,.,.,.,.,.Q
     target 4H.,.,.,.,.,.,.,.,.,.,.,.,.Q
     progress gM.,.,.,.,.,.,.,.,.,.,.,.,.Q
     stack_dim_alpha ;C.,.,.,.,.,.,.,.,.,.,.,.,.Q
     map_dim_alpha 3c.,.,.,.,.,.,.,.,.,.,.,.,.Q
     map_button_alpha ;C.,.,.,.,.,.,.,.,.,.,.,.,.Q
     content_alpha gM.,.,.,.,.,.,.,.,.,.,.,.,.Q
     scroll_offset_pt ;C.,.,.,.,.,.,.,.,.,.,.,.,.Q
     scroll_velocity_pt_s ;C.,.,.,.,.,.,.,.,.,.,.,.,.Q
     overdrag_pt ;C.,.,.,.,.,.,.,.,.,.,.,.,.Q
     stack_depth ^8.,.,.,.,.,.,.,.,.,.,.,.,.Q
     transition_progress m2.,.,.,.,.,.,.,.,.,.,.,.,.Q
     transition_y_pt m2.,.,.,.,.,.,.,.,.,.,.,.,.Q
     events ;C.4mN;C.0LV;C.6DQ;C.,.,.,.,.,.NmN;C.0LV;C.2|;;C.,.,.,.,.,.,.l
    spots-carousel-item 259 da13614811d0b01e
     phase ;C.7rk.,.T;C.Srk.,.N;C.crk.K;C
     card 7Q.,.,.,.,.1
     touch_y_pt m2.4f%S8dch+nY:@;csYm2.,.qf%SJt6@PLstff-GH@j;6m2.,.,
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
    spots-components 113 a124259d91bec5fd
     phase ;C.7L~.7h+.Fn,.,.H;C
     card 7Q.,.z
     touch_y_pt m2.4W,Hp_Y66~~kRM&0$0*Th;*j2m2.,.c
     card_y_pt cl.,.z
     card_velocity_pt_s ;C.,.z
     model_y_pt cl.,.z
     target 4H.,.z
     progress gM.,.z
     stack_dim_alpha ;C.,.z
     map_dim_alpha 3c.,.z
     map_button_alpha ;C.,.z
     content_alpha gM.,.z
     scroll_offset_pt ;C.73jlVN@Q-|dZQ2jz!rQ;-ygs*n~C8m_H,rM33DC*+sy4rqK6Dwg:TWrydF6LFWvg^nGkm7R@|fn_&2JH_!41wGt
      V8P9tP8-^p6!gRs;0w78-qs0f*KGQs97t;R+|%_&-6H:q%SCfy!T%-1pHG,+,H2K&%Qz,&3vq4L^TsMj3p!$t!,c*W
      ^lVsptCW&M55m$Zjrw:S@w;gW6d7#jtp
     scroll_velocity_pt_s ;C.7:Hq!G|N47cL_NR1t9!HyR,YpM#W:lGGJ9ncgpq#G7q7F^YKCS%5jkgwj3ZR%!5H094^nhT8~s1Dz!Mwh4ntc*J
      0:5!lh572t,^VtS-lg;dhhY@Tt8r8FGZfG^0-g$tW#K8c1+z9lvVlr_D*_VQPW8NG9+#FFgHp1!:8q_~J7zd8yg0tL
      #QrQq5RSMptmp-N4$-5G@&r8qM3sWV;C
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
    spots-mutations 184 f70402721f3574c1
     phase ;C.6L~.6h+.,.8n,.,.Y;C
     card 7Q.,.,.@
     touch_y_pt m2.4W,sW_k|pSPC3QT1%&4NDm2.,.,.n
     card_y_pt cl.,.,.@
     card_velocity_pt_s ;C.,.,.@
     model_y_pt cl.,.,.@
     target 4H.,.,.@
     progress gM.,.,.@
     stack_dim_alpha ;C.,.,.@
     map_dim_alpha 3c.,.,.@
     map_button_alpha ;C.,.,.@
     content_alpha gM.,.,.@
     scroll_offset_pt ;C.6hDGwgK$lDZkryY5Q1qML43QFpq*n;s9;cnw|;2t15_%k2GKt1k*;Rl~6VFTs_Mqr0FS,Wr9!$YY_|QH,-mf&;$
      t3tsPl_Nz+^kFn%:mJ~,k8D82-0FKzm-l12L;*,KY8*Zq4s5zVjC8!3G_f8N9PNgL,Jw94L3$7wnn^s&zQ+6qgrDj3
      #q9vw;jWpFg9gN_4-ys4MRFjp*Vgc^860&Qzn1-;_rMyzl#d5V1NpW&QW2-Dk_krgS7Ld8c6Z-4,jpT8_fF9M-94FT
      H8V@khYP%76QrtFDJ!y17PgWV#*kKT&WF1LcD2!zVsms$PvQ:_:sg4N3jF&;p4:ngy*++pNPJ%#n+T1kcg11yh
     scroll_velocity_pt_s ;C.6Z&fD9YWTc7_F8n^Tr$t-D~GkTwdhcTY4vQ~q$3f-W&dllG-YPc5j1TMHjfv2h2N7cYKY2PsPKR*G:Lktk,|zMR
      !W-!-~TF*;$dHVqqG3t48!tV2nF_C:8W69sNpLJps5D%k-f2YhNj25f*7Ccm!FShd@g^W|!j%rJ$1jwnk6p07!:CMt
      3mCP1FCQW-2tGjl6mGR8WVl5HTw9y4,PtGd_ZStCPYQF_d2_CLgwG74Nd7Ns8%_2y-q1Hc%CZ+GS2lZY2KqGnzJ:CD
      4nS73Vl&SvV7SK87gL#rpdRd,_*SLd*Pqd!MJfnZ6tsfjRH@t|TLfhs;#^9@rQ;rS@SlGRJ!3CcMtCC9nm5w;C
     overdrag_pt ;C.,.,.@
     stack_depth ^8.,.,.@
     transition_progress m2.,.,.@
     transition_y_pt m2.,.,.@
     events ;C.4mN;CLV;C.5d0;C.DVf;C.9nv;C.9^d;C.9k+;C.9Wq;C.9~:;C.!zz;C.k
    spots-reach-beginning 158 255db7f962692909
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
     scroll_velocity_pt_s ;C.72RlN1NW#Pc55$DTRV5N76TNLnfS977m%lCk10:04~$16dN4!qK;mwj,M1WR9tF6:fsvZ.1;C.2mTNyhh~#4|d#
      !;g!tN,j!Z;M7cGzsyhzCGw%13Wl78yy!R-,|jdvTK^Qh;Qhy7~Zs2L6_KnSrR_HJ%0njw77-49tK|5:ds3F;H$MQ3
      wsh$sg4y6pjzQYN;5cwKTT802Q#F@VD+gcHyVG@cZD2cj*;C.h
     overdrag_pt ;C.7l3n^Z@:MfJ2@+-;2|6vM|YWzQ_DCqk4W1-~,TKV^ldvQ0mP7ggY%8HNqMV|;Nz8T#VvQ.4;C.,.v
     stack_depth ^8.,.,.Z
     transition_progress m2.,.,.Z
     transition_y_pt m2.,.,.Z
     events ;C.4mN;C.0Sf;C.h!Y;C.0YznW;C.hnWV&;C.gnW;C.j
    spots-reach-end 366 71efe4b7b35f64e8
     phase ;C.6L~.6h+.,.nL~.8h+.Vn,.,.H;C.hL~.6n,.,.N;C
     card 7Q.,.,.,.,.,.v
     touch_y_pt m2.4W,f7V82hT^%5ylCf@vmsm2.,.nW,9#G6y^YSSnPN65#3Kzm2.,.,.CW,9#G6y^YSSnPN65#3Kzm2.,.P
     card_y_pt cl.,.,.,.,.,.v
     card_velocity_pt_s ;C.,.,.,.,.,.v
     model_y_pt cl.,.,.,.,.,.v
     target 4H.,.,.,.,.,.v
     progress gM.,.,.,.,.,.v
     stack_dim_alpha ;C.,.,.,.,.,.v
     map_dim_alpha 3c.,.,.,.,.,.v
     map_button_alpha ;C.,.,.,.,.,.v
     content_alpha gM.,.,.,.,.,.v
     scroll_offset_pt ;C.6TPq718hLHTrlwqKRdlMJ:J&456YDT^^nMsp%LM6&ky#VDsSms-#~r4nk&2K7gz;4KWthWJLg:PtkY|8Fp,FH70
      90js6R6703|sr&@hWF|-+m38P!Z1,|#;|9hPk4V5J0~Vg,jCrrtl:H7W3LKqWd*c*mg:S0Qzw4~T#k!qs#WTjHh08l
      DwH-GdnW7#wQNL&6&5Z~gShVZ|3NNT::wm9nv$6G*L$!DvK*8Mq_*jd-3Kmgy_243pqk-zymy4dcvVJ!h!SWLtzQ%!
      ~z9+f1C_,5_6LPhk^vJ8c|L;#5Ms4*Dy!M@v_#mRH4kN:qZ:Ch,_k,&#cZWD6Jq68H,K*SMJQzmlMjwR1GLN@NYFqs
      2N,6J$Npd^G|2SyM1&wQDS#D^W$0VhN,c7HV|;+fH^R#gN;YRcjrlqDj*Z8Qt&z-~2k|2*qwpMdY&mZDkCyFCn!MZc
      Wn8+$fj_fHG1&m.hJF;#lNSDgc$,zdG~W:wryN,sywThlzM87pspswy6|r6jM2znj#h&+~MZtspyc7|0g~n@CR:&hQ
      8;4-JF3:JRPGfmr@3v93tpRr&|*w8PckhTp%H:|mYWWT!%VzC8g~85Ly%4SkGzZqkrr7frZ2nyyn6t1%,r4Sm^Zc,*
      TVQdDp0#CtPLjFZ|gWzS|2&m
     scroll_velocity_pt_s ;C.6y3fK#F^Q@@9#Ydq_yT;@+;mrpYSq-TdwmZKy|Z|$srZ9+f^^&^H^LWRy&f@m@G9nM@;Rr,s!L#-8dPsNfh-;6&
      ;c-tnhsM4,M@SHK6~+ly3_!G~Q73j6cPJ45*F^P_5TqhKP^@ZW-MK&2FLkQCh3dMQ^Vf*WKFG~,9n%6T9@%V*41_sw
      S#5PCp0^r_qZ6vY5,hh46yj;rcTQL+K_6g5^#9+@9Y2:+9J~;C2m!Y^%1h^ghqvlZP13gTj6cw~@,wz&jps7HpQk7l
      0s+3RC%|-wm+6J:hvDJplSD73MfVGZ;v:M_5$dn^@Vmp08T3$*_y$hKGy$kH!Wkmk0KHccVwNTDKS$_+J@4n70LQq!
      sPFw+GztnvwR%$GHS_SPy_r-j,%49$4wzNHt%Z0J::8%m$$#w6l&CV$Rj14jdmnVSNn%N&+43gQQT~F|Cl-:yJc1gM
      ptcsh6JM0Cc:;C.hCv|89,~G|+NG|^Y8smdP,LZn4L+zSVv+f^tS9q2h+$TW-W%G,ThYT0qyVT8LSzCTV7Wc$6z+YR
      $-Q07mtYvCh^j9kc-R5T7q!2^$VncM6s8#@Cw^qk;ZrQ!57Y8:WwfHS%T6nr4DjvGvS~ZF6P$**;%Zw^7f^3qPQ,D7
      :KV39PC,W68f&*0lc1d8Z4;C
     overdrag_pt ;C.,.,.,.,.H$$+V5,qM~%YQ^GT,;C.,.P
     stack_depth ^8.,.,.,.,.,.v
     transition_progress m2.,.,.,.,.,.v
     transition_y_pt m2.,.,.,.,.,.v
     events ;C.4mN;CLV;C.5dQ;C.2j7;C.hZJ;C.1j7;C.hv|;C.PR@;C.7*|;C.0j7;C.QJl;C.pv!;C.,.4mN;CLV;C.5t!;C
      .vv!;C.l
    spots-reach-end-7 374 a1fbbaf196e4ccc0
     phase ;C.6L~.6h+.+n,.Qh+.cL~.8h+.6n,.Qh+.,.tL~.8h+.7n,.,.M;C
     card 7Q.,.,.,.,.,.;
     touch_y_pt m2.4W,f7V82hT^%5ylCf@vmsm2.,.nW,9#G6y^YSSnPN65#3Kzm2.,.,.CW,9#G6y^YSSnPN65#3Kzm2.,.Z
     card_y_pt cl.,.,.,.,.,.;
     card_velocity_pt_s ;C.,.,.,.,.,.;
     model_y_pt cl.,.,.,.,.,.;
     target 4H.,.,.,.,.,.;
     progress gM.,.,.,.,.,.;
     stack_dim_alpha ;C.,.,.,.,.,.;
     map_dim_alpha 3c.,.,.,.,.,.;
     map_button_alpha ;C.,.,.,.,.,.;
     content_alpha gM.,.,.,.,.,.;
     scroll_offset_pt ;C.6TPq718hLHTrlwqKRdlMJ:J&456YDT^^nMsp%LM6&ky#VDsSms-#~r4nk&2K7gz;4KWthWJLg:PtkY|8Fp,FH70
      90js6R6703|sr&@hWF|-+m38P!Z1,|9$ZKRpst4RC65GQ&;F:l4-wPgT7PP;KJJdP;,+y,Vf:kFlw$M3N0Vkl*mlkL
      Q8*C-S7jys|p+tN5~Jz|rn1rQN$%:f^^g-^P,!z,CJcr$L,WCKZwmY5t4y_Tkm+,DvVL,#7@~W#GJwrj@h+QK5W@lz
      HY-Ksj8$tcsY|N2mlllZpJ9vl1NqjF#zCKTz9HH:rYW:Vv4rzt15nZW+:jC6q+c*pLVM3hmKLC3%W,T%8sfq2qpn-h
      Pq4rWk1zW6TQ30m5|3NKH10!5ypfrvdTzjQff2_RZ!J#KQ9N0H;c2j@7#Gc*,TSl,v3;YjDgTRSq,gdl0r&~n,Qy55
      7Jh042@tsLZjg&h-d*yr!zf8l&Ym!gYWG:GtKmdqwn!s~5J|00#LPd&n6hShL$R;,fFt07#YQD59NZdLQDnrM:0frW
      |C%P@kJS$lv@-_66pHvyYwc5pdwZvj!ZRdNkng^890D8R|@&G#;7q17JC-f%cQ9z0cTSfVW6-!6h|$68y0sSgl!fVp
      m_J0hJvFff:tgv57_KrTTRY7RJz0H20G~6yPdlK,9VYT0&2V$!Jz;zH50y280S0r^p+~fp7C7N!N5|Gkm5-|,QfV9P
      8_s64_npS$q5gT&m
     scroll_velocity_pt_s ;C.6y3fK#F^Q@@9#Ydq_yT;@+;mrpYSq-TdwmZKy|Z|$srZ9+f^^&^H^LWRy&f@m@G9nM@;Rr,s!L#-8dPsNfh-;6&
      ;c-tnhsM4,M@SHK6~+ly3_!G~Q73j6snys0W:Jr+3FGtFq0Ynv&9Y8WVh2;cQw4$m1CNv4Y%KZf*c@6lRTmW-t@9*p
      rGf#0JH80PD9N~3ZDv*7_FD-h7v2|78_ynMrV5:d7lq7GCpf;C2m!Y^%1h^ghqvlZP13gTj6cw~@,wz&jps7d-njGJ
      FV,+Pd1WjhyzV9t78RrqhWM2H5cn@5~:0~scMzWfrd3YVm__Rg1dd9pjGNzJ|S0C4st~wz_d;&Js;jf:CH8VJ41GdS
      646,S_Y#K#z5WyNr6;8G6H4f_4j&h6D*0SD@JfJHdR~5#:H$RKW0@3,P,F*9Y-2yrRz!D$*;zJc~P#+dz;#4Dl%L@K
      -1K5YN4!#7yJ&k^Y,P:g3LNnyDjhRr%vf9sL~nQW0&2s;m2V|-vF9tQ_@40PpP-MCG,2Ytt0c*K%5m;C2m!Y^%1h^g
      hqvlZP13gTj6cw~@,wz&jps7HppTY*!l,zj6Q#8!0s14m^%;5!&6G7tT@1_ZN~WH:Ny3Ptr2WGCws#WPLqg1t^Nmh*
      ~9Nv01:&C-|;mNt_7mKJWwcpCWj$JwNvpQ:lWlnjl|h+q!!#J~38Kq+MnL,k2G;VH-HNy1%Zp@-%-2#!F^dsh*s_vN
      +28GLsj8,8g-hC;C
     overdrag_pt ;C.,.,.,.,.,.;
     stack_depth ^8.,.,.,.,.,.;
     transition_progress m2.,.,.,.,.,.;
     transition_y_pt m2.,.,.,.,.,.;
     events ;C.4mN;CLV;C.5dQ;C.jj7;C.CJ#;C.PL+;C.ZR@;C.2j7;C.2^S;C.5,K;C.P+$;C.,.sR@;C.7*|;C.6@j;C.tv!
      ;C.l
    spots-refresh 248 9e587e5810a5d629
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
     scroll_velocity_pt_s ;C.7YjCZ5Nk_lRTKR_.1;C.2s6#Vz+Cz;GFnd3#z0&zGLr$dp|4L$V7z6dJpS%LLg8tm@_SY!2qP~p%0nS!4n_7r@Q
      PW6m#_D8$5R_0-4Yy-42|hpfw-ZjZ-7@n!h:tQ&~*,hy3&yHZ5+C4Q4t+DV$5MG%THn*;C.1-4DHL5YJPn,J3n*CFL
      %mr~d-M_V$Yt@!~Hs+rHyS145ZzTJD-p3cYGh7p9%~cHm60Ll7v1MfRSH|2@ct83.1;C.2Jm;#,%w013k*kKj#+tgP
      M5h0&G1-LqLjf2;WRv1H_~,q~k%50jW#l~Ys#Q:*H%mN1vQytd9,!:*2%KW1:s@NSY3&|f$Q~9vh%*N-dY!0;rDwpH
      1$mkJt&zM8D#_g91CNpsH+!CZ0~m;@;gGVYk3#*3lw3!@L~r@D_T6cq1Y;h;J;K1CHLV;,TJ+^rjQw8N71N-Z^LGWm
      T9$Z2Gl83ym1Vt*G;C
     overdrag_pt ;C.7S1p;FP1hVy+VVw.4;C.,.5Cg#92Rf1T32Md2!lHjw|W7WRp9Cd:glh34QGC0@:;d,!ls:Ph8Lz5CK#G!v5dyHG
      9ch2j1*_Rg&w77!;G!.4;C.,.v
     stack_depth ^8.,.,.,.@
     transition_progress m2.,.,.,.@
     transition_y_pt m2.,.,.,.@
     events ;C.4mN;C.0LV;C.9Yz;C.YV&;C.lmN;CLV;C.KHQ;C.TYz;C.dng;C.kV&;C.l
    spots-scroll-as-one 121 7c576f4952aeccf4
     phase ;C.8L~.Fh+.Rn,.,.6;C
     card 7Q.,.#
     touch_y_pt m2.4#W8ws$+k$k-Zg*lcf4tvR9LSv*FVDmylr4Y!m2.,.f
     card_y_pt K2.,.#
     card_velocity_pt_s ;C.,.#
     model_y_pt K2.,.#
     target dh.,.#
     progress gM.,.#
     stack_dim_alpha ;C.,.#
     map_dim_alpha 3c.,.#
     map_button_alpha ;C.,.#
     content_alpha gM.,.#
     scroll_offset_pt ;C.87c$rGgRWQc@RDl4KjGymlTKs5FmJpL$^2:9NrtS6_tCN-!8h_T,rS^#Rjh6DCQ8l^&7yYDZ^C*%m-n1Dw+c2dr
      Q-w9Frg6KpSlg~,YJdDkS4~g:K$:9:q+@s:#1kG91NdK_C|-:3n8gTZ^Y3vqLwhwWS%h85^08n##72f3y5t4rMSC1V
      *5qJwmtM|f^g!1y@4l1#5J9kh@%JN:v;kK$twn$-7,Sd17
     scroll_velocity_pt_s ;C.8~wRfgVF6@qhF2vrt+34#7;NKF0|@~9sdfd$,GQgn_&R#JNCNh4+LwGH7@gWk:G~m36n@wHpZhWgz:D*HgGJ3jw
      pztLm%r+rS52~gjq^!qSv,-Gn9n_sstkY2R:p3Dt%!&z*p5ScJ0lFsJV3-LDqHt9~tk^sDTpRNV58Qy6pSZ^HsSGK0
      -yWvkSYmy4!D#RM^hl@2hqwfN83NH|1,G:1F7#kF9NdJ;C
     overdrag_pt ;C.,.#
     stack_depth ^8.,.#
     transition_progress m2.,.#
     transition_y_pt m2.,.#
     events ;C.4mN;C.1LV;C.DTH;C.Q!5;C.fQw;C.l
    spots-select 145 7d563899849f11d4
     phase ;C.Zn,.K;C.yn,.K;C.c
     card 7Q.,.,.J
     touch_y_pt m2.,.,.J
     card_y_pt cl.,.,.J
     card_velocity_pt_s ;C.,.,.J
     model_y_pt cl.,.,.J
     target 4H.,.,.J
     progress gM.,.,.J
     stack_dim_alpha ;C.,.,.J
     map_dim_alpha 3c.,.,.J
     map_button_alpha ;C.,.,.J
     content_alpha gM.,.,.J
     scroll_offset_pt ;C.c5S_z2|HF@_FThZ3hdtS^4Q#v;:LnS7zF0hjd.z^4gZJqp2l%0TVy*yKY~l+~SdhphJPYLLK;!l.c
     scroll_velocity_pt_s ;C.cJm@Mg_c|kQw!$@*kGW^;$@F9fWc|rv5-0H;C.zg%-Cm7glcdCTn&J!:gLWn&JzDZglF;#cHy;C.c
     overdrag_pt ;C.,.,.J
     stack_depth ^8.,.,.J
     transition_progress m2.,.,.J
     transition_y_pt m2.,.,.J
     events ;C.4$!;C.3f:;C.3pK;C.9%0;C.JGy;C.Q#&;C.9t;;C.9jt;C.J-|;C.Y7d
    spots-sticky-header 414 cb43f09fc6607cb4
     phase ;C.8L~.Mh+.,.,.,.,.,._;C
     card 7Q.,.,.,.,.,.,.Z
     touch_y_pt m2.4W,2S3LQ7*+fvF~+NGRsZ:vY^$zGVYm8WV;TsqC!yM%ZZD&2#m2.,.,.,.,.,.|
     card_y_pt cl.,.,.,.,.,.,.Z
     card_velocity_pt_s ;C.,.,.,.,.,.,.Z
     model_y_pt cl.,.,.,.,.,.,.Z
     target 4H.,.,.,.,.,.,.Z
     progress gM.,.,.,.,.,.,.Z
     stack_dim_alpha ;C.,.,.,.,.,.,.Z
     map_dim_alpha 3c.,.,.,.,.,.,.Z
     map_button_alpha ;C.,.,.,.,.,.,.Z
     content_alpha gM.,.,.,.,.,.,.Z
     scroll_offset_pt ;C.84M-_M$Z1Rl_9y_0*hVQHj^HRwC#f52NsQM~MK@wfdt|tl,^Vww*JSZgcT+f16~dG|M~%2D7mWVf~#1Rd888W5k
      jNTFr5|d8Q:NpDrZ1n,rWZKmP_PVw7vqRQcGSyd5vnY&3+sG;:2p_h20;wmSwcKPj2JDD+0,wS@rSmC7z_,ph1ggHd
      _;kw_j&n%^Z^0kS^R54yk9@0NkD$1RD1v7sT183&V0CPSr77M%8CCq|pLtl~68$FRrFT^VjCHfyZn!LD;F5RLG^4_:
      4,$:4stMp9JKwvC4D%rcF;+QRlR5YYh1qC__sD$SqMJMPYz&dPd;*:3sT1QQ2d*QWR&!Z@,4-1n#+KCD_w,~^7!2f6
      mFkM+P_p_YT@mS,-zwRW3Z~~3$l&S,l|-%$zv|d&NkLLFJ_D5N&r;3SHtR3~SSrF#78rCN0fqpSV~FSG5lDy6!F8Mg
      %&SWdFvww8kz$$8CWF%Z:Yn11@s%PL~N5TyNsw!2R-Dj0&R$;y@^;HdwLP:WmVJgq3_-|VvtN*ry;#5Pr+8+Md,Rhz
      1^_-+YQl;1yY*g;%g$f-^DD|!+jlTT%g8g7PWL3H%~+|6zQl,$q9vK_TPtK%t%HG1VGNs|m~ty,,sp$PZLnP6Ht&9K
      F$@T2jmyR@mWR+p4jjLyH;k_f7zq,dt9Yf&Twr,Jysr&gKryt5^rK:d2S7PSRWNH*,Y0LSHc8ymtDG4:06;yZ0h&~4
      NzqC3!j;!Gy2nsZ2%Dl_YjMV$Q0lRCrl:PjnZfNj6Y2HZ^ZDr1t|S2yf#w:+d_J:78Q8s*z$!^qr!H5|@J&w*PstLk
      r7
     scroll_velocity_pt_s ;C.8kMsh+Zd|GcwQG_6NKrdp3T~;DPs$_Nd4v4MP^W_r9P1#%:!dszm&V:sTPrrPHYNnh+fG:G!D+QTn@|MY%rjpCY
      ~mf8*KSlSwgK3%3wWz#9:6D0%!qJR2t0$@2|f!dK^LJ:#3;2&W4w41kwh%pV^s~7l%@2jfVLGSR8-3smL8RGMTmWJg
      wG;+2P%3lc3nGg0gwn4qL6g%G6tM_$7k@+f7csn:SrYFJ:pSy~pH&-Qn*P7%Zs|2L4Z5;m%nt!8TFJdvh6Dh**2H|K
      ^M6CKj!-G52WrLG4Z8q~-@2Gh1+&m%cgH&*M8$J~Hy:2sY!Q:ky_#Y85jtk^zq4vCJj^RSK150+NW+hfS#v9nqQ3;d
      d|Rc7Tdzj*6Zs_svqW4PRm-jVcL3PH3K9V19$TW4wR4vlRtJ6MK%Ws$3:S#R@&TR+wV#8Rdk@_G48kyR$kHh^r~-n0
      1Pv:93V|c:@#4Q*mQs_;3_*t3kM;f_yJ@RW*DQ18ct:LRRK57P#n!ttFZ-8;&2~fs@l+q0&9Cr32p_L%YS1kws7d+5
      464+8Fdny6_7FGQJ6s**H;q6,Q:|g75&wy+KPk3GP;ck_Gs1m:t0S_mQPtVd8rCY$mH1QkJ_7%hs435W1;TZ4r6n!$
      LN&_#M~1s%fcV|DF+YWYn8Jy+wt:g:-!5Gl!0VHH!0^V:JTjS3,v^R#-h4j|LzjHlzR:2|GFLz8NK,C3MLqq9~DC1p
      nPn+Z36jW*M1WML~K%v8-KMlz:S~hNmm-;5D~hTl#*Ck|,G^@#cws__VvmQP$8-^Y0W*|R;VkgQ#^_C8q4SLKS3G9V
      ;C
     overdrag_pt ;C.,.,.,.,.,.,.Z
     stack_depth ^8.,.,.,.,.,.,.Z
     transition_progress m2.,.,.,.,.,.,.Z
     transition_y_pt m2.,.,.,.,.,.,.Z
     events ;C.4mN;C.1LV;C.LFm;C.,.,.,.2pL;C.,.,.$
    stack-dim 181 03aebcba0cee1ba4
     phase ;C.4rY.Z;C.M^8.Pwz.;;C.Cm6.j;C
     card j:.4Qh.,.,.8j:.k
     touch_y_pt m2.;MCH-@Thy5ttG|FQ,CMwJDTqv&Ms|r_%26+-#n@nhvQJ2%Jy;m2.,.m
     card_y_pt :q.@5y,M*t$*Qt6+J!%#@^~J47frzqk94YZk765yGylN|2mwP1!~YQZR$JsrJTK4LZTCQH&vzSWj-WH2:WLH9@k|F*
      SnMwKGskRp-9N^8mt|mq+,3*NhYt,QN@td0^spyYk&69KVkzLlPyM3*jcYZ_^1!V$^8N.DY,n7vT94!4nqGVNjSY7n
      9c*TNrlp$M*jH@mHNhGsTHYd9$5gqSwGDwR_:KypQm:SHY:q.1
     card_velocity_pt_s ;C.@7jPQ9Nl-JW$hf$wC9lhH;ZK&*HV+V0+jc$!38gr&,*8CYF_n-:7|!jsFyYP1Z4hhS+80D~5vrf29d8::nj&@*q
      |zRhsY:rGn!&^&hsQ92+!J@q!yfL,3|g&Dt68g_8m&:$tKDHkMVk5Q|%Gwcjltcv|2;C.D&H%|R_lJpVNVF__7d|_y
      Y_MC0g-Q~&lTD;;5d,@+Lf$jsc@Qh$DZMsk16,wvkjNY0n;C.1
     model_y_pt :q.@5y,M*t$*Qt6+J!%#@^~J47frzqk94YZk765yGylN|2mw8N.,.0:q.k
     target y1.@m2.Pmw.,.0y1.k
     progress dC.@js@:;lgFN39H9tS4$4!;|pHFkl-~7Y^vv0C24P72*@Rc_VsL%66yFV0~Zp,9*%SZ~t5JH-S4^zZs6d1mRD-f4V
      NFL+1_zdYcH~7lG#+3R%n!*W&q^kv*@^ttRKzrh3G,@Y,_8j8LFv-PZ&z!01Dz,,:5;C.DLlQ4y#*Gw@ZcVV^W8^Cz
      G*gm!Q,jDqn+Tj|d;gk|#$TTF,T1yD9H4qC,L;#$td+V8#dC.1
     stack_dim_alpha ;C.5qH5K;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.,.tS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1Rl
      2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C
     map_dim_alpha ;C.,.,.:
     map_button_alpha gM.,.,.:
     content_alpha gM.@v@YFtzg@!$zhg6d&*Mr_dkNJPZ@N9gG9p&p@6RRfzv36@SrV::-0|Qt49:NL11nCj3|Q:j;C.M;TKzfNnTs!WD
      Y:R~Jpt2yzCY39#FR~&;Tz|N_TL0;C.F1PgZ0rK-CJNrKKZtFJt+*DZ*N;pn3ws^CKP#+23G0r,dMs3ZvcrPJVVDv+
      jdM_:4*8gM.1
     scroll_offset_pt ;C.,.,.:
     scroll_velocity_pt_s ;C.,.,.:
     overdrag_pt ;C.,.,.:
     stack_depth ^8.4wz.,.,.8^8.k
     transition_progress m2.4;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.,.sgM&&8k&!^^qc3fH;L0@v
      3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2
     transition_y_pt m2.4_l@,R3JpKvp~SpLv1y-w9VnF1z:0RZ&QJqGT8,9hvW:Dqdkrk3QCyW7m4-93m2.,.s8NN^+*2n;6tJqRQ+2Q;_
      $DYhk!tY-4GFfJHP9-&^*:QD3TVvswVkN&48#*@2sVlW#+kcSpFzm2
     events ;C.4v!;C.Y3G;C.J$n;CLV;C.N0j;C.:;0;C.9t3;C.f8R;CMY
    sticky-bar 146 136a7ddd6359d743
     phase ;C.4wz.R;C.ywz.Z;C.Cwz.S;C
     card j:.,.,.K
     touch_y_pt m2.,.,.K
     card_y_pt cl.57j:TyCW7_Tj*,D*fnk-z;j:hR&cPyHNTK!W;+;M%0kltdQpW.z0VSrYYlN^+K:F!HZSYt^1q_%Y$l02Vh%H4rM
      w&Cg~f!J2$^skcH|gMPg7+pW.D0VSrYYlN^+K:GfrhR+C5pjl7m*hl*+p4L@gPjh|Qt++^HS8$cl
     card_velocity_pt_s ;C.50%+89T;jqc$P5Fd^KP:TZ^9tVR!jS,z$_CS:P1pw$QG|1-;C.zr|N_sDcq6%NJWvSFJ&*#$J;%:Y%N*8|$D:4t
      *:t6MH%0tQrZ5ccFLGJG#f;C.Dr|N_sDcq6%NJZ^#w;H4!6KFz%Z+F#75*p#3:Z#ZYH:tC|83+;C
     model_y_pt cl.4pW.,.6cl.4pW.jcl.T
     target 4H.,.,.K
     progress gM.4VFYsjZy4pr6@2t+-VQ4*~rcPq59jHwl4RmTS-QN@mnQV!4vDgM.y5hfc;RNZL-~L;F,P3w-ZC|W-+N:z~dG*LC
      hKtt;d@fSFNm&7Gp!2$cf-*-6:gM.C5hfc;RNZL-~Ln_CFVnGP*WhQ,F!J:Nm:#$^8ywF42!C#WhKmz2gM
     stack_dim_alpha ;C.,.,.K
     map_dim_alpha 3c.,.,.K
     map_button_alpha ;C.,.,.K
     content_alpha gM.,.,.K
     scroll_offset_pt ;C.,.,.K
     scroll_velocity_pt_s ;C.,.,.K
     overdrag_pt ;C.,.,.K
     stack_depth ^8.,.,.K
     transition_progress m2.,.,.K
     transition_y_pt m2.,.,.K
     events ;C.4$3;C.QP8;C.9$3;C.h#;;C.3f9;C.QP8;C.9#;;C.RP8
    swap-card 79 f79c4dd43614fe4c
     phase ;C.4rY.G;C.$
     card j:.4Qh.y_l.S
     touch_y_pt m2.,.G
     card_y_pt :q.5fRnL-4rd*:8vR~K&H8!H1jq3DfKRcl.$
     card_velocity_pt_s ;C.5CJ:RW2LPn|4#|%y&@yfc1yd5VqW+;C.$
     model_y_pt :q.4cl.,.7
     target y1.44H.,.7
     progress mL.5GcjKly!Lt39_2Wd-tkM2G|3_&1cLgM.$
     stack_dim_alpha ;C.5#SCq!KLV8~~:Sh%zWdq;|Km_YtLj;C.$
     map_dim_alpha ;C.5qH5K;V@hvD$Gr_-TZ4YK&,!MFJ#L3c.$
     map_button_alpha gM.5MhtjT~qTw2;C.6yS;C.$
     content_alpha gM.,.G
     scroll_offset_pt ;C.,.G
     scroll_velocity_pt_s ;C.,.G
     overdrag_pt ;C.,.G
     stack_depth ^8.4wz.G^8.$
     transition_progress m2.4;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vm2.$
     transition_y_pt m2.4_l3k2F^LRW20_J&#ZKVhP2@%8P#:7Mm2.$
     events ;C.47d;C.F4&;C.d$G;C.QV!
    taps 334 0092061d6521e794
     phase ;C.4wz._;C.1wz.~;C.2wz.~;C.2wz._;C.1wz._;C
     card j:.,.,.,.,.,.F
     touch_y_pt m2.,.,.,.,.,.F
     card_y_pt 8N.5Tp-~c-Hyd|!3-tcGCCSR$l#~q^z9v5#rncQ9$0f*G|,_T~ppw~nYp9s;D#%%gc~3-Jvqr6fyF:LFQl|T18qyKV
      qfspN5#vj0dCpvyyM4w4rlN-&8dZrCqZ10%s9::q.2#;VjPKl6Y2*&Nrktg9YYTPD~gk_Dl1LvHpW_!qQHrHg:8nKv
      hZKh%#M2w5^cM!DWR8pTQz+R:GDh~l_qW2N@h9r2D0:jky78$CN*Qjjh1^W0~V6W+F~mpjpN5gcl.3,yZ_*VW5L:d~
      dZjR19!g2*MTg$6R1,zC~6H7H;YS_zr#ySphJ-6zr!~whZ-Cg|9cL;-p77tRj&S5R6!Qy~_,Pyr$2vcDpj:GmTgC82
      jpC_zm9Y$fZ!hc1%,9C$:q.3@cmG4Pg5sN#N+mKL:D21N&n$&ZG67QjCp6g_8-vWW+wW4Lln65gz;y89LnS@Dk*Hlk
      F-rv6&j1:!1CT24rVkfc@&;!zhyLZnJQ1pKG|hdq|h:*Gj-JCy2:Mg&ZHK8N.2Tp-~c-Hyd|!3-tcGCCSR$l#~q^z9
      v5#rncQ9$0f*G|,_T~ppw~nYp9s;D#%%gc~3-Jvqr6fyF:LFQl|T18qyKVqfspN5#vj0dCpvyyM4w4rlN-&8dZrCqZ
      10%s9::q
     card_velocity_pt_s ;C.5ZR@2&nss_ZgNzd7Qjy9R_GYJzT6vmP60g6KCSS:@Z;r+l:FjlhR:Z2:!Rq4WJ2grc9WdnhpS1^SSl:_TL0Df#W
      ZGD_@m,lkfWF9sDP;_R09d@3@KmT-Y&|;dyk-k;C.23VTh8wtwW;syNkdffCPpjznC!5_t3tL-S!zyp*VN4pV@!ZMz
      9!Nf^!^9WyM:*1GRZg~gHVV:&&RCzMF@~SkK+kH_wpl9T-^mQFG%jsFt,FrsQP7DV4#zK^jksq;C.35SMSM^LfKjK#
      QyT@VTH@q-g!,::!9&Skw&r^whpm3MP0:1TM00TzmhmWYcvG8+D2Rwn*8np4+DZ6-J@rnw_l&:+HpzjNdw-NJ47nlT
      6@%%pmD5C|pL%YWyTwvd;C.3W0~S:PK~pzryhv%n~$#T#^2$-H7lk0%@w:h_G6r56%kmdnSZzQFw7_wkT~2z1-d^2^
      KFpRc1,sMjshlstd0r-RN|Gkv%0R%F4^:lG2y3vM3SqQ+2kH#r~v*rl-#Q;C.2ZR@2&nss_ZgNzd7Qjy9R_GYJzT6v
      mP60g6KCSS:@Z;r+l:FjlhR:Z2:!Rq4WJ2grc9WdnhpS1^SSl:_TL0Df#WZGD_@m,lkfWF9sDP;_R09d@3@KmT-Y&|
      ;dyk-k;C
     model_y_pt 8N.4:q.,.0cl.,.0:q.,.08N.,.0:q.|
     target mw.4y1.,.04H.,.0y1.,.0mw.,.0y1.|
     progress ;C.5-;mY&cYg_m3;tL9:0wkGP,lWlv0,jdFrV@3!N0djhmC#&;5mtvGzm,y#s$gd;9THP56~V*CvRn4m0@-+3;9@Tm
      5L3Q5K6|n!3hF%LS&fR7GC+:4M_r8@MP0J1w0JdC.2MQ|&8N!:vMWVlGFN79QmV~T6R&p&~dP-z8NHvH2lL44934d2
      5LJ6@;m#-~*j+SQ*-pnClPm@M$7*W;;v~nq11+h2Tz@H-!#$3GZv0$%cvR@8zNS$sq5R@PN+NdgM.3rdf63L#-|Tnr
      g~3Q6QP-71$Tt!rpNhjn5HfqJkQk5qy20fqSy^mtC6^C9KZ9+QG%&VTdlhV@zt6GpTK2y5S,k:!R:sv:TMHqPfwCt8
      :cG#Rhsv;$CNk$RJc^CkdC.3k%gC$P-5hnytFS5&$n-0~2+vYwKkCrWt~Gs+M#q9r0Tdj3jqP%T@cln:$dch2Ytjc1
      $C$s_GWWRPld2c_1gn87P-9#l,sN7Z68d#PLsfL3sj^wG:2&:FCl_%Z#^j;C.2-;mY&cYg_m3;tL9:0wkGP,lWlv0,
      jdFrV@3!N0djhmC#&;5mtvGzm,y#s$gd;9THP56~V*CvRn4m0@-+3;9@Tm5L3Q5K6|n!3hF%LS&fR7GC+:4M_r8@MP
      0J1w0JdC
     stack_dim_alpha ;C.,.,.,.,.,.F
     map_dim_alpha ;C.PCN-v2-S+wck5z4YWGkNJhz+CVtTw-918;_,7@W#c;C.Md9^kp~Zp:$gK&W;C.269:js%llr7!jsjS|tSkC1$w;
      ,wrJkv3c.MmSD~:fJt4dQ%6nwnVF^T&z1;!,_|4CR:07:::s&v3c.9%K8@FG,5wLyHK~G*T&V3&5^R4^SnR2;C.M;Z
      &|n#+VL%:jpKfhdDn;3H5k2S&!LQPWKrZt1c%|;C.,.WCN-v2-S+wck5z4YWGkNJhz+CVtTw-918;_,7@W#c;C.Md9
      ^kp~Zp:$gK&W;C
     map_button_alpha gM.PHCcrFQLY7*RzV*^:K;+wdYj64MWKjR-!-L^+zFCpgM.MPM4fzN3Wmnzf%8gM.20%w^wF;C.,.4,3d*Ls&sGl+g
      #Cf!gM.M%72s5kd7cJK;_;!wJsvpC!cgrVFtl!l,Yc9wd%HngM.,.WHCcrFQLY7*RzV*^:K;+wdYj64MWKjR-!-L^+
      zFCpgM.MPM4fzN3Wmnzf%8gM
     content_alpha ;C.5j^j35Wy4t4#mkF8N&LZ~@P5v3$0c$hgM.MMR$R6,k^#-gv60Hp43H*ZMjs4wYWtc|,Q#Zpg@D6gM.,.WtwSWRj
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
    taps-by-position 253 5288ca683ab6e76a
     phase ;C.Kwz.,.~rY.Z;C.Zm6.j;C.D
     card j:.,.,.HQh.&j:.z
     touch_y_pt m2.,.,.,.^
     card_y_pt :q.L#;VjPKl6Y2*&Nrktg9YYTPD~gk_Dl1LvHpW_!qQHrHg:8nKvhZKh%#M2w5^cM!DWR8pTQz+R:GDh~l_qW2N@h9
      r2D0:jky78$CN*Qjjh1^zLg%JZZwCsjl;skCvM:$z%g,rv+sjF*@PHDvqsR1vhRTHgrT|+9lFs:7HPFS5VH*&!7!mc
      j|7$7DSj|$+d95Jg8,YZ0^r+nHMk2K$6*CJ_mP@TLqCgVh&#r4VHp1V8r-Qm2c4_3Sl3zRC*Pt@%Cf79d|wTs;P%,-
      dvc1Qt#0@%%Pvln:58H51jY^l3^^dL&@Vq~k_tP$nt-L:q.cf;F_clGd*-lQgvQGG;g|d8&ZVsm7pr2m6$~5s^T:VY
      __snj0kK|0&Rz*wNCfzNF!@Wcl.G
     card_velocity_pt_s ;C.L3VTh8wtwW;syNkdffCPpjznC!5_t3tL-S!zyp*VN4pV@!ZMz9!Nf^!^9WyM:*1GRZg~gHVV:&&RCzMF@~SkK+k
      H_wpl9T-^mQFG%jsFt,Frs9J3sWSLf3|hT&rhkV,C8^rzs-G$jQR&dF8Z:&fKvm#zs&gW~J$8;P;ptL,wGRNf#|25L
      &#GYcD6#1%98WzNN3m@K-@jNhQNv%#_1KH+CMh0mz;-JtM#!+MCRwVrY1Jk_hDW3C-5s.0ZF8jTqVV@p:q@K|MR$Tk
      qtG1V9l4nY0RvrQ&F;vMQ@M3^vjRTplZpP#WM*&q%|-!;C.c9!-%YSgF@z-@2CNHs4MKlm!;D6H:l0!&3%00NP$zG1
      n3*-Cc5|P5k-L2,,1&FG~+z0;C.G
     model_y_pt :q.Kcl.;:q.&cl.C:q.&cl.z
     target y1.K4H.;y1.&4H.Cy1.&4H.z
     progress dC.LMQ|&8N!:vMWVlGFN79QmV~T6R&p&~dP-z8NHvH2lL44934d25LJ6@;m#-~*j+SQ*-pnClPm@M$7*W;;v~nq11+
      h2Tz@H-!#$3GZv0$%cvR@8Q5cJc&nr_HF6Dt2Z^yjc-#87N!k7V%7mq5d_Ypl-T:4q#vZw~lR!,ZDkn2:dJ%3_|4NQ
      +_|;tVFHnflKdv6YS03R^vqSg4DTnvQRcslhC&ZYDr7nyNl8!g,;QT_#fWnnKm_06*&#2P0KQtddSq7V42Hq+3V7f-
      PNr|zYw6ZF3+lY,8r04vz|3%sqN#v#3ZmHq+FTD0|,!jdC.c+G+-ntzy;FzGz;vg#SqyW~YVJ5Qg,C4;v2G09td6D@
      6!02r2m:tDj&J6ZvJL9-2V#8gM.G
     stack_dim_alpha ;C.,.,.JqH5K;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.cS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1
      Rl2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C.D
     map_dim_alpha ;C.L69:js%llr7!jsjS|tSkC1$w;,wrJkv3c.MmSD~:fJt4dQ%6nwnVF^T&z1;!,_|4CR:07:::sj,S+d~,g6JkRjw
      FWKFkKTjD%h*Kv8,;C.M$5sPpt8G%Lyv:P!~T$6n3rC_ndP%64#$CS+ss!H_;C.3#Kz54;rvgCSGkpnF5P&1np7L9l
      j_5|+3&C;C.6p*V;hcdS::R7%RqT;C.5_-;C.cFz-hy@2w!k5f$k!w|~d#md#q;46pkHt%RF30ZsMqm5H,80j~&9#~
      f~Rq7!MWRctQH~3c.G
     map_button_alpha gM.L0%w^wF;C.$kfRPw|f5T*vt8*-5gM.M@1sFh_~%r^!|59k:&k,Wg-pDj&YkD,%TrdV&1Wv#gM.3h;L%94;C.CL:
      wCgM.6yHVYfC;+q7T%Jy8#gM.5R+gM.ck+ky;C.v
     content_alpha gM.,.RL+GgJGC,Y!8w0%&RHw7r&,4jRq$-vLC+F:kz+5+YgM.M3#rY8CCc!6gM.JjSsmYCFZ*mK*MQFzgM.6~4@:r7
      +Qy~Km1TgM.,.H
     scroll_offset_pt ;C.,.,.,.^
     scroll_velocity_pt_s ;C.,.,.,.^
     overdrag_pt ;C.,.,.,.^
     stack_depth ^8.,.,.Hwz.&^8.z
     transition_progress m2.,.,.H;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.ZgM&&8k&!^^qc3fH;L0
      @v3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2.D
     transition_y_pt m2.,.,.H_lT0%8JpKMMNSp6,1yV!K1nF1z:LRZ&QW,ph8,9hvW6M#fkrsmcNw+7m18YCm2.Z:q5L62SG|LRkQ:,GGG
      9H%4@JrRs0HrQR0c4k~7f,#c~^&;Gr,,@Lz3wmNr8s4hHw4,k9l5Kzm2.D
     events ;C.4W7;C.9Ty;C.:&,;C.%N!;C.9nS;C.YPL;C.JzT;C.9hL;C.fP8;CMY;C.9zT
    tgcard-2018-flick 31 408aaf5cc617bc5b
     phase ;C.7^8.4wz.G;C
     card j:.c
     touch_y_pt m2.4MCgM4&g;YVskg%nK@&m2.H
     card_y_pt SG.7VLWPh,Y57W*_rsm1GP,P%Sj8^@^WSn;Ty^W3C5C-JKhm
     card_velocity_pt_s ;C.7w#@wm;:sQ+Md;Ck;fyYR6J&Y^V0W.0^VHmDgqczQ3$;C
     model_y_pt SG.7VLWPh,Y57W*_hm.H
     target y1.7m2.44H.H
     progress d9.7@@w&sVW!ZzwHWrN$l*CGtcFGZQdVWW&l35!y:h08:#gM
     stack_dim_alpha ;C.c
     map_dim_alpha ;C.H^1%Sk+1gM*d58sm7H|@D9N5pDn8:3c
     map_button_alpha gM.7SV:,CvW&C5;C.J
     content_alpha gM.c
     scroll_offset_pt ;C.c
     scroll_velocity_pt_s ;C.c
     overdrag_pt ;C.c
     stack_depth ^8.c
     transition_progress m2.c
     transition_y_pt m2.c
     events ;C.4$n;C.0LV;C.33$;C.F%v
    tgcard-collapsed 162 e7da2e7accf0428f
     phase ;C.4wz.G;C.Y^8.fwz.,.F;C
     card j:.,.,.g
     touch_y_pt m2.y89~+0SNpTC6fTk8rW*N,DK9&wZtW4s*L5gNGtT~yQq_fKzN7pY@F82wSD&s*Dh.3m2.,.G
     card_y_pt :q.5ghpYcFrW%;T$cdc|^Vhl;VNc|Qw08N.YWtD0;P~~rT_-7lTJh8JZ&lg4v35gyQ;KkvSF,%5*J*ClTjGc2c&8mj
      3plt.4rJgGfJ#FS-TcVmyVY~_ZphnHDJjLmn8#dp3rghHMS^|$|2~wN;vplN8q%K|9tCfZ@,f17~:S;0;jwp*~2-^V
      _#f6Fz^CV9vhnv!|pDkw*hr:cdc~5j;-|@R+zw^$QJ60W-t6pwDr*QV6tVrFWd9z;%Ys4;8N
     card_velocity_pt_s ;C.49Zvk2-3R$NHz:Ggzy&m9pC5mFt7JW0;C.Y1*FK6RqDk*7RFtd^HlPZYTwpn6d_F+fW2Lp^R,KVc3mLDyK54W8M
      $qqH@f.1;C.1zFtt6lZNN82%n2y%p%5*;%@F^*Mf4##l!;GCS||-MWCyNr_@#nW64cc&|s$VHWC6vqVSFS$jfhv~:;
      _ZyF91wc,G2:T~LWlKzyd3_tVpjTK3!:1sw;dLW^$^+K|Z9$kl|QRr^0_:L!MJh,TL~0NQ:y8&0y;C
     model_y_pt :q.4_l.sWtD0;P~~rT_-7lTJh8JZ&lg4v35gyQ;KkvSF,%5*J*ClTjGc2c&8mj3plt.3_l.,.G
     target y1.4mw.sm2.fmw.,.G
     progress mL.56Vj9s|7m;V6nFl||hjyWV4MC1*-ZMJ.YNFP^9|:Hf+Vw~32_39ZY$Kc,;sJN*8QGP@T2*lqRmLWth0RKvZ0J85
      Y-r|.4zgM6H4#YT**-#&ghkn!2j;1Yvk|HPh-6@s8pC!6Dy!3!jNH4PKy~;w;;tRYjdt7LZG@2LT#,c:Mh#:,QHmMD
      &|,|d-P:W7jd*gZmvpFdWSGW@FcpPpf$Z&,Lk4,W^+GS;sld#*Md*T|30:kPqq#tV67lWHMJ
     stack_dim_alpha ;C.,.,.g
     map_dim_alpha ;C.,.,.g
     map_button_alpha gM.,.,.g
     content_alpha gM.5*0k!cN;h3z*wW#K@%%$fsD9mFHZy;C.Y+*KmtM,nTV1tt!zyh%%p3zts2m-^LNHP,VMrsYtvWCWtjg;Cn!Rd9,
      H!+@.46%99&$P4|,|MG9KQk-d&j@#DN0;rh*Gwr$r;nm$Hkw8Glp|-k+^8z$-JVy_D~n6r@q%;7R|8;C.q
     scroll_offset_pt ;C.,.,.g
     scroll_velocity_pt_s ;C.,.,.g
     overdrag_pt ;C.,.,.g
     stack_depth ^8.,.,.g
     transition_progress m2.,.,.g
     transition_y_pt m2.,.,.g
     events ;C.4_h;C.Fjy;C.T$n;CLV;C.d;;;C.,.Djy
    tgcard-fades 172 cfa0a12c4277c7b2
     phase ;C.6^8.vwz.R;C.,.Fwz.G;C
     card j:.,.,.s
     touch_y_pt m2.4MC$wm4GC~p9wtVF@:Z,zklgcl;8z7tyf4CYKkhyVrVZ;Vkn-r8%^V#VppcZfN;3SCm;6_FtM+1sd8lKQd,F9G7
      %p!L~D|hfdm2.,.;
     card_y_pt :q.6NjJ817ds+|JDMVG%nQ!^YgS63Vt6-DRzhv;$0Hw1F742TldzdCWJKsQZ1VhWRy5kR:rM|H|$Czns8_hykh2J&D
      k!NRM:NF-KcVcL1;4J@K8!LplZ0+hhjH5-c::mP86PF~;vsCRJmVmWcl.,.GT7Wy$|WJ%NJDgrMp7S2mj!s&mC_+:q
     card_velocity_pt_s ;C.66Q1WljrTMstM3N1-y$QFl4L+g-D@5qZky|C1R+@2J1WJ4nZ6%2y~:jW-#NJ,N!;&!$:RP&!n24k4S_^12GT64D
      @P5P^^;Cy7Zz#S_Jd7c&r~;cPG0nvd;!1pk;RrYwyG;MvQt7$8$VM5;C.,.FrRWpHD#^Yy@KZ7tD^m!97;*MV1+rwk
      ;C
     model_y_pt :q.6NjJ817ds+|JDMVG%nQ!^YgS63Vt6-DRzhv;$0Hw1F742TldzdCWJKsQZ1VhWRy5kR:rM|H|$Czns8_hykh2J&D
      k!NRM:cl.,.l:q.H
     target y1.6m2.v4H.,.ly1.H
     progress mL.6Pq-SP2|md!3T@n_ML|D0+zsm+d5J%d4@HlHKj5+QY-2$k^2ZHC5&&+^vp^;HM0$ncl58fpM$jt_mrnfWCLtLKw
      ~R%p-*R#0,MSsyq*!jPf0@_9$g;3Wjc465Z%~vC0!ndMFLgFg|Q7S9gM.,.GlFPZv3d~VjzrpmK~JZ|qfLWVGmZRmL
     stack_dim_alpha ;C.,.,.s
     map_dim_alpha ;C.!Y*|;#4vJNNP!!6yCV^tl,lfDjT7w!93F4hG@-c2YQH727+3c.,.G371*kPd@zqp_:,7&NHD2w5^%_P6T;C
     map_button_alpha gM.6n1NJ%R21V5L-1PQJTTdv+lvp#$HF^tCtww#14P;C.,.,.0#%Lc&$#2Z&TQ9,r!WjZ&,#zSLptsgM
     content_alpha gM.,.,.s
     scroll_offset_pt ;C.,.,.s
     scroll_velocity_pt_s ;C.,.,.s
     overdrag_pt ;C.,.,.s
     stack_depth ^8.,.,.s
     transition_progress m2.,.,.s
     transition_y_pt m2.,.,.s
     events ;C.4$n;CLV;C.t50;C.Q%v;C.,.DjH;C.FpS
    tgcard-flick 40 66c5fddec670d43e
     phase ;C.7^8.4wz.R;C
     card j:.n
     touch_y_pt m2.4MCgM4&g;YVskg%nK@&m2.S
     card_y_pt :q.7HQ@9PsS3PqWHj:*:Y81&Lr9P8l3sh^wZ5D~&,q^G@%JLn675DRPSFtt_h2P5cl
     card_velocity_pt_s ;C.7w#@wm;:sQ+Md;C7|yZcs8VtKhFD:KnZrPhTwR27hY9hrqZcq0D%#ckLrJwY%;C
     model_y_pt :q.7HQ@9PsS3PqWHcl.S
     target y1.7m2.44H.S
     progress mL.7+YqFHlP~Wg$ggj|QzTF2JQjK&M!;#;9y@v;7Ly5Jhq|W;|zlHNTFl4rJTwGPgM
     stack_dim_alpha ;C.n
     map_dim_alpha ;C.HY*|;#4vJNNP!!6yCV^tl,lfDjT7w!93F4hG@-c2YQH727+3c
     map_button_alpha gM.775tFVZjJsG|8;C.S
     content_alpha gM.n
     scroll_offset_pt ;C.n
     scroll_velocity_pt_s ;C.n
     overdrag_pt ;C.n
     stack_depth ^8.n
     transition_progress m2.n
     transition_y_pt m2.n
     events ;C.4$n;C.0LV;C.33$;C.Q%v
    tgcard-hard-stop 145 566f6ff69d9f7581
     phase ;C.5^8.%wz.,.F;C
     card j:.,.,.J
     touch_y_pt m2.4MCtj^g4vschvtz%11@5_d,%:5R--~Ss^Dr3@@4RDQq$N8K~CW~sGy^DzmHH&7g6@t+8zc:Z28-@g,^+MJw6pnq
      FKZQ+Vg%Gw4h:3&3*CwtV!l9.4m2.,.G
     card_y_pt :q.5vQzzh*Y&h0NWznn8mDL*C&2RhKP37_$Wj1z7VwlsLV&pLQ&R|*.9zs5q~K3c:tc8ZF2GKrM,6CqdKtH,k&Vz^T
      V*9L.5$9^QHmT2fPwZ6Dpj8w:FvsL~Mhq2#9vP0;$^y#dPG&lK7~-Jjh~9@TTzSTzFg^,H_JsjdGzdsc+|$@j7v~W+
      4nc0nlMZc$p|Kf&09$cG~#|Nlv^hqJ-D9g~+YdT#ZRhF,&g$@!CGDfLS;N-JK_^5q5005_:q
     card_velocity_pt_s ;C.5g4yrN,d6G-C6tcMLq_gm2TQ_W+R^%VvS0,pr%Y~FY~L:v&yC,4;C.88^VDRPr9Q_,7KmWp#54RD%*tln,P*J#7
      Npd3jm.1;C.2&NQq6Y7ml_j9&DsQ841nNSV!&~@PT&D7lCQfgn,:2#K@^Sw,^0!K,Sd|#H-G#0NHt:RYQ^6VN$-_GL
      Yl^&C2cP74HQ1TF-,M^+-|rzd_GPMK7kcc7J6FD~1rrSDQ,K:Yyh^3pClJ$rs4wF-phZ9s&vHyc+;C
     model_y_pt :q.5vQzzh*Y&h0NWznn8mDL*C&2RhKP37_$Wj1z7VwlsLV&pLQ&R|*.9zs5q~K3c:tc8ZF2GKrM,6CqdKtH,k&Vz^T
      V*9L.4:q.,.G
     target y1.5m2.%y1.,.G
     progress mL.5N^KYg,ZM%9-P^L-QHZ7vVM,1_M4hZ,l80&pK2Q5MC%p3nTd-g-.9^Q~9g:yv!c!vFtYZ%2*Y8mZt56Z&l%Ls6!
      yQjh.5t@VmyyY952p&5f%9vQ5MPf5kkKtft*rdc4_P8;|FygwS3M2&H_v0@C;5V5|_6H7^cNHZ8HMp2fnK$hJd#Ktc
      ~QpqlY-swg+VZq9D92Y-DD*s9-*Vn:TH+CPnJvJT_~F0SPYYdp9zrt5%!|4sl~g#9DK%HkmL
     stack_dim_alpha ;C.,.,.J
     map_dim_alpha ;C.,.,.J
     map_button_alpha gM.5T+!&Pq#ms+#f64Fr;C.*5-|2yQY&4K8sQD*NVJM9!W06P~zlyYn10gJf&f3-|g|QC;@c35&,6w;f2rwQ,3@d*F
      1p36v6gM.q
     content_alpha gM.,.,.J
     scroll_offset_pt ;C.,.,.J
     scroll_velocity_pt_s ;C.,.,.J
     overdrag_pt ;C.dLV+f3j@sgQs0ctd3&;%H;C.,.m
     stack_depth ^8.,.,.J
     transition_progress m2.,.,.J
     transition_y_pt m2.,.,.J
     events ;C.4$nLV;C.$r~;C.,.DpS
    tgcard-push-detents 122 0b2c041af30143ce
     phase ;C.4rY.G;C.GrY.G;C.Gm6.L;C.Jm6.L;C
     card j:.4Qh.Z_l.ZQh.jj:.M
     touch_y_pt m2.,.$
     card_y_pt 8N.5966Cnr9HYjK&WGcG8RkD1sV&DVq5:q.HfRnL-4rd*:8vR~K&H8!H1jq3DfKRcl.H,Y0v8t2gfZlD-:z2:g^4;D
      YPgNSj00rg6z,_:q.KDM*~kH8&c18wyV-YrsRSRVDJDFs5TQqRPzH:8N
     card_velocity_pt_s ;C.5j6n9FLZpv2y31HddPv++:hg0$_dL;C.HCJ:RW2LPn|4#|%y&@yfc1yd5VqW+;C.HHCDzc1w&$gDmZ$V^lWqd&z
      C1G:8h|JD;8DW!;C.K~1:hZ:|-rC9DRDkYTv;NLjZ_HN,gj4yP5tHS;C
     model_y_pt _l.4:q.Zcl.Z:q.j_l.M
     target mw.4y1.Z4H.Zy1.jmw.M
     progress MJ.5#SKyS+m#Sq;W@qwn#-|V~L,d|&vmmL.HGcjKly!Lt39_2Wd-tkM2G|3_&1cLgM.Hkg:k&Tg9+@Jw+WPpY@DY5&
      V|WJ5G_H3HmYWtmL.KN~_Ll@Z_$kS|$2N,h0M9Y*t~2$tF8^v+^@~!MJ
     stack_dim_alpha ;C.5#SCq!KLV8~~:Sh%zWdq;|Km_YtLj~d.,.Kw8hfnP6qgwvQyT76vc:8;|K58dVr:G6;F7KY;C
     map_dim_alpha ;C.kqH5K;V@hvD$Gr_-TZ4YK&,!MFJ#L3c.HS_mLRzZtF^ZD|6qYR5g*PLNn2_:ypL;%w7P$;C.k
     map_button_alpha gM.kMhtjT~qTw2;C.6yS;C.Hn,5fcf%hzPNrKKZtFJQ5*D_,w2pn+js^%1RkgM.k
     content_alpha ;C.4gM.,.d;C.M
     scroll_offset_pt ;C.,.$
     scroll_velocity_pt_s ;C.,.$
     overdrag_pt ;C.,.$
     stack_depth ^8.4wz.ZL~.Zwz.j^8.M
     transition_progress m2.4;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vm2.G;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vm2.GgM&&8k&!^^qc3fH;L0
      @v3P%%72cmL^!%s70^0-m2.JgM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-m2
     transition_y_pt m2.4_l@,%8JpKvp~cNLv1yV!Q|nF6j:0RZm2.G_l3k2F^LRW20_J&#ZKVhP2@%8P#:7Mm2.GclWkC0gD4;zLwD1TWw
      @dfplG|r-HZ|2m~0w,h7m2.J:qNvsFp~Hv;3jPsGyGzfD!:5,ZDmv|w,R-l+9qm2
     events ;C.47d;C.F!L;C.F,k;C.F*|;C.F!s;C.Kh5;C.H4J;C.K|5
    tgcard-push-dim 62 a08c4ce615ff404c
     phase ;C.4rY.G;C.Nm6.L;C
     card j:.4Qh.jj:.M
     touch_y_pt m2.~
     card_y_pt :q.5fRnL-4rd*:8vR~K&H8!H1jq3DfKRcl.P,Y0v8t2gfZlD-:z2:g^4;DYPgNSj00rg6z,_:q
     card_velocity_pt_s ;C.5CJ:RW2LPn|4#|%y&@yfc1yd5VqW+;C.PHCDzc1w&$gDmZ$V^lWqd&zC1G:8h|JD;8DW!;C
     model_y_pt :q.4cl.j:q.M
     target y1.44H.jy1.M
     progress mL.5GcjKly!Lt39_2Wd-tkM2G|3_&1cLgM.Pkg:k&Tg9+@Jw+WPpY@DY5&V|WJ5G_H3HmYWtmL
     stack_dim_alpha ;C.5#SCq!KLV8~~:Sh%zWdq;|Km_YtLj~d.Pw8hfnP6qgwvQyT76vc:8;|K58dVr:G6;F7KY;C
     map_dim_alpha ;C.5qH5K;V@hvD$Gr_-TZ4YK&,!MFJ#L3c.PS_mLRzZtF^ZD|6qYR5g*PLNn2_:ypL;%w7P$;C
     map_button_alpha gM.5MhtjT~qTw2;C.6yS;C.Pn,5fcf%hzPNrKKZtFJQ5*D_,w2pn+js^%1RkgM
     content_alpha gM.~
     scroll_offset_pt ;C.~
     scroll_velocity_pt_s ;C.~
     overdrag_pt ;C.~
     stack_depth ^8.4wz.j^8.M
     transition_progress m2.4;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vm2.NgM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-m2
     transition_y_pt m2.4_l3k2F^LRW20_J&#ZKVhP2@%8P#:7Mm2.NclWkC0gD4;zLwD1TWw@dfplG|r-HZ|2m~0w,h7m2
     events ;C.47d;C.F!Q;C.M4J;C.KD@
    tgcard-readme-push-dim 62 bfc9c1f98c7f9623
     phase ;C.4rY.G;C.Nm6.L;C
     card j:.4Qh.jj:.M
     touch_y_pt m2.~
     card_y_pt :q.5fRnL-4rd*:8vR~K&H8!H1jq3DfKRcl.P,Y0v8t2gfZlD-:z2:g^4;DYPgNSj00rg6z,_:q
     card_velocity_pt_s ;C.5CJ:RW2LPn|4#|%y&@yfc1yd5VqW+;C.PHCDzc1w&$gDmZ$V^lWqd&zC1G:8h|JD;8DW!;C
     model_y_pt :q.4cl.j:q.M
     target y1.44H.jy1.M
     progress mL.5GcjKly!Lt39_2Wd-tkM2G|3_&1cLgM.Pkg:k&Tg9+@Jw+WPpY@DY5&V|WJ5G_H3HmYWtmL
     stack_dim_alpha ;C.5qH5K;V@hvD$Gr_-TZ4YK&,!MFJ#L3c.PS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-;C
     map_dim_alpha ;C.5qH5K;V@hvD$Gr_-TZ4YK&,!MFJ#L3c.PS_mLRzZtF^ZD|6qYR5g*PLNn2_:ypL;%w7P$;C
     map_button_alpha gM.5MhtjT~qTw2;C.6yS;C.Pn,5fcf%hzPNrKKZtFJQ5*D_,w2pn+js^%1RkgM
     content_alpha gM.~
     scroll_offset_pt ;C.~
     scroll_velocity_pt_s ;C.~
     overdrag_pt ;C.~
     stack_depth ^8.4wz.j^8.M
     transition_progress m2.4;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vm2.NgM&&8k&!^^qc3fH;L0@v3P%%72cmL^!%s70^0-m2
     transition_y_pt m2.4_l3k2F^LRW20_J&#ZKVhP2@%8P#:7Mm2.NclWkC0gD4;zLwD1TWw@dfplG|r-HZ|2m~0w,h7m2
     events ;C.47d;C.F!Q;C.M4J;C.KD@
    tgcard-rest-falls 133 e6299b0dc57a6f78
     phase ;C.8^8.swz.,.F;C
     card j:.,.,.3
     touch_y_pt m2.4MCT9Q1hq$5ZzwTPz1Y~4;g590n;^ydzh5-0V9|mkF0cSL9210z;1*&|d2H:qm88|5K3km%LqgP.Cm2.,.G
     card_y_pt :q.8^@F^V6D-kFSJ3wLlR^^FKl7*3J4|K8&P$~J5hjdz8J0R&kP6N*qrQjSzK0~2ZThG~9.DSmWN3~2J:G97Ty7gy%
      htZhw*ncJKHNslWM08L^8c%2Ftk_P6S%ysRVvsD;7Q5p#7Lh_NWmW4l$5Nh&Y3FZm*0rSs@pP5gGS:-Dz-Mp^J-!Pj
      5g+0#Zkch~8s%Z:Ynk#k1&WRWjT&njLFNy$9GPg!8V%r~j8N
     card_velocity_pt_s ;C.8fW+l!kfY8pfWNkws22fW+ljkHrFFjkPh1~22fW+ljkHrFFjkk4+9Z_k47_d2V4:Md2.1;C.8!T^9Q#N%Cs7JWC
      _QS85rQ#&zcSV#~m3QqMR@zRr&G%%Fn#hyZQc_l$S97!fWJR7Y_JD5!:47p97-YjCv@pvzKF~#wJQ3^W#1%w7_MT~0
      zjV0Chm&z!RRjK@%94PlPj9_N5Kfw9nTm:mL-zKV1&0Yyq|^,v;C
     model_y_pt :q.8^@F^V6D-kFSJ3wLlR^^FKl7*3J4|K8&P$~J5hjdz8J0R&kP6N*qrQjSzK0~2ZThG~9.C_l.,.G
     target y1.8m2.smw.,.G
     progress mL.8M6ZcjYR02LG&Qd%*-Ddd1g;:$-r:@Szj_0W887cNV&~ccc%l|5Cq5:hWvPnl%wF~SR.DHQ9Y!0dndH@VZJ$nq8
      S90lWfgS!**K4y9NT8_ljVFnSd#w0%1JQ6j9J3-&d_T7Tg_~jD~%:65WCtk%H;#RS4#+r4mrQYSs$|^q1TH9GK^HpT
      ^R+_hS,H-|J7CSMPMv#6*#T&rJFc+*Cs9dK#2&j^5L_G8VMJ
     stack_dim_alpha ;C.,.,.3
     map_dim_alpha ;C.,.,.3
     map_button_alpha gM.,.,.3
     content_alpha gM.8+KTp7pp*q8-^HYn09N@R&R,hnH^VyWWncyDVdrc@lZvm#:%TpMq,7h^^5k_~:v&Z;n.Dv;GLd%tS:mmL|Jyc1^
      ^0zgC%l68Y&-_@#Scz&PPqHM-0tK8+8!^F;sF%|LmGF!LN4|-7T1!f;C.q
     scroll_offset_pt ;C.,.,.3
     scroll_velocity_pt_s ;C.,.,.3
     overdrag_pt ;C.,.,.3
     stack_depth ^8.,.,.3
     transition_progress m2.,.,.3
     transition_y_pt m2.,.,.3
     events ;C.4$n;C.1LV;C.r;;;C.,.Djy
    tgcard-scroll-to-drag 228 f443ec8a9c85fd0e
     phase ;C.5^8.Jwz.R;C.~L~.5^8.dwz.,.F;C
     card j:.,.,.,.j
     touch_y_pt m2.4NSSN3FS-1,M7^rZ,%pS-rLQZk!sjT#d-ySydm2.,.MMj04J++&+Rc,~+|Nvjg6Z6#6hv%f#l:Y6$:l@RVynz2*
      :LwRH9wPR+p6ys*|#rHc*l%Z5t:FNS.3m2.,.G
     card_y_pt :q.5wV8D@c~8TG:z:3_P9mG:W+.6&n+:~:VtvQ2Fd:9%RJ_VMM|G8sP^RV1!2sG!8Yz|1J82|+cl.,.3QJ^Y|jMYZl
      LjtM2WVc6wGDCfd1$*0;1Dpcn3tZf|1HPgcm9RgdLZ%y8y.4z4mL+WmkkY~%_Zdrp0JC;0@D%$@&^hhVF!93D!3Y_z
      rHV~Z@;9^-MdqCQDF0sHNcZjWyWccJDM&|SNg20C2+~4mzwFVnll*Sf8VWWj;%kYmz8%Rh6@WlY|FPGw,nsH-Qvssf
      1qn|J:|nn%d#!CsDlC~MY$:q
     card_velocity_pt_s ;C.5||wMg!-Nkkcg&FrTv:LtpC;C.5s2S8QDj~Pr,rM*;FHkp533SFnPVc^8-2;!0-f#fGvLft,t;C.,.3s2JCD!C&
      jYqhJ,*k+3%8zn#7D%j#+|qT80$:DwR-7gzww;SCw4:1kN9:.1;C.1-*!-ZH0d8M$rP_dp0n+:fSs@,4Kl2mPP&N+q
      %%hZ$SZ6%5f24#m3mw:!kT!fK7:#N~_T$T%_|NQm+dl#nJ@wsWV63yT&TT~zS1H8wQ&Ct$%NhND0mWHfKdM@*;FwtY
      DfKcWk5_Tr79z~lsQrQ+vyYL~-D~;C
     model_y_pt :q.5wV8D@c~8TG:z:3_P9mG:W+.5cl.,.YQJ^Y|jMYZlLjtM2WVc6wGDCfd1$*0;1Dpcn3tZf|1HPgcm9RgdLZ%y8y
      .3:q.,.G
     target y1.5m2.J4H.,.Ym2.dy1.,.G
     progress mL.5G;FM~wTZ*RD1&6:nv:9*z:.6k,NR8,L0:HZ_d$Tm0SPY6^yqmh@r4qz&8&NL&,g1n@0-7kgM.,.3mQYg%QRcK5
      rFR:f#8t!_CHzHT#y,Vtk&0jZM:v:S+_Tlj#thy;_,ZjC7.4Wrk+yvJ0_pCQC5yJRmr;;101hkMhDzyf0LQDJgT^4+
      r6lhTPDW:7wqHqnSgR|NQ0SCy^p9JfPY3f-JfyK_~,r;&Qph&0jdtKGN%l+s3|&JySZj1zD98jV%wr:rhSV6FCccMT
      66jL6|yDTyKsR3YT#fgWVcmL
     stack_dim_alpha ;C.,.,.,.j
     map_dim_alpha ;C.SY*|;#4vJNNP!!6yCV^tl,lfDjT7w!93F4hG@-c2YQH727+3c.,.l94jdl$;*m*G#+0Rjt@73D2&42Pv;-vZGZC
      6kjd~T6-mn@5&zfC;C|qp6dDZM;t6TNJpjzM,!;C.q
     map_button_alpha gM.5#zfVzJR^;C.,.,.95-|2yQY&4K8sQD*NVJM9!W06P~zlyYn10gJf&f3-|g|QC;@c35&,6w;f2rwQ,3@d*F1p36
      v6gM.q
     content_alpha gM.,.,.,.j
     scroll_offset_pt ;C.,.vQZ-5%FCLtD1jDV;C.,.w
     scroll_velocity_pt_s ;C.,.vJP@-&Y0twfTf,M;C.,.w
     overdrag_pt ;C.K2VV;%3Z%jvM+;C.,.Y2hTg_fNhFy$nRQ$@%MZP$ll!|+fSK1Slq8PY7Mq*$p_l3%NdM5jk+nQK.3;C.,.G
     stack_depth ^8.,.,.,.j
     transition_progress m2.,.,.,.j
     transition_y_pt m2.,.,.,.j
     events ;C.4mNLV;C.HyD;C.Q%v;C.%mN;CLV;C.4;8;C.cr~;C.,.DpS
    tour 717 160aef66c8ee6ee9
     phase ;C.H^8.Twz.#;C.4^8.3wz.4^8.3wz.@;C.3^8.PL~.5;C.FL~.3h+.Gn,.SL~.W^8.9wz.,.d;C.5^8.Zwz.TrY.Z
      ;C.4rY.4m6.j;C.7^8.3wz.@;C.0m6.jwz.~;C
     card j:.,.,.,.,.,.,.,.MQh.j_l.4Qh.,.sj:.,.h
     touch_y_pt m2.CVTRZl&Z~_D|wyvF%5g22hp%-cn%-z~^mvrSj1y4N,%R_Mf-t~Wh+~0G0Cs14m2.&VN5QL3WjJpj+8Qw~m2.4#w
      R|Z$y-dKm2.%WF@9P+!KD-@p-nG|#~^l!D:WVTHCsrC7f1^!5c$4jl7nZmN1kPyrv6|Q.2m2.9mYg:jG;1Kc%!CtN5
      m2.n!K115y~c+Fg_JHK7_S@FqzL:WLYFyytCCs0MqVP4J:%VJ8@gGr#L1mlS2z#K9zm^13Fr:^S8YlzLYlm2.,.lMC
      9|fy_DqC6&%*n6Y-|kCRc6Y9h$@2Gvkk9n:y8f::7g%fY&wmzKh|zL.2m2.,.vMCmRl-1C!Mn04*Sfm2.,.,.Y
     card_y_pt 8N.H1MMckfC*:p;&M+d&%T;C,v8:-|RcTRR0S7sytff@R4t^WW_fTJ03F6DL_&hVV^VkpdwFd5tmt**;znQR$#@fk!
      Cgry+:42zJqn7l5sDw@W+hkPv,~+*Qt2RlctJ:M%%WP+n7dS@*KLyCjn~gmd~-31tw0!_d#q64y4J--c8N.4@^D,Cr
      p4CL!66Wf@^|LvWF7wYd%p8qp@C&hR;Vh3gG%:n7rNR6V,gpVjt_wrtzlNlsf%FV!YSGn6V@cY3lw^frf-*6g%slTL
      ySDQ;qFNhs+c+^^g%K#G7#@!G#6Ph!479f5$F0WvyKzNwTmr:q.3WQ!h@Lrj+CGlp^g^qrdm+Q!Cd;#wq1g5SyfJ|H
      _|y7|ccl.,.ZLjp4^-y9FDr4vGTjgwh,GC3QMt45GG1rn@Z|gRkkKpjj@kF8vQMPdyY!;!JYjG,z6;tr2,vTV#qSYt
      S,md|rlZ1n:1QYSq43kd63dkd7$+l48~J_8JZ5LY#VlnjmY*kWvFD365_c8yRk||mNS%W~#DkDnk%5501^w9TzTLm_
      WD:!Q_6sFgsGwq!Q@LLl&T5%n:ymS9L-|413P@9&Q09nwW:q.54%dCQFg$Ff6!$Jt#WC,wh4#_:l|wtTdKvm*nLs|m
      dq~-J9PsnM1v6v.22;@MhDzsy_G,6yKrMT%:qyKcKgM*MKQ&5VTTwzKn#P!RrrfDt44;S8D#pD,7HqDrHQ6_:46Y2L
      j^cc0W7nW*hhK94R77;*nD!zlQWhZ4$&8*_!Mc:q.5fRnL-4rd*:8vs0,fC2n*JmQly64PfH^Rfmd8_T1_n!t:hnZZ
      zhHN|yfz;K2f*Jvw%MDztmdq5#g^wG:q.99*l0KwS|S!KL_j9t*N3lJM3P+ks9C74275nt8f1TLg4S1!chYvqMFT0^
      ngP4KP:nS50TJ6|*+#VWcQnnGYqK~hl785Q*zMcG1q!^m@:W8:l74Szf$4,TSvZnk48N.12V^kML#8sr~gqC~!_kG8
      c^Gk1!Qn*+tsD7LM1w2J:D~Nj4Npmg,t#5sM32PKdW@4Q|G0-jcl,yZ_*VW5L:d~dZjR19!g2*MTg$6R1,zC~6H7H;
      YS_zr#ySphJ-6zr!~whZ-Cg|9cL;-p77tRj&S5R6!Qy~_,Pyr$2vcDpj:GmTgC82jpC_zm9Y$fZ!hc1%,9C$:q
     card_velocity_pt_s ;C.H3CpQ4HFNtm:3YVWv45dfGv|%%MWvzk0_;3~dj-+3VCP-D0|~n2s~qJNlc@qDr_|~#~QJdz5;@N#938@ZjTqcGy
      n61WcN&Gk5v7_K$824T+cyF^sPRHghKl5kd:@r_LP&7FfQFc2K_dtSSwmkqzVtFgvL767z4Fsk3|@M|W;C.4nHnRY*
      $yYr5sLPyY6@0Z0~k7P+Z$QKzWJ#Lnznsv~H9f,h!z*R,JwR96zzgrwV*MvWYnQC^G81Chg5wYsZLw9LY$0HN#-kmj
      D07S6@+ZRhwRR^tynfq;3n0kL-R@DwD8yFvH*-%z#@hqv,$w;C.3V2Hs^4y0T$@;@9p~C4dDSHZy2_NYj12VMG-WVN
      2Km6KG;C.,.Z%JKy2!2r-:c;VP6S584g%1#HGmS0*ZQ:R3wwWW@1K7^*9kWms&LyklRfZ7S2HCf*$lSyM@;ClcG5P,
      sQrT0tFd$2-ylcV2#;76wR@!tkg0z0T@L|NjPnQnJ*l$qpZF5j6pjTqzqj7%lMmdjD-g_fWV%V_4NKwmyQDhzWvC%v
      $m6M;4jVF#N59jcyl;%5d6YN:H:S:91j5-%HfKQn3CY:,d;C.5P4SqMWg:Jm%$;Yk;d1NG%H*K,fy5s2Ws_9Cy1N^H
      SH-cvY%@&$:P5D.1;Cm$m13!jqTHQLklJH&spKMlQ5+hn^2pWRPy37VSy$01JRy9t^1v9NS1ckFymV9p5tM*&c:f-6
      p79rjl8fz-1k7LdMD6@TY10!wT+82*VSKpr77$k-;C.5CJ:RW2LPn|4#T1@0G3NzMRRz:Ymw^8;,:CDJF$gy4mgFpn
      ,yTcNyk5;P$nNkW~@5Zw3hz!:C&FT%|6;C.9*1z*PFq17%pdj@Wk12!Cfv*MG5n,_kP_rL!qjgg!^kjdf_wwnn5,0m
      nnV1@y6zMLVkrsd:6QJrYZW#;;D@:vR|LSGWD&*Cm~+phRLWR4KT59gqQr0,CVTFfG2M;C.1RTM%L1z9pJ75C_PMQ_
      5QZZf4fn3pg%LYHp#JC|z%cyP43&,-R%-JJskyf+J93gc~c+K#nG;C5SMSM^LfKjK#QyT@VTH@q-g!,::!9&Skw&r^
      whpm3MP0:1TM00TzmhmWYcvG8+D2Rwn*8np4+DZ6-J@rnw_l&:+HpzjNdw-NJ47nlT6@%%pmD5C|pL%YWyTwvd;C
     model_y_pt 8N.H1MMckfC*:p;&M+d&%T;C,v8:-|RcTRR0S7sytff@R4t^WW_fTJ038N._@^D,Crp4CL:q.47wYd%p8qp@:q.^WQ
      !h@Lrj+CGlp^g^qrdm+Q!Cd;#wq1g5SyfJ|H_|y7|ccl.,.ZLjp4^-y9FDr4vGTjgwh,GC:q.Vcl.7:q.,.14%dCQF
      g$Ff6!$Jt#WC,wh4#_:l|wtTdKvm*nLs|mdq~-J9PsnM1v6v.2cl.T:q.jcl.4:q.t9*l0KwS|S!8N.$cl.j:q._
     target mw.Hm2.Tmw._m2.3y1.4m2.3y1.^m2.P4H.,.Zm2.9y1.V4H.7y1.,.1m2.Z4H.Ty1.j4H.4y1.tm2.3mw.$4H.jy1
      ._
     progress ;C.H|@LLMN|qh7@|24|1jm1@sj-cY7-$PJCfrhqJmsLR%,!cjW@~S5k3&v2v^t1z#VK#0;p~S+;,wd_J@+H%svQ@9C
      rGVjRcv;7&:LR1nMyqYh34R;8gF*v6kzD_T_#1:;s+Md_*rrR9NJn|P59jPphsMWZf~8l#~@dZr6GJC1;C.4g02LSk
      ZZC2+pq4S--LggSH3;0HS1Q+gJ2dz0%rNYj^19&~1zgZk-ZpYz34GDS|_0l@PRk89_m|P&&MLhcn,hm+p*!!2_7p;V
      !VqZdY0|;%#ht$g&7zHH0P|YQDDTfzCQ9:HgQ&*mWN+yW5!CdC.3lC$873~P#gT^_z_mG7g+6wt,cRD%0Yy$qzH3WQ
      6FQ%JWgM.,.Z_;y^rrWT_m#kYGzKH;Rcsnpz3MWCf4yrqJmJ:+%P9dm6WNR3n3SzLp8wDG;z^WmfT@r|7,kql0r*WC
      ~P~9v0#lNH1Nl5klfgjw*HN!Q7fkT4Zkcr1PV@LsvtLwc;jk:|1ZVhmj9$,J45LPD#y1d_YD6ktZN%#NZK5C6q52lq
      Vn;+YmLT*Hz+GNTKQt#7P_~@ynW4phKRKh1D|3wFgndY#NdC.5MMrg2hRl!jszK!vt|Ff$_6J|&3tRs7Y~vdC!kC,-
      sd$L9cmwr-HvY:.2_hzSVCw|nTm-y*mz9z*19&pL@,zDLD09|5%zH:YRG|+;GT3TZfr$2:9yzPMfP9Zq&!^8kSkR@4
      ,m9n%N~TGC8rk1zKpcWwC9Wrr2@;gN1J6%l+k4dC.5;Q%1&*;d$C714Z|s4r8h|njv*LK,7h~;-ZF+mVwzFk-f^,&C
      PnHl60#n2:k4kj9%-CK^c0~kPGS4;|dC.9wl^+TlWQ0~fRDtt1G-KW;s0yMM;Q!ywt#,c5VF-M4DTQQ4&JY_%7drQV
      K3.0$!74S-PZpCNNG5$3CC7mdFg7Wc4DS+nk-cK+d^Dt;d-%tVSh,wL_6;vn*mtFKR;C.16wV:-3%hCJNrKKZtFJQ5
      3|Z*N;pn3ws^CKP#+23G0rkJ$ZYqM7rPJVVDv+jdvR8,*8:whjgMrdf63L#-|Tnrg~3Q6QP-71$Tt!rpNhjn5HfqJk
      Qk5qy20fqSy^mtC6^C9KZ9+QG%&VTdlhV@zt6GpTK2y5S,k:!R:sv:TMHqPfwCt8:cG#Rhsv;$CNk$RJc^CkdC
     stack_dim_alpha ;C.,.,.,.,.,.,.,.NqH5K;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.,.#S_mLRzZt491+|6vgR5,3zk!C|1H,4L
      g6;!5-!H~:$1Rl2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C._
     map_dim_alpha ;C.,.,.7D_mGn46+#-#Ft2$^&G6M%vT4,hWS%02D*$t5,hZn;C.SP!3wG6:Dth7k;0@hL*Q9zc%_R#nytSJ,ytk&cZ
      s6NYMR3c.,.ZdlYtN1hDj3&0^TQ5+h+yM:ClqNWnqy|@1FhSWP0+n8phJ#R-CP;C.FnDJQP#!gVw_QqtwY!cmTJf$3
      D;h6lGZn@%h|nydG0mRjR;R81H;C.M1Q;P!q29+f~T1DQ&L-YgfG8v%KmkPm,#DkqSphJ~;C.8gH_3_&JNQMk~-dnY
      gCKWD7c~dG,*zgHT~*r63c.Wy#s;HK%7+;09Fg^l$;KNTrnc,V,P6dzM;C.6LN|%;KGHvvTJD#dD;C.5W&;C.5GVSs
      ;VnKvD3c|-S7nj*Ln~yh9DzSqm~,|chTn%|RNHHV$+#!n@HZVG|:S-S0KGVWk,wP7fG5Fd%H!W;C.,.Ftc3Ps7c70j
      Gg&wD|!FQMSmW_0pkCH^1TNCN*k:KQl+~Pg4vyy1:MJFtCc5W734Lq3c%K8@FG,5wLyHK~G*T&V3&5^R4^SnR2;C.M
      ;Z&|n#+VL%:jpKfhdDn;3H5k2S&!LQPWKrZt1c%|;C.5
     map_button_alpha gM.,.,.7_8kg33#Qhj4PzKFt*$mM@ywq3-q3d9dJy@!g!j%*gM.S|wn2rlpj0JH;;C.,.&mtHc#mpzdGc5*0CHJzDc
      4^gM.Fscmhwl;C.FY9cfm:f+fKHNc3|SgM.M6QL;G^_GmYv0fmWtdMDmh0RZ#9pNMRpZ|zgtqGs7gM.8,n6fFqLdPR
      sk;C.;*4g3gM.6gHZ^GJV&DYT2LWL+gM.5L%gM.56@;C.8$@!z8jTtdPh3!t&8rTJ#J*,dV!-C_VqvYLlt@*C$069C
      2:$&NZ|G|Q-@gM.,.FKg;C.m,3d*Ls&sGl+g#Cf!gM.M%72s5kd7cJK;_;!wJsvpC!cgrVFtl!l,Yc9wd%HngM.5
     content_alpha ;C.H&m&44L%d25P:+lL8T5GVMv:7!1CLpJc0Hq;mL:$S6QRY621syy861rHkT%c^$zsqw1@dQJ#skT6J+-|^dz9_GY
      ;C.M%994l;l9$6v4S,;5Q9Rj4vtV^66$dFFtM#-+0R@_;C.4lt9GjRz7:6*LL_L3kk&JG^PWHg18C6m72VjR1p4Tz|
      $GMF3-q74gNgdHrV1|~:nsgM.MF^h%,$s*@2K9,kgF9tjDN8!_y$m$hS0+P4g|S66lgM.,.,.K@$*3KJ^|vLZ9PnD*
      RLG3t&&9vfwjgM.S;Hlnmj9*w2CG$QkHHs+nQ@tKNJ0p;;3TK^8:lh~DgM.Mm@&sWLgM.,.31QN4jD:QK3jT#3khgM
      .689t*M-^|Qn;V:ygM.$:Qj3C#~JL:~+q-:1F%rQ7%@nvR+:+#v4;31~24;C.Mrv*L|:s$%1n*lqq:Rtf#+pfY7!+f
      K;lvt@6l%Wy+;C.3Zgm2TJgM.ytwSWRjTn80M@^Q+MMVVrGr5Z88%VWm3@9#nN+j8$gM.M3tFk;!mG^qzvgM
     scroll_offset_pt ;C.,.,.,.Ckv9Rzdz|.Kwqr2t647@nWhz%&$7nJNPnS|TytZ3W^3l8|@ZNy~@MhlVHZZNL:$_rVQtCL1+HwK,pt^;4
      *vl0q;z&3TWpsqd@%SR:0N@j-VSKWYGVM&mF^PwRDzQz4@$dNJv7qm0Y0Hpp&f,Sf3Hv6ff^l6qW;C.,.,.,.,.,.,
      .h
     scroll_velocity_pt_s ;C.,.,.,.C3Vq,G9Pz.1;C.GVl8D76#khfkL!clncYn38QC!64h4&~9Y,Jrwy|MzW;;4c49z&WpQt1LW$SD0#Pz4zy
      3fHZ%l~9GSnTGgZmc9D|@QZd;Cn5L~l$RzT;+^M13dL$r69%:kw5HwrZSy_7ml~_3y,~2v+!lvff#+7r;C.,.,.,.,
      .,.,.h
     overdrag_pt ;C.,.,.,.,.FkK;C.,.,.c~FcK+tJ#W%!kwg|m7R.2;C.,.,.,.,.L
     stack_depth ^8.,.,.,.,.,.,.,.Mwz.jL~.4wz.,.s^8.,.h
     transition_progress m2.,.,.,.,.,.,.,.M;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.4;C93S2HP
      Z,ZF&5q51RGy-!dDHzs8Yg30fvz5:&!QL$D~tC;hspc|&cGrQ+g8zGcncq__wWqSN13@J#Z|ScYrm2.,.6gM&&8k&!
      ^^qc3fH;L0@v3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2._
     transition_y_pt m2.,.,.,.,.,.,.,.M_l@,R3JpKvp~Sp@Cv!V!D^Km1zsyF1cRnwGT8,0Lsf6Mqdf5smcNw+dZ_6kPm2.4_l3k2F^L
      RW20_J9l+-rWcLTs_2vL2Fwf+8;^7dvR7s1|pZKVQY2J|7r$S*@,FRW+ZG&khwn5nDpYFn3JJFS1m2.,.68NN^+*2n
      ;6tJqRQ+2Q;_$DYhk!tY-4GFfJHP9-&^*:QD3TVvswVkN&48#*@2sVlW#+kcSpFzm2._
     events ;C.C$n;C.1LV;C.SQw;C.@;0;C.0$n;C.0LV;C.2,Z;C.3D@;C.2^c;C.!8R;C.0mN;CLV;C.N+z;C.4N&;C.8mN;C
      .0LV;C.2z9;C.F@y;C.RR@;C.V;8;C.8vZ;C.TTY;C.63+;C.%8R;C.3$nLV;C.Y2-;C.Scs;C.YPL;C.33v;C.3fr
      ;C.f8R;Cs~;C.3$n;C.0LV;C.2^-;C.!;0;Ct3;C.hM5;C.^8R
    undimmed-sheet 385 00569868eaf0398a
     phase ;C.7^8.2wz.#;C.0wz.&^8.Rwz.*;C.6wz.&rY.Z;C.qm6.j;C
     card PN.,.,.,.,.MCd.,.6PN.k
     touch_y_pt m2.4kYKwQk|C@Vc4&^m2.,.!MF;8TN&0lMW-h_R98hWw1qy,2*_SV$ztn1M9F,H2Fm^!FF&gm2.,.,.,.k
     card_y_pt js.73y*vfgSK&7vMN|QSDh1c1f@q0j$8!9@rz%#Dhqd|0t!RZ&,-36f!%jQWQCLs_cQZG:4+-FLy@fVR0H|w1jwJ&T
      %HT+19Cd^&NyJlp^!6~4DPC,24l|lqgRF7dwq2.1QQ,FMt+SnZY3vd~Ngm7WtMcRyPy1fkTv$j_;Fq-L0_dr4gKFM$
      W+MKFM#NfG0wj%gtTk,zH,My~FH0^-;+F8N;D1sM-$p9KMSPrHt9kc@$NJW0&7%Kl8CG+;c8@l1V7p!2Np84^44$5v
      F7~R3wR^$WFMs|4K33$c96jLd|RtLknkm;~H-^,Kz^;~C!H%YfmCcctkf_9Tks_zdTtGGg9q*1TZlZ6TpZjjH,ph16
      YdJW9qGp2j$g-%@MW*LP;Hy~NDlhF6^tV5r7VY&1q2.7HdZ0GkcfD&S16&Q7SWWY*hzl%8Y&^^_YzP7N~0SPf2Pq8^
      ;ll~NpK5H*:36_K$-L9Gl2J2Wk8NHYPv*gtL4T%cW6J79RhY~CRh%qz,z9v0#3g-6&d7!:DzDV+#+mC$L7-3_YT&g&
      D%_gw+j!TtKg7%|;;prg@rky1zm4YlnyJ6@ZsMr%78q2.rJ37vhJkR9%wj#!$mZ^Wlv3-pm4*VHYZ|H5JDly&d$M|V
      DR~s%H:!w$sFWrngT$7H:-js.1
     card_velocity_pt_s ;C.7D^Vf6RGFF%7Z|fp*Ff|^20NZ7g!syw*~zY:J*$VNsYkP4nzp~-ZjS&*SVVN;+h$T&gZ%jh&_ng%N_w!N,W;9Lz
      -r08pdmh&4M~S4Msj&WJ:ChS4-,Zdv&8SVL*;C.1:Fkp@VM1q$,KHdz99+tLhtVjZ6*t@dWZtYl!7tzyfvfmJ3NMLl
      4f4k0vnZ-FCV;6qmj&z2tJztT0|9#_n%9sh6fyt;p0p-d4:8_hnKR34sKWmH*++$Ww,8;CPWYMvntvMkFD:56ynmwl
      V3wCKc%fcYDC*lP8_+y*NZ*WLZwJ%!00+PZ8T*KGT6qk&Y7_&#JL0wfG7:Qf~W#Dt^:TLMKkVc0lz+jM0swMJqvpyl
      t,+0wWR4QvcKK*S@6zgsv#Vzm6--g&VsHp^l^dKN;C.7kzK%yq*p1s-q9&9|zC#rVLkrFPHyNj8lpcwQMQld@~F54M
      _s%7zMYntc#JNF,f@nfpk|00:wQJ8ntrSkP5wZ+~Y-|jct3,QJ4D-m|rdKHq;#%HCCRcCSLP$5$;%rlL%nKP%gM&5t
      PF-$YHrc0wgS^,Y,5H:Fm4z0YzkqQ-hNZc|W!12!Wt;C.rN7+$&cS:ldS6,|V_&m-Y3t$Z_R7D9ky$S;rp#Q4HSfQ:
      DWKdYznvS,7CH~zwj9-Dwy;C.1
     model_y_pt js.73y*vfgSKq2.%w^.&+;c8@l1V7p!2Np84^44$5vF7~R3wR^$WFMs|4K33$c96jLd|q2.&js.&q2.,.6js.k
     target lm.7m2.2Fc.%GY.&m2.RFc.&lm.&Fc.,.6lm.k
     progress ;C.7vtmDQnTgwGz;+!*,!fkP8p0NDK-q|WL#D1pyWf~@htH*Kv-%58N-#qy&NS2mg!HWRWW*JSG2,J20QChNj^n~l@
      0t1dyF*V$:plGk5htqGwsT!FK&63P;-z-V-J*q.1w*qG%wC_:D@T4R|;3;$K1m8D%!,m:rV7TPJgMQ^DTWW#7M&wld
      w~gWw8$Mm3w%%0q,3JfG3nzz@V$*HT~_NFG9fQvgkKcqmW0#D0_Y;$lq44dWTfg0dm^Q;Y4vGR6GGjrCkMTQf&#PW,
      MGZ+yklRq|ny1F:0&6_j$JmcGZ4P43;~%kVQMLFHJQp!882T,1L$mg@sz9&%^%Kv1P^C~Q10f:Vpz8PKy9nsz5!yS,
      qp*h0p,0tp^zj^ry6hVpw0*0&Slnvhr8rzkYcfk9*q.7h!0+R-MpZdH@0!+vv+D^8J:PHFd2S9|5r9Ht@T*$n!8@Nw
      R3^;_jS-3m#WYdg@N&h!n6*v#|NK_9wK!6FjjV-WQwTCntRPh8:Fn604f3C6LK2krysmgpzqgM.,.6*q@SC-;3;RKf
      3C&k%^sdqQ7c^-8#@1MWm4gFyv%1J7NY%c6$W^Zzd#Fc,!;d+q2$&55w;C.1
     stack_dim_alpha ;C.,.,.,.,.NqH5K;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.rS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H
      ~:$1Rl2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C
     map_dim_alpha ;C.7+JG@@KrvHKjMlDm#Rg*Th,sL:s-cD#$ypRqCJ03c.M1tN@yZC9hhz%1DD57%0_J+DZv~0CVRD60M~:@|~53c.,
      .jD~t%ZFfZw3~%N,Z~G:r%zjR8|L0MWs5cM^*jjLdm3c.YlmF6FG64wL1L23zdT&*2dN!m67%!!N;C.M|Ngdp+Y5Hs
      $KM1JtLj5SLttv,Y+$*v8fp,d:zQwS;C.3S*WW8v&L#@3c.6jD@Dh7:ZL*dK$kR^3c.5!23c.rsn4^h*ps,gt%wd~-
      W3r6NtR,W&+Dq*TJyH_QQK~2S_0y7,$8ZQCf|S9dmH@1Nd&f*P@Y7Z;C
     map_button_alpha gM.W2#q&|d3M-$PGGpCmmt^c&Rdd&|:WK3HmN+3S4Qs*gM.MLhqPgM.12*SKwF;C.,.9j6cr,h!Gq,32q%ZK8MSZhp
      NlpHqn!1lzrPgM.MsyTtwmn7hS0P@^*$^*t!w9tjv;3NrVydNLKshZ|GgM.,.2;C.,.6gM.k
     content_alpha gM.,.,.,.,.,.,
     scroll_offset_pt ;C.,.,.,.,.,.,
     scroll_velocity_pt_s ;C.,.,.,.,.,.,
     overdrag_pt ;C.,.,.2l6;C.,.,.,.&
     stack_depth ^8.,.,.,.,.Mwz.,.6^8.k
     transition_progress m2.,.,.,.,.M;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.qgM&&8k&!^^qc3f
      H;L0@v3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2
     transition_y_pt m2.,.,.,.,.M_ld&@!cRzY^Y67*sf~mlcmQg!VY+pVPD;CwPl178:D0%5+8gq#%+D$LN2T_4m2.qq2Wk,D:TPyg^Yn
      CgmMJlrYqpGp*43Tv09MDd+38p8jF%H:c,j|WKsw2g0!#%cZ_5*Zr9|ZKJm2
     events ;C.4$n;C.0LV;C.1rZ;C.@;t;C+f;C.%D@;C.QwW;C.-;t;C.5ZM;C.%P0;C.Y!y;C.J;~;C.QrD;C.fc1;CMm
    voiceover 295 e0ae646d7a0877a9
     phase ;C.GL~.T;C.!wz.&rY.Z;C.Km6.j;C.RrY.Z;C
     card j:.,.,.WQh.yj:.&Qh.c
     touch_y_pt m2.CNSGgnlVYM1gV_$~6|,5P|0RKp$SYD5@yK*:dPpDjrqJdL~tsPP.3m2.,.,.,.~
     card_y_pt :q.,.f#;VjPKl6Y2*&Nrktg9YYTPD~gk_Dl1LvHpW_!qQHrHg:8nKvhZKh%#M2w5^cM!DWR8pTQz+R:GDh~l_qW2N@
      h9r2D0:jky78$CN*Qjjh1^W0~V6W+F~mpjpNW2DNGKcl.,.pS:3YYjpY%6nnPyh1Fn1NKd6@:P+,sqYgv71K^g4PN-
      @|:YPT3|,K6*mM8P:q
     card_velocity_pt_s ;C.,.f3VTh8wtwW;syNkdffCPpjznC!5_t3tL-S!zyp*VN4pV@!ZMz9!Nf^!^9WyM:*1GRZg~gHVV:&&RCzMF@~SkK
      +kH_wpl9T-^mQFG%jsFt,FrsQP7DV4#zK^jkLz_2dr;C.,.pK091ZQzcv+CCkC;6+jhzY~P8NnZ|6llnHJs|vWstKf
      -4MQ8cH2nS_k#4t3;C
     model_y_pt :q.,.dcl.,.,.n:q.c
     target y1.,.d4H.,.,.ny1.c
     progress dC.,.fMQ|&8N!:vMWVlGFN79QmV~T6R&p&~dP-z8NHvH2lL44934d25LJ6@;m#-~*j+SQ*-pnClPm@M$7*W;;v~nq1
      1+h2Tz@H-!#$3GZv0$%cvR@8zNS$sq5R@PN+6-Y#L*gM.,.pTP-5@_z9m5&kvm5|N@Hs3np$ClN7qpv-,9G8S:*Hj3
      0+Yfg-sGyC$&c-9vdC
     stack_dim_alpha ;C.,.,.YqH5K;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c.LS_mLRzZt491+|6vgR5,3zk!C|1H,4Lg6;!5-!H~:$1
      Rl2cl-@L$9Mz&;T@Z;1ct|N_V4Mq;C.SqH5K;V@hvD3c.6#L3^hz;#R+QWq^r83c.5g53c
     map_dim_alpha ;C.,.f69:js%llr7!jsjS|tSkC1$w;,wrJkv3c.MmSD~:fJt4dQ%6nwnVF^T&z1;!,_|4CR:07:::s&v3c.,.zj0+L
      1MQY5F;C.6Tr7LYWq:C+*7q^$%;C.5WG;C
     map_button_alpha gM.,.f0%w^wF;C.,.,.nsZt:gM.6DWLpVClqV6Vv;F|FgM.5SLgM
     content_alpha gM.,.,.,.,.F$P~csVz|L&N4*yjrgM.6&&zJ~Dz0l|thYDgM.0
     scroll_offset_pt ;C.G:V~DR%NP8Vv5FSK3GngSFpQC#%2QM6_!+F-rw&f:^%Ry.,.@;C.yRy.&;C.c
     scroll_velocity_pt_s ;C.Gcf*hV5K@cN+4h7QDGW8y3v0RG#wPq7S3MM|n&&zTC9Zz.1;C.,.,.,.|
     overdrag_pt ;C.,.,.,.,.m
     stack_depth ^8.,.,.Wwz.y^8.&wz.c
     transition_progress m2.,.,.W;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vyHmzl-3330t@35j8@R&^TKC57gD!f#m2.KgM&&8k&!^^qc3fH;L0
      @v3P%%72cmL^!%s70^0-#QtVGlwNZH&zF3n&c*V@2N~5q^r^rm57#tm2.R;C93S2HPZ,ZF&5#Hy66D*2Q$G0VV2vyH
      mzl-3330t@35j8@R&^TKC57gD!f#m2
     transition_y_pt m2.,.,.W_l3k2F^L12*6g+;5tDVcKYK;qZGvv!Cp!nm:%;gtzRSSYlwHnZn2V3h;1p4Km2.KcljshWkN29#FJ0Csnd
      Zf%y6vVgj^D%d~zkr4@:c8#vGTW3G@rw9YmmG^FQ$kY%0$#Fr11G:Fm2.R_lT0%8JpMdzMLDLvH~-w9VKmTz:0RZcR
      W,GT:q0Ln:s2qdf5k3cN5k7m1893m2
     events ;C.4#V;C.3mN;C.0LV;C.SN&;C.y;~;C.3c2;C.%Y1;C.1P8;C.S3G;C.J+q;C.hMY;C.9yt;C.3;~;C.3sG;C.YPL
    """
}
