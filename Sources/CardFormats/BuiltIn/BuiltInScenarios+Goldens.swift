// Written by `CARDSIM_RECORD=1 swift test --filter GoldenTests`, and by nobody's hand.

extension BuiltInScenarios {
  /// The goldens of all built-in scenarios, by name; `GoldenTrail.text(named:)` says how to read them.
  static let goldens: StaticString = """
    bottom-view 200 a04c7a87602317b1
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj
     phase 0K.FR8.mm_.97I.ltv.w0K
     card iz._._._.G
     touch_y_pt lC.ETX3we1zfUwTwzz3Q_pYwt29Vda6YI-NepM7QZcAOiKz0BKlEY2W82YWxD0ZCDQnD1nuMzAmuf5.DlC.7oudR6K
      _gmFsTQayZP-QOo9akIYjSr33DBFskalKNbUBLp2d-pFR8e5K6JSEZgvHmmrbAAYj5xK.DlC.x
     card_y_pt dk._.sSmuEtF5F6ggUhWVmykkh__MI5eb3UMg-lBIkrGY5hQI7eyh9NBC0HVhCoIYQdkU_Fufgc4.DuqSh0EfGeWUd
      e74ghTUqRgKSVDWjoQo5KKODRh13YK_wHQSMFLVi5RyH0PGLDSu8TLl5U2kyc8EpqI6_9vx_9X-4v2JdM3WcCDnTIT
     card_velocity_pt_s 0K._.s1zf4MdGGqJeddi4HFC3gvICu1QWfOCkWMZc3rnBTJaEWSNnJTUoRCf4fMLXrGotb29cI8I.B0K.A_6i2ZtpU
      MT8WPjGY5n0WytP0Fkv3pG4Jd3aiixALesTbwuteiOpVD3FPc1WXdZuN4Z47d6qh1vupbvePr_bPCd5KW9UsOx3VWm
      160K
     model_y_pt dk._.sSmuEtF5F6ggUhWVmykkh__MI5eb3UMg-lBIkrGY5hQI7eyh9NBC0HVhCoIYQdkU_Fufgc4.DIT.x
     target EO._.slC.llt.x
     progress gS._.sMSsaRXJWxAfM2uuJiubgqn6YSNWRfj42k8FccN-TP3td6cj_I5BUPrZFqVFnHtwB_GHw7P.DaEb8c_AJls27
      gnuLwe4NFyKgCuPgVRWNTasKcsGKTJ9N2o6FqmllnV2ENb1zpDlKfQ-4nyOodwJzNBg4dxfuvLQeDtXPUkRol5vx0K
     stack_dim_alpha 0K._._._.G
     map_dim_alpha Dd._.stPd8HdohD91PPFjZ5JakZ_yPJOzHi8gYOj0K._.H
     map_button_alpha 0K._.3wvjmk8_ESasNgS._.H
     content_alpha gS._.9hf5iHZ2BkwHcrLsQJHELs3UEOD.Ar3ZYu6_l.DrQBOFHziRw7BTn-R2DT2N3LVLen0syXY0K.SkwOUXC6rvW
      iNY-wNHW8OPPin5wMe0K
     scroll_offset_pt 0K.FYFf4b2HrKgJDadhO3--PICJp_aou-EMTg9o94p8j5x7bfxVby73Z2qafsFwNEX0wlzCtnRNh.DNIqd1SXBcxD0
      LTP6ylmL7GYaCznM777vGv0_sKEPXyKT29eyLSnPtDSHoxKAoQYMds6tbtApll3VMPmPIp1F8YGbPoGrAb9xTScz1V
      Q07w0QpJcNxFwBHTtfc9XdliF2igcAkopNeGwN-HVaqwpKMCpVJ55H._.K
     scroll_velocity_pt_s 0K.F4B4RYZ_U_10x8Q8hc9WD4qSLoT4o9xEBb0e1YRUjA6U-WtyPPY7IE_yqS01utTrFwt6J0Vo0.B0K.AJ9sh1R-m
      cU_9_Tff1DniDgE-72opm0T6VLepm_R5yGu7zhwJFj1vyDh0_gEi1MPoOhCyM1nW_8ezIxF-Lo-V2en-uS3-2DSLSw
      ZvzN1Yemt37HTNVU4NowUwVzu-sGO1JBzLmOqXMGiBbheScqBat-sMTw0K._.K
     overdrag_pt 0K.dQraDWOD41gD5X73DwqfI8AWs.D0K._._.X
     stack_depth 7I._._._.G
     transition_progress lC._._._.G
     transition_y_pt lC._._._.G
     events 0K.ElTRZ0K.lbv0K.64m0KRZ0K.Ldo0K.W000K.v0A
    callbacks-cardparts 151 d581715585308291
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF
     phase 0K.J7I.Dtv.N0K.Z7I.Etv.c0K.Ytv.c0K
     card UT._._.V
     touch_y_pt lC.Eyxdf0SgzDmkLnirqV-gplC.kyxlURJ4DcYpWrnvgPNEMlC._.V
     card_y_pt 3l.JSk6aa_R68nLh9Ywg5eacajGll_tJcu3JQdyf0dkt3l.ZnVCVjCp7gUy1jG6T5GYDJy1eQO4i33imY1Qcn2DBlL
      BURrAxmp0PDDxnfzXSlRZMGdJHRZhi9k.ZpUAteBm1j-Lr46nE62AU51covl6KV9vFoS0L8lw8TDIYGTvdbe2WlpHf
      UU3l
     card_velocity_pt_s 0K.Jv8aFF2y3_PIOPDwnrRETV4IwwYYmGftAEyxgyKvl0K.ZQT-VtBGsAf0zo3goy3uOg0Xs67wTHlAOqkkXagmCpB
      EHmNyQJ3H7bzXQuE64hrpl42p-uecs0K.Y2trjTeJ8mkS1pS8hScnfskYZt0HLQl0cRMm0nY7bMqPYG6yLd6XXr4Lv
      xqo30K
     model_y_pt 3l.JSk6aa_R68n3l.onVCVjCp7gUy19k.23l.d
     target h0.JlC.Dh0.olC.EJz.2h0.d
     progress gS.Jua8KWimAkskbDlFzV0UZXgC_VgU7R9PrzZI6jMh2gS.ZcO-UDnv_DL0wfKL7efjgfkh--yKvBdsZUbZ584nOxE
      cUynNrLEQUWHWNivMPjcDAY6lVZhBY0K.ZYpA8a2gemTo5PXllOl6tC2qcegoWX8LjXAwoFbRliCnw9CvTfNXfaEA6
      RSgS
     stack_dim_alpha 0K._._.V
     map_dim_alpha 59.KmivTyd7FXYwG1fRcurlumYjniLy43fOZgtGGuB59.ZOMNEQwUptzBQHPc8CmUVBfkAR0YuIZ6KosaoHrNQhLlB
      lcPogyRv1fDdjxHGxsGAbaA9cznP0K.Z6jbDklYKQ9xYgol0Vt1-417vvTLQeqSjQPmf9CGgs2UEaLnyUJc2fPSN6S
      59
     map_button_alpha gS._._.V
     content_alpha gS._._.V
     scroll_offset_pt 0K._._.V
     scroll_velocity_pt_s 0K._._.V
     overdrag_pt 0K._._.V
     stack_depth 7I._._.V
     transition_progress lC._._.V
     transition_y_pt lC._._.V
     events 0K.E4m0K.C35s1XlRV5jW_0K.MIS0K.U4m0K.BfzMr4-QKANsRFI0K.bbN0K.XSR0K.bZK
    callbacks-sweetcurtain 133 d28f0885a1f2253f
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm2
     phase 0K.H7I.Dtv.W0K.Z7I.Dtv.W0K.Mtv.W0K
     card iz._._.D
     touch_y_pt lC.E6PpnDaocK75ZFZILlC.swTKyfukKhwdpVSFr_vAWlC.9
     card_y_pt HX.H2v8H3Tvb7kwCm-H6ql1onyMQ2ZVpGme-fvLNzrkS9zFzyz3j4YCavbhdX5DW.ZoFyVRbuO_jOFCGU9m2ZHv_t_
      k-V-2y0Bdj_HYFB4vX1WYLJBybfmtlB8YGDW.NsUDgzhl1tTePrAQ2XU6pouFgYpF3_mWvvY6rAr03fAy-9S2B
     card_velocity_pt_s 0K.HtLX3rGnh6NPQnuZPyFRR6QkZamGStr_xqIBg6HE6VQSoJ1bSJVEGXyE5St0K.ZWPokZktU6dIhuj9nB62EDsct
      zpSTuOdvboMN-bib7iffUpbAVKGQH6Yt190K.MiqT_hYxigGfzqND4iVOnZqJOWahIH4xSkSshp_MXjekZTYjN0K
     model_y_pt HX.H2v8H3Tvb7kDW.xoFyVRbuO_jDW.k2B.X
     target cK.HlC.DIj.xlC.DIj.ks8.X
     progress WF.H1fS9uQUlohZ9qL0DERC6DYgSUsyFfoyxTbvyrxLG4Sbrj_LkHOsr0cz9WigS.Z2Vo9jeWCmkRuCP1JKvNm8-ep
      gsSZB8fMZdCCR_6s-1lxqR1OqbWnknfcr-gS.N_QQ64hCdK4eTyPK3TKr4z-mfGo3hK1lKYkL42tj3iJqPxL0K
     stack_dim_alpha 0K._._.D
     map_dim_alpha 0K._._.D
     map_button_alpha gS._._.D
     content_alpha gS._._.D
     scroll_offset_pt 0K._._.D
     scroll_velocity_pt_s 0K._._.D
     overdrag_pt 0K._._.D
     stack_depth 7I._._.D
     transition_progress lC._._.D
     transition_y_pt lC._._.D
     events 0K.E4m0K.AJ4l_CmuEig_S0K.Vwj0K.T4m0K.CgxBWfPgi9F1H0K.Vwj0K.LHT0K.V9S
    callbacks-tgcard 122 052b55b2451c41d1
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPl
     phase 0K.G7I.Gtv.W0K.Spb.N0K.ZlG.R0K
     card iz.6Vh.oiz.S
     touch_y_pt lC.EXmdYgV4WxV6hSfOGwUQKlC._.o
     card_y_pt zo.Gn4u3Vu0FypCnDQ9aYwTcsERjxXaOm3YOnNywfBkCHiEGHFbVIUoEfzKgfv8qFx4yIT.TUxkcVP__RweH7XiI02
      8LLoQhtty9dk.auYD2kRGh-MD8Uf1ILMvMiHSkAkhci_thDVEkIT
     card_velocity_pt_s 0K.G8ENLuUF6KbcohLNv0KfpKXCFwTn9n7viquRRVFvcHOLKZeKttOw1VpewIIeicdj20K.TL6EJ2vhk_-KtJGTr6c
      R4rK_Q-eid0K.asGUqQzlcp6AwEqSALuOmmOh1ZQMVqKfNFR9d0K
     model_y_pt zo.Gn4u3Vu0FypCnDQ9a9k.qdk.o9k.S
     target uB.GlC.Glt.qEO.olt.S
     progress lR.GtRoD6IqzVL2PUnRm5YrPCyHpwrwpKObyPVzBtmYM4nPPv2J5YMvLdykazWdiq3F1SP.TNXmXtIRTRywShn4w7e
      PxKFquAhBegS.aNoUYuzSRUVKg-xV6S7QwkYrBE7hptOTxXdY2SP
     stack_dim_alpha 0K.73XU21QRZI88e.GRi8e.atIhfmUGogtsVuYHGsdzI0-QFIeZpzNG0MHQb0K
     map_dim_alpha 0K.7oOzq0Z2hsL4Np9xYcEbQ6_1SMP3RDd.aX9lRWvcrM7cL-GobWFgyURTmC9zunR05tHU40K
     map_button_alpha gS.7Sh9dY8oYtC0K.GuX0K.am_Ffdf5hvUTpQQcrMPVFyL9_tCnmwiq75BWjgS
     content_alpha gS.GYe-07_Izap-ZDGJX7RdkzDslh_eFqf07lqXSKlt40K.fJDi0OUc_cMgS.GCsgS.a66Ij6177odDfO0RA2sDU55
      HCdlR715qHA7Ax0K
     scroll_offset_pt 0K._.4
     scroll_velocity_pt_s 0K._.4
     overdrag_pt 0K._.4
     stack_depth 7I.6tv.o7I.S
     transition_progress lC.60KJDi0OUc_cM6F3OuGGLyCV4NAZZCslC.ZgS66Ij6177odDfO0RA2sDU55HCdlR715qHA7AxlC
     transition_y_pt lC.69kUQ_y6aHN2w1eyCTK7Bat4pCjRWQylC.ZdkCHxd3MOS5beHGtCzxIzCuQEP-b5jnMTglbXtlC
     events 0K.E4m0KRZ0K.FxG0K.Viu0K.RHe0K.M1V0K.YEP0K.Q-F
    cancelled-pan 31 1afe21ce6cf8ab57
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkN
     phase 0K.H7I.T0K
     card iz.d
     touch_y_pt lC.ESKBOxsguYY62Lpefa28b6JZEz52Wx-VElaB0zf7JTGOxhoKnlC
     card_y_pt zo.HlbwZ_jl_rj_PiXaYXEEPUTH0ighkBgD8pLVngJWWuZ0M
     card_velocity_pt_s 0K.H_EZ108qPLVyRK8iu4cVumUifCaxm6DCY5LJNBdGXYY0K
     model_y_pt zo.HlbwZ_jl_rj_PiXaYXEEPUTH0ighkBgD8pLVngJWWuZ0M
     target uB.HlC.TEO
     progress lR.Hd5IPqHNqa7HKYPRsdaNxAl638pQ_eNelgz7Ugt-xhYEU
     stack_dim_alpha 0K.d
     map_dim_alpha 0K.d
     map_button_alpha gS.HHvIQpFP0_MqQImZ7qMexEO5JEkSTus0K.F
     content_alpha gS.d
     scroll_offset_pt 0K.d
     scroll_velocity_pt_s 0K.d
     overdrag_pt 0K.d
     stack_depth 7I.d
     transition_progress lC.d
     transition_y_pt lC.d
     events 0K.E4m0K.ARZ0K.SWS
    cancelled-touch 72 6258e0584362187d
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMS
     phase 0K.F7I.Ftv.30K
     card iz._.G
     touch_y_pt lC.ESKOPAX_BTII1kx3ylC.4
     card_y_pt zo.FGaG1X-RerElI8vpwEDZIHifL_7pwD54WH4s1jm4FS9aC7rLATobqGosTy5ndyK8M__O_q1oHSDfkVQOi1t0Dzn
      22qVH1lJo0gLnpnNDCn7aSpbfoScPnlxYzCHHBJXUozo
     card_velocity_pt_s 0K.FLUMVgl2ztwhBuEwoTlJZXDa4O9YLMmIJcIyVVLVOey_XQYWcWqP5lrAVGZjKZVxaotn4Y-VrNjsKnF8mBoHhtf
      VC1xTScXS5SXnu7wyfnw1LWW7vW9zjuiSTgV1P4t5y0K
     model_y_pt zo.FGaG1X-RerElI8vzo.4
     target uB.FlC.FuB.4
     progress eK.FGwabNxoKJNUp-Gd8yYsPN-n4CRdzYKCt1NyS_dOAkoFonO3NGpMhrSXA9_BLp2MewEn-UMQzkJYBro_1b53aDv
      z4-WwgAU9H6Qu3nQsHPQLfcYSbrJnd2n7VPdFuhXQAeK
     stack_dim_alpha 0K._.G
     map_dim_alpha 0K.FmXfcPG-9LI3y4MIOr06KTi4yzWnQQMXGgRLmFXf5hsTbQq0K.S0PQhDISnz1jy1s9chhqyx3iD3Bfi7La878yK
      PO9M0K.A
     map_button_alpha gS.FLlqJDoR7hs0K.EuK8xCuex6Ia51NiwQP8-B_5kgS.S1m0435xf_Mh3mRgGBPxQjP16L0l8lnIfYvXDusqBgS.A
     content_alpha gS.cE30hoGPb064NPDKP0Lv-OZr0XlFhXo5Xbo-HlQkugS.SW3gS
     scroll_offset_pt 0K._.G
     scroll_velocity_pt_s 0K._.G
     overdrag_pt 0K._.G
     stack_depth 7I._.G
     transition_progress lC._.G
     transition_y_pt lC._.G
     events 0K.E4mRZ0K.EHI0K.2IW
    card-bar 151 e41d924b3ea2fea3
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF
     phase 0K.Epb.c0K.Epb.c0K.ElG._.G0K
     card iz.EOr.iea.iOr.iiz.j
     touch_y_pt lC._._.V
     card_y_pt zo.FbfaeISxwNSKzjsB-tztJFbPqMYs4WQPHqY5Z6zUMUnQ3l8DXFIZLlS0Gy3im.FXYREF_e3X_tCiWtaYHI2FH1l
      7OlaUB8aZD8l0urYnqWksISPN3mi.JVWSCK3sgeW8JNO_srs7U9BceVw8maSNDfPY-hmfAtbaw8irAkrCATQu1im.G
      XLUuYAsESkUFV-gmUvfXC0jQRERx1pBg99qZ7vwWrb_p0w_krrLXAIO25PNUkv8BWkzo.B
     card_velocity_pt_s 0K.FoB_fd9x2by27Y-Oe3fDMJj16oa0zuUlaaiykdvS-HfUd60upbaldLtRc6V0K.F4MgPaAZimQGopUUg7lwWBxkl
      WlbZyds1AfqunnnjJNaCQca2Qf0K.JV6dqdlmGEgRlXZ7EkEu0KW85VIAGXy7spU2PU5WF31L3JZ5dV6_670qw0K.G
      aALb2nZdsTlow7-tRAYPiw7OJ9OYg9Npx47lHNT7aVG4vxuDJ6bBtoe7vPH8IvWlH10K.B
     model_y_pt zo.Eim.imi.iim.izo.j
     target uB.EEO._.quB.j
     progress eK.E_cbpBWKxOAuFqPl8En1JHUaf51xHm-Ah_0TFl4hQPE8Kit38Yh8XAaODL_VbgS.EZJuXI9oEFE8h1Pbv-nu2Lv
      ZBzcPQPGUWSn2EBi2GqjiAgvtb9VQogS.IKp-gJn3tXwIjK7_OjG8u1M9HwoGCpEJ99jDxYGE0Vhz8yTPuo5FZFma0
      ZmgS.FQEhV0IzYSqNDbatm3h0K2m_Xf6wmc2TXR-35-QOFya994xkw0PddT0GjZjxckgT7EHiUeK.B
     stack_dim_alpha 0K.FoOzq0Z2hsLDd.G3RD7hv03WwVao7pIDd.FgFDd.E0KoOzq0Z2hsLDd.G3RD7hv03WwVao7pIDd.FgFDd.FX9lR
      WvcrEJBw-GsgWF_Dvj1K-BO_ERgG01Fx1O8z4BWkCdkx2R4JSv60Y2c0Bdr-T9ZESoDdX9lRWvcrEJBw-GsgWF_Dvj
      1K-BO_ERgG01Fx1O8z4BWkCdkx2R4JSv60Y2c0Bdr-T9ZESo0K
     map_dim_alpha 0K.EjcWIKCr7ZvO0Dd.GXs5OGykKM2Ni08qMDd.Fv4Dd.KQ69IMq0flD47bRCWDd.G9KtNtsg2Dd.IQ98LjCcJYBNg
      qJg4vVArXwfHpoiyI7uAzbUEYzMK-zI1sJVepyeQD8eeWtDd.FUFXCW3t4HxjisC212vpAnHooQSDG9vmnuih7ARbp
      kdVMfyQrUdEXVhaEkzjr-jVrr6jh0K.B
     map_button_alpha gS.EiJvx0K._.tjLbcE-cpbi91BbBCm2IWll6RVJ_T7FL37pkPkv-aFPlu6k5J78-fNchwRsgS.B
     content_alpha gS._._.V
     scroll_offset_pt 0K._._.V
     scroll_velocity_pt_s 0K._._.V
     overdrag_pt 0K._._.V
     stack_depth 7I.Etv.iR8.itv.i7I.j
     transition_progress lC.E0KJDi0OUc_cM6F3OuGGLyCV4NAZZCsuOlvkxDDDAr2DFiI2W67YQKFHgL1f3lC.E0KJDi0OUc_cM6F3OuGGLyC
      V4NAZZCsuOlvkxDDDAr2DFiI2W67YQKFHgL1f3lC.EgS66Ij6177odDfO0RA2sDU55HCdlR715qHA7Ax3VrZNktTcO
      6vMDm6dyZ2CT8Fo7p7plFH3rgS66Ij6177odDfO0RA2sDU55HCdlR715qHA7Ax3VrZNktTcO6vMDm6dyZ2CT8Fo7p7
      plFH3rlC
     transition_y_pt lC.E9kJu7mPUgt3TTEAcY-Rse50t8toU2_YOOIvAVxtCr9KkaRoxugFkQhq3mteFlC.E9khEbew-ijmeY_S4w1_D2M
      PUo4r5n_C9t8OK2Z-McUFy3uKNiWt2zwOdATTVlC.EmiUJ3CmDJ2ujp0NAIzUlctiOi5Wuml3Uq_8sz3WnHYrfC9al
      9lATJY7tek.AzRyUXjlwFWR7imHPpjiMgqk8a0Zn8-y6_ccOiIOp7CXZdZ5JFa_w4ymNwpuKJ5dRHMRTvdyUf1RIs7
      qpkFQvlC
     events 0K.EuS0K.bzK0K.DIk0K.XUI0K.BcA0K.DQz0K.aUI0K.EWc0K.fIW0KVN
    cards-hidden 211 0a4a1254ff92bf5c
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4Jbv2Sloiy
     phase 0K.lR8.Fhw.Xm_._.G0K._.C
     card uX._._._.R
     touch_y_pt lC.ia_k_X3QYx_Vy-UQdH0MulC._._.j
     card_y_pt dk._._._.R
     card_velocity_pt_s 0K._._._.R
     model_y_pt dk._._._.R
     target EO._._._.R
     progress gS._._._.R
     stack_dim_alpha 0K._._._.R
     map_dim_alpha Dd._._._.R
     map_button_alpha 0K._._._.R
     content_alpha gS._._._.R
     scroll_offset_pt 0K.lsrpIFaHItFmTKPQqTncDHA6OgX2vpeQx2cRShBj5T5oMBBawwPQtpBaFmuEH9AWLQ0w_k15lJBAPCImZoC3ge_
      VbOSxLz78xdcrOA4B6HLVgjSmVEx3pBUifBpAelkrfDA3MfxfDrPlU1CEyayKwx3zCT_910pchx5PUbyXNXBG9Hte_
      Yp2wwOgWSdt4-XIDKQhkycYb7fLy09dl8M.kgS.c
     scroll_velocity_pt_s 0K.lTOBn7ZF0b-plCJ3e7OKgEMK5UOesTmRwwNQOUDsNoGO7DeIbm789ExJgZe2fRUae0DFUjVOVZ0oApmE6MDolco
      u_NK1Bd1lrUJB9r3hejfOjtEdxvl2BA47hAChlTLGMl7w3PRoUT5gB7oPbXmS9xFS57x_m3r-9PNtEpWWFBL5PHTCT
      xg8YR1Tt0770VL7jBp46kPX1Fuc9YtFY0K._.C
     overdrag_pt 0K._._._.R
     stack_depth 7I._._._.R
     transition_progress lC._._._.R
     transition_y_pt lC._._._.R
     events Vw0K.JfWoz0K.I-LSW0K.IlT0K.AoMYF8zgo-Lt2Lpije6Fa7rXKZVKJrYIg7VeappV4XMGN2nhEAIyTtXwhWu9qqZ
      IdnaE16A.AFB.B6A.DE1.CiB.A1B.RmV.hRF0K.ifs_t0K.Irrde0K.P
    cards-keyboard 143 44a260cf40a508f5
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg
     phase 0K.Km_.z0K.Xm_.y0K
     card uX._._.N
     touch_y_pt lC._._.N
     card_y_pt dk._._.N
     card_velocity_pt_s 0K._._.N
     model_y_pt dk._._.N
     target EO._._.N
     progress gS._._.N
     stack_dim_alpha 0K._._.N
     map_dim_alpha Dd._._.N
     map_button_alpha 0K._._.N
     content_alpha gS._._.N
     scroll_offset_pt 0K.LinrTqh7sozP0pAJngS_ohJHuQZl8KFHbuqmFhrr0g6tpMZQQCJtfFew-IwxGGGE21Lm6jD5Sst_gcDyIPioyrL
      3XBahhw0YvKSxTb9eboW.Y9gyl7ym1ZBD0dEO-jvF8uD-HxpF_ZpazcKEa35GKhwyy52_LWDz7UAWZJdsfygX2hjfZ
      MLrgR0pen9B0sKfZKh9WVG87TyIdLkJcBs4B
     scroll_velocity_pt_s 0K.LwKIxv7PNRdK-evcuWgtO3R8F0kWcLZHe423A-sYdGC0r9o0SIgZiJgQzyTi-If08x8J__yVLs877sy49myzce6
      4mOExujEVcii-xTFxu0K.YkdDh1BRKQQJ9C1LRYUP-5R6o7XoJ00h075t5sJ3r9hyf04u7-Y9JJyZThRERQd_P1UJ3
      i7gHQ1zncEdd8ab88upd-XcS66sKxfMLht0K
     overdrag_pt 0K._._.N
     stack_depth 7I._._.N
     transition_progress lC._._.N
     transition_y_pt lC._._.N
     events dR0K.J7GHY2G74ThkOmrIV-xYZyL5d7GUKRYoZnQ.Apt11.Ayr.esy0K.WXDpt7GQH-xjrR7kOHXYi2l9474NyvTxX
      xT_8.A2G.HCI.WXg
    cards-list 107 3267628e2930231c
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO7
     phase 0K.HR8.Hhw.Jm_._.L0K
     card uX._.p
     touch_y_pt lC.Ea_jTMvGCKil37xR1dyPybQoclC._.X
     card_y_pt dk._.p
     card_velocity_pt_s 0K._.p
     model_y_pt dk._.p
     target EO._.p
     progress gS._.p
     stack_dim_alpha 0K._.p
     map_dim_alpha Dd._.p
     map_button_alpha 0K._.p
     content_alpha gS._.p
     scroll_offset_pt 0K.HsdhwObqvK7PXNA0m0Hfl7xK93SqlzwEnw8XYGBtcQzr-wnaEdlmAt7rZ-qgGxC4EsyP059ZVh5xR52iPQFt32o
      JHI7C4ffazyegjVJ3As4U41OYiCnS5CbPm5BuiPlMu1PXqajEDwS42V-QaZAeDAcrae3zIfc2Zc4lnOyNBqC9B-wHX
      Gwy_CsBG0HAEeCZ-Fs66
     scroll_velocity_pt_s 0K.Hp5iwaoi86J_7ygLcLbBYtWbtx-DQhe_d5aJmj5GDQSdLz0nH5v7AwrrPXM-HwguWMR1UzAxIe6jn7XqueBmCyf
      7jTH6WrMFJSFyzZ6vyQ307Y-b-n6UWYiwAC12at7dJBOo-5fsVDl9OT8ntiKnRwiKwi-FBOjWHOx85rxkI8b6lN91-
      ZqH8NiQZSZxBaUP2_x0K
     overdrag_pt 0K._.p
     stack_depth 7I._.p
     transition_progress lC._.p
     transition_y_pt lC._.p
     events du0K.DlT0K.Al5PU9kbzpMB9zSmUq6h5CXE90R_WjgaBDi_Nzx_kYDUxq1hO7n.ChO.Aiw.Aq1Et.BUx.Dw3Rk.KKo
      .pGQ
    cards-paged-view 451 3bc2fb1dc0741adf
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4Jbv2Sloiy0phHy0Tpypsil5HeRJ-UxKsvx1fj
      r0tV-sCVlsPVSAfJ2zFi1qqn-lQHUsgYo2xtqQvAU528O8dO4MeYN4rqfwDYRoXzm7CeVma0FMkFTYoQtLxKq-JkQr
      ODYUhfvj0NjaUlvaa_-wz0a7zyJuW15y0rbqHfKd5exLrbTDhIgokTAEPskgh9ZAPTi9JMLziQdcFcFeR877fib75t
      xTM8Amxtvliij1HnKx0opigPO7CWMTP136I85BQxf45FDw5AvilWdsfNR8jY-qHAioDrc7R2yERMKl4R7_C8-aOsS0
      J2UWNr8AcPVUxTw2lDYYyYwHIJHE3PClvOXWrVxquSTeefyQTu216iL4yfDnZ6d_HpnWqExedK4Jc2g5BGqXucXSDp
      BOAOLKmYsgp3dC57s-Wx2qYTeLirdBCC7FLlOLrX8yHuGr3lsMmKRZoAY8Qrvea912MvguIRI2Zewb9BpJDLYe01H2
      -G
     phase 0K.Hpj._.T0K.7pj._.o0K.lpj.60K._.Z
     card uX._._._._._._._.B
     touch_y_pt lC.Eaw1YJeS0v22g4T5ilC._._.GawSlrsZMg6zv74jI9MoYPlXOzv5BWTo_SU9KOgEuhEh9_h1taw.KlC._._._._
      .H
     card_y_pt dk._._._._._._._.B
     card_velocity_pt_s 0K._._._._._._._.B
     model_y_pt dk._._._._._._._.B
     target EO._._._._._._._.B
     progress gS._._._._._._._.B
     stack_dim_alpha 0K._._._._._._._.B
     map_dim_alpha Dd._._._._._._._.B
     map_button_alpha 0K._._._._._._._.B
     content_alpha gS._._._._._._._.B
     scroll_offset_pt 0K._._._._._._._.B
     scroll_velocity_pt_s 0K._._._._._._._.B
     overdrag_pt 0K._._._._._._._.B
     stack_depth 7I._._._._._._._.B
     transition_progress lC._._._._._._._.B
     transition_y_pt lC._._._._._._._.B
     events mX0K.DlT0K.ARZ0K.CuF0K._.Njj0K.1lT0K.CRZ0K.cT60K._.Ijj0K.kT-0K._.1ym0K.c
    cards-rows 407 654090d52abbc46e
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4Jbv2Sloiy0phHy0Tpypsil5HeRJ-UxKsvx1fj
      r0tV-sCVlsPVSAfJ2zFi1qqn-lQHUsgYo2xtqQvAU528O8dO4MeYN4rqfwDYRoXzm7CeVma0FMkFTYoQtLxKq-JkQr
      ODYUhfvj0NjaUlvaa_-wz0a7zyJuW15y0rbqHfKd5exLrbTDhIgokTAEPskgh9ZAPTi9JMLziQdcFcFeR877fib75t
      xTM8Amxtvliij1HnKx0opigPO7CWMTP136I85BQxf45FDw5AvilWdsfNR8jY-qHAioDrc7R2yERMKl4R7_C8-aOsS0
      J2UWNr8AcPVUxTw2lDYYyYwHIJHE3PClvOXWrVxquSTeefyQTu216iL4yfDnZ6d_HpnWqExedK4Jc2g5BGqXucXSDp
      BOAO
     phase 0K.Hpj._._.sR8.Hhw.Km_._.Gpj._._.A0K
     card uX._._._._._._.V
     touch_y_pt lC.ETXKn_5xF9fAv3AptF7lC._._.jUUG9VPxn0eWHwjvPX2mlMGFYlC._._._.V
     card_y_pt dk._._._._._._.V
     card_velocity_pt_s 0K._._._._._._.V
     model_y_pt dk._._._._._._.V
     target EO._._._._._._.V
     progress gS._._._._._._.V
     stack_dim_alpha 0K._._._._._._.V
     map_dim_alpha Dd._._._._._._.V
     map_button_alpha 0K._._._._._._.V
     content_alpha gS._._._._._._.V
     scroll_offset_pt 0K._._.14C49Fff2j0suWBiXeBfuclBbrdcGWZiPEJ_OB7U5NVla59V6fgaL66lnsbSLjzmL3E08IXgJJeN9NHpdp_
      TYnkf6ZMqPmV6s0cVoPi_OaAon2KoICGL6kFB6KyeLIplXvB5u3s6mFVwhzoKpdMvOfwM6sS1ffdXrAJqweYCxsSfm
      -VuIrvXQBdBmxCbg._._.B
     scroll_velocity_pt_s 0K._._.1E_VlPfymn-rM2K09B_kSIpJ-xZgOf6EXKILj_Wr9T819dJ520LQoP5zMjy_RQXtJCNDPImFm6_7mbzDIQS
      0Cm5A6JPX7UREviAF-WtVJzF10i9LjaFKS_HPH9tDeYK0f3mZTrijhjpMRnnCo1vX9qO56chPWyET1ZB42AHby2Jim
      NET86AW7fosTRD0K._._.B
     overdrag_pt 0K._._._._._._.V
     stack_depth 7I._._._._._._.V
     transition_progress lC._._._._._._.V
     transition_y_pt lC._._._._._._.V
     events l70K.DlT0K.ARZ0K.DuF0K._._.ilT0K.AEQKPwt6z14_jDkf2Pyu7hsOODXQcXqJbwWRO11maIHQr2o.AOC.FKG2o
      .E-h.AIc.Md5.l9g0K._._.A
    cards-states 301 279931d3c2d8a881
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4Jbv2Sloiy0phHy0Tpypsil5HeRJ-UxKsvx1fj
      r0tV-sCVlsPVSAfJ2zFi1qqn-lQHUsgYo2xtqQvAU528O8dO4MeYN4rqfwDYRoXzm7CeVma0FMkFTYoQtLxKq-JkQr
      ODYUhfvj0NjaUlvaa_-wz0a7zyJuW15y0rbqHfKd5exLrbTDhIgokTAEPskgh9
     phase 0K.kR8.Ghw.Fm_._.P0K._._.l
     card uX._._._._.r
     touch_y_pt lC.ia_KgumxBmfIpVMKS6QdIlC._._._.9
     card_y_pt dk._._._._.r
     card_velocity_pt_s 0K._._._._.r
     model_y_pt dk._._._._.r
     target EO._._._._.r
     progress gS._._._._.r
     stack_dim_alpha 0K._._._._.r
     map_dim_alpha Dd._._._._.r
     map_button_alpha 0K._._._._.r
     content_alpha gS._._._._.r
     scroll_offset_pt 0K.kO79RkLVp-QFVSdoT1nW40ZzvI0RJgxYuyPYKfWh8mRIwAWruzZK4sGDz-5xjnWIIdgblnww_dlmXpJx4idYnyK
      rslSD_z3OwJOSzMvvthFagD0EMpxDRhtPUnqM_D3mg7RZagfaAFc8LUzA-Nc78Aa-fs8a22BskWsVuUHKKjFARrMs5
      _Q95Aigv5J799AX3p6._.pJZ.6
     scroll_velocity_pt_s 0K.kE6-ogg5oGWXKpzh540JRWuLMxyU8QHOsw0_zajn04fdr5wNovBGI0eZsSiOJ8CYyFrMXfWngeZwoFR7W7IJzM7
      b8YoT4Vkq7OUZEn5tMPkkPu4tWIqA5HX47hFuRa-jJu1U5SlMwwkrJpjwKxcjPZYvX9of_jua7FbNEC7WesOW04_0D
      FSQg_nT1Y4dpEHxp0K._._.l
     overdrag_pt 0K._._._._.r
     stack_depth 7I._._._._.r
     transition_progress lC._._._._.r
     transition_y_pt lC._._._._.r
     events TG0K.Phc9_0K.OlT0KVa_hINjdeZuKkhNLoqV5fAFA7zn9VGbVcmUOmN6Q.BRTmNUOHPg4Rvcm8ZXddYU1.FYA.B0I
      .WNa.cTM0K._.nOd_u0K.a-7vK0K.b
    cards-turbo 99 f1c100fbde4c764e
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5
     phase 0K.HR8.Hm_._.O0K
     card uX._.h
     touch_y_pt lC.Ea_jTMvGCKil37xR1dyPybQoclC._.P
     card_y_pt dk._.h
     card_velocity_pt_s 0K._.h
     model_y_pt dk._.h
     target EO._.h
     progress gS._.h
     stack_dim_alpha 0K._.h
     map_dim_alpha Dd._.h
     map_button_alpha 0K._.h
     content_alpha gS._.h
     scroll_offset_pt 0K.HsdhwObqvK7UAAh9ny6R6LIx7-If2LFDgVzUAlEkTbPobgniGvjP0jDdHQdJkQ-8Pia9VPFq3WLUT0LK8BpHaZ_
      foHM5_D-lAEAOLLVxQLqEiKcsT4a0bLtHpHmBp_ptOssUZ4O-V7jdXvdtMlITGR8y-Tk-cLlQCRu6dyY5OrE-VjqBk
      QeFZ
     scroll_velocity_pt_s 0K.Hp5iwaoi86JzeHs2g3aWTe_cYW-KoPv49NXDlzibDfQSrQAvVVg3DXwUC5aGtB-x84BmiecwJMpFzO8QizO3rIe
      GSpebPwb6S6PbqnTfgW1w3YOL0RnnV5vWlmFhyfk7RPUeGlzS_k5TqwIZWKcPv91rR3i9_wqkpiGtVLl5TYolJDnGD
      nc0K
     overdrag_pt 0K.MSBTbjvVw0K._.P
     stack_depth 7I._.h
     transition_progress lC._.h
     transition_y_pt lC._.h
     events fo0K.DlT0K.A9_8sDLUVudwd2U5I0KdHzF.BPE.AoTSf0K.Agzex8GdPb1i0P-bg7vGBxmVWCCo8md_0wd.A99.AHb
      .BwT.Dg8.obw
    cards-visibility 430 d8d790eed25bfa5e
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4Jbv2Sloiy0phHy0Tpypsil5HeRJ-UxKsvx1fj
      r0tV-sCVlsPVSAfJ2zFi1qqn-lQHUsgYo2xtqQvAU528O8dO4MeYN4rqfwDYRoXzm7CeVma0FMkFTYoQtLxKq-JkQr
      ODYUhfvj0NjaUlvaa_-wz0a7zyJuW15y0rbqHfKd5exLrbTDhIgokTAEPskgh9ZAPTi9JMLziQdcFcFeR877fib75t
      xTM8Amxtvliij1HnKx0opigPO7CWMTP136I85BQxf45FDw5AvilWdsfNR8jY-qHAioDrc7R2yERMKl4R7_C8-aOsS0
      J2UWNr8AcPVUxTw2lDYYyYwHIJHE3PClvOXWrVxquSTeefyQTu216iL4yfDnZ6d_HpnWqExedK4Jc2g5BGqXucXSDp
      BOAOLKmYsgp3dC57s-Wx2qYTeLirdBCC7FLlOLrX8yHuGr3lsM
     phase 0K.HR8.Hhw._._._._._._.Z0K
     card uX._._._._._._.s
     touch_y_pt lC.Ea_Aqekx6GI7cHNmzSgheO03RlC._._._._._._.a
     card_y_pt dk._._._._._._.s
     card_velocity_pt_s 0K._._._._._._.s
     model_y_pt dk._._._._._._.s
     target EO._._._._._._.s
     progress gS._._._._._._.s
     stack_dim_alpha 0K._._._._._._.s
     map_dim_alpha Dd._._._._._._.s
     map_button_alpha 0K._._._._._._.s
     content_alpha gS._._._._._._.s
     scroll_offset_pt 0K.Hz1YRUdVui3Cc_d4wp_hjONgfZipalO5NfAN50Ejrrr1b8Mb4fqG-c8M1YW9-wAYsdv_NngJPHM-KoTQhi4sg9b
      V_RfLA8yZtm3pHwDXgH8CBKg3baRSRV13e8-jLpeaCL6Vici7sz3cZdPk-DhswYa4rrLkWLsEJ9vZniwX52gKwUdj7
      SgklHHHV0VWGcgCW2lkQDuTDQ4hhJmPiYAegwVLc4xcC4r7p7l9PRgzs4ae5Hw4cZ-ODKnAyqgFaPMaGnrFSI850yA
      8IyJbySCP-tIFbFTceMnvMlsN92F9oEfqVjUk1tWVgjeilO5IyRq729MUrO16rvsPuI1A0w4qyUe-YxMENjGo4P7mM
      tf7wv8OYzFxhF6-_vu-KuKtUopW1GED3fMdplV_iYGupXw3xav5AV3QGiTncdw2J4S7eT5pjGkfnUt0ozmmtOclDVg
      fyPu2Oh8qu704M-uEA7cdvOI2OJroGVRQBpipB4WzxN7O1AIUnZPuub3ZK3dyli1pgmOLDkrzjm3DtjkUHc0urZsyS
      EW9_VJy-zrSG5ExKBAsY1yLanjhpiKbr4_8iVYVNuH37xgDhGtqPtXzHVEDh5Opx8liWYSNVpxWlFFdTPlPP5iNjOD
      zQtQd0nuZz85JO7V4n4AMHw26HbYDs6R9ECVTA6lYihzgW7wOSQwD-JIg4rexG5vDtmecPGq0INAwmwF1nBnqgQFUv
      UA1Bh1Pz_n204sCCZPKQ0EMWXmd4qGv1YvgCeQBQx8iNhC0V12NPPQ-a_3MFqhI0Ho8SlL5PnQ-QN5lyfZP1TbTVnz
      iHc2becAZYtjr4is6N_Omn5gtgzsEvRwBnij
     scroll_velocity_pt_s 0K.HIMcU0ZXF1mDIKwqZ0ZuBJ1i520xcoSgLOBwer1t6LDzw8DXYhDx6MEqgfUEsnG_fyahwE4OkbPr1sEb5rT6LFJ
      LQ8z0tylqlQ84Hmn3pQvAju1ZJsnHw2CW-6-dGki1JMgmFmdtPJSDqltR0jyAHDmljlMQRihsxJ6kFS4TN4i03eFoH
      s0mzQUZ632xAZ87GqTq39qfF5bMbro7-MtL_OerefHBaCnLsZt0YdOnhMln85S3On7gOFwvRsQvHhmW2r8vf5yJaS-
      0McwOR6LG_Gc8YZpX-wKTdGiqpHzDfUhQIJUKYdiSSFEIMH9mqBs0B0PBG8WGTkSP_yPyJBxEEgJtwkmyCqdg9R6AD
      UAGOJjV5TnbKUMI2V_V1EBCvz0nIb7aWsId6mg0llRxbfXZ6haMMSPVn1Q6vOR2K53E0LXbaC8ibhYLnExOpFRHdR9
      x-PqYOA-FNfOR1-v9cgGOxaMG8NfbJMIJWjsTLPP4JvDeRn3zNd6F4odWxfPCLmMWInPGy-1g8FxFwuSkSnSD2X_4l
      VDHlcPKN05YONsEyacJsY8avZg6dNUBZnDOsniuXIf6xP4izX5XcYXjPcMkfXOVAelQl5nvbm_WvDE_T1YR5vSwBOc
      fAyogK2hpT5l7PFQQLCdRbmLcxA8qJoQbBGtyzCR5cqnO_J41yFHMGqhAWzlYrOqoacH-E3m5wB-wDfJ8zyBeBfzZW
      OZHqhImFPWNB2xWBPmkITqHXQrvcqpVFNAryiJkmvhLDkNw2sIU15I5tjrUPVh8z2QB2MQptnJ8IUS3lwlyBnqIvh5
      BcC2vl51gk6iC1ef3SRAQmIAsXOJy-6E2j0K
     overdrag_pt 0K._._._._._._.s
     stack_depth 7I._._._._._._.s
     transition_progress lC._._._._._._.s
     transition_y_pt lC._._._._._._.s
     events tp0K.DlT0K.AzQYR4xlFIueVRPDW_EGB_E.pTDN3a0MbiTh8g7306TgP3o0_NvxuM5BCCt1sL-ZwS4w8PZ46ESjXHx
      gQJruUkD08RyrHNCj_UXky.Az8UycB2WoXLHYs.AFFn4SQd1.AfjOEDN.A5q.AEGJPEQvm.AEj.B-Hh5.A6YqO.AWy
      .Cgb.A4B.BEaoY.C7X.FUS.AieVx.DYe.B8k.HE_.RL1.PjC.vqn._._.nF8
    cards-visibility-2 430 6da0d65e481e2771
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4Jbv2Sloiy0phHy0Tpypsil5HeRJ-UxKsvx1fj
      r0tV-sCVlsPVSAfJ2zFi1qqn-lQHUsgYo2xtqQvAU528O8dO4MeYN4rqfwDYRoXzm7CeVma0FMkFTYoQtLxKq-JkQr
      ODYUhfvj0NjaUlvaa_-wz0a7zyJuW15y0rbqHfKd5exLrbTDhIgokTAEPskgh9ZAPTi9JMLziQdcFcFeR877fib75t
      xTM8Amxtvliij1HnKx0opigPO7CWMTP136I85BQxf45FDw5AvilWdsfNR8jY-qHAioDrc7R2yERMKl4R7_C8-aOsS0
      J2UWNr8AcPVUxTw2lDYYyYwHIJHE3PClvOXWrVxquSTeefyQTu216iL4yfDnZ6d_HpnWqExedK4Jc2g5BGqXucXSDp
      BOAOLKmYsgp3dC57s-Wx2qYTeLirdBCC7FLlOLrX8yHuGr3lsM
     phase 0K.HR8.Hhw._._._._._._.Z0K
     card uX._._._._._._.s
     touch_y_pt lC.Ea_Aqekx6GI7cHNmzSgheO03RlC._._._._._._.a
     card_y_pt dk._._._._._._.s
     card_velocity_pt_s 0K._._._._._._.s
     model_y_pt dk._._._._._._.s
     target EO._._._._._._.s
     progress gS._._._._._._.s
     stack_dim_alpha 0K._._._._._._.s
     map_dim_alpha Dd._._._._._._.s
     map_button_alpha 0K._._._._._._.s
     content_alpha gS._._._._._._.s
     scroll_offset_pt 0K.Hz1YRUdVui3Cc_d4wp_hjONgfZipalO5NfAN50Ejrrr1b8Mb4fqG-c8M1YW9-wAYsdv_NngJPHM-KoTQhi4sg9b
      V_RfLA8yZtm3pHwDXgH8CBKg3baRSRV13e8-jLpeaCL6Vici7sz3cZdPk-DhswYa4rrLkWLsEJ9vZniwX52gKwUdj7
      SgklHHHV0VWGcgCW2lkQDuTDQ4hhJmPiYAegwVLc4xcC4r7p7l9PRgzs4ae5Hw4cZ-ODKnAyqgFaPMaGnrFSI850yA
      8IyJbySCP-tIFbFTceMnvMlsN92F9oEfqVjUk1tWVgjeilO5IyRq729MUrO16rvsPuI1A0w4qyUe-YxMENjGo4P7mM
      tf7wv8OYzFxhF6-_vu-KuKtUopW1GED3fMdplV_iYGupXw3xav5AV3QGiTncdw2J4S7eT5pjGkfnUt0ozmmtOclDVg
      fyPu2Oh8qu704M-uEA7cdvOI2OJroGVRQBpipB4WzxN7O1AIUnZPuub3ZK3dyli1pgmOLDkrzjm3DtjkUHc0urZsyS
      EW9_VJy-zrSG5ExKBAsY1yLanjhpiKbr4_8iVYVNuH37xgDhGtqPtXzHVEDh5Opx8liWYSNVpxWlFFdTPlPP5iNjOD
      zQtQd0nuZz85JO7V4n4AMHw26HbYDs6R9ECVTA6lYihzgW7wOSQwD-JIg4rexG5vDtmecPGq0INAwmwF1nBnqgQFUv
      UA1Bh1Pz_n204sCCZPKQ0EMWXmd4qGv1YvgCeQBQx8iNhC0V12NPPQ-a_3MFqhI0Ho8SlL5PnQ-QN5lyfZP1TbTVnz
      iHc2becAZYtjr4is6N_Omn5gtgzsEvRwBnij
     scroll_velocity_pt_s 0K.HIMcU0ZXF1mDIKwqZ0ZuBJ1i520xcoSgLOBwer1t6LDzw8DXYhDx6MEqgfUEsnG_fyahwE4OkbPr1sEb5rT6LFJ
      LQ8z0tylqlQ84Hmn3pQvAju1ZJsnHw2CW-6-dGki1JMgmFmdtPJSDqltR0jyAHDmljlMQRihsxJ6kFS4TN4i03eFoH
      s0mzQUZ632xAZ87GqTq39qfF5bMbro7-MtL_OerefHBaCnLsZt0YdOnhMln85S3On7gOFwvRsQvHhmW2r8vf5yJaS-
      0McwOR6LG_Gc8YZpX-wKTdGiqpHzDfUhQIJUKYdiSSFEIMH9mqBs0B0PBG8WGTkSP_yPyJBxEEgJtwkmyCqdg9R6AD
      UAGOJjV5TnbKUMI2V_V1EBCvz0nIb7aWsId6mg0llRxbfXZ6haMMSPVn1Q6vOR2K53E0LXbaC8ibhYLnExOpFRHdR9
      x-PqYOA-FNfOR1-v9cgGOxaMG8NfbJMIJWjsTLPP4JvDeRn3zNd6F4odWxfPCLmMWInPGy-1g8FxFwuSkSnSD2X_4l
      VDHlcPKN05YONsEyacJsY8avZg6dNUBZnDOsniuXIf6xP4izX5XcYXjPcMkfXOVAelQl5nvbm_WvDE_T1YR5vSwBOc
      fAyogK2hpT5l7PFQQLCdRbmLcxA8qJoQbBGtyzCR5cqnO_J41yFHMGqhAWzlYrOqoacH-E3m5wB-wDfJ8zyBeBfzZW
      OZHqhImFPWNB2xWBPmkITqHXQrvcqpVFNAryiJkmvhLDkNw2sIU15I5tjrUPVh8z2QB2MQptnJ8IUS3lwlyBnqIvh5
      BcC2vl51gk6iC1ef3SRAQmIAsXOJy-6E2j0K
     overdrag_pt 0K._._._._._._.s
     stack_depth 7I._._._._._._.s
     transition_progress lC._._._._._._.s
     transition_y_pt lC._._._._._._.s
     events pQ0K.DlT0K.AMqO3UbGJikNRmIlC8_k7AQmC3A6egij2KxxFZPll1Qv_KTu7EuPyliY_2yeBta4wPZMgQ2YH.BMs-Z
      gC8r.AAXRp.Aam.AixJJ.AIo.ATy.AvcNrNAq1Omlvl_FGolfcyEmU-5x7TQLE3bA0LbYdCqr1bfgBIQ3hvF9w0FuK
      OGjIJ-6SfJli.A8y82qBpq.ALmQT.AXgSa.A34.A8M.AYX.AKe.AJw.AkY.Bhr.BoF.B-J.Bjz.CWy.DfO.Dtg.Fxu
      .A3w.E5a.KAc.R-r._.AV8._._.nDF
    carousel-momentum 808 47e97302f1b938d1
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4Jbv2Sloiy0phHy0Tpypsil5HeRJ-UxKsvx1fj
      r0tV-sCVlsPVSAfJ2zFi1qqn-lQHUsgYo2xtqQvAU528O8dO4MeYN4rqfwDYRoXzm7CeVma0FMkFTYoQtLxKq-JkQr
      ODYUhfvj0NjaUlvaa_-wz0a7zyJuW15y0rbqHfKd5exLrbTDhIgokTAEPskgh9ZAPTi9JMLziQdcFcFeR877fib75t
      xTM8Amxtvliij1HnKx0opigPO7CWMTP136I85BQxf45FDw5AvilWdsfNR8jY-qHAioDrc7R2yERMKl4R7_C8-aOsS0
      J2UWNr8AcPVUxTw2lDYYyYwHIJHE3PClvOXWrVxquSTeefyQTu216iL4yfDnZ6d_HpnWqExedK4Jc2g5BGqXucXSDp
      BOAOLKmYsgp3dC57s-Wx2qYTeLirdBCC7FLlOLrX8yHuGr3lsMmKRZoAY8Qrvea912MvguIRI2Zewb9BpJDLYe01H2
      -GMu4SR6xonRD5sxoz9LLD_sxHd-Tbj_s0wwcylsh_Pi3DhIQG_VbCyOV6sIE50uCAuOXs6JFjNsPAPJYJUSnNuwNH
      ceWL1T9GRF-qMS967NnxMQAHC4RT1W8CMBOBryKIaQN0Ns5V_WGOT0hzQdQTwHX-4jeDBSGvq1eqbtXA4nOCuIQ2E4
      ES6esHd2_e0Z8uPqkgaBkg8tfJbfbJT50II024f67_5xqJjpbghHoMHhr2JCjmmmsrKZ382SFftWl8Ai70oBKBHGMd
      1ZquUTHQDy7dPr6Z21w2JCx59kcWoysr88CoFXOTihH5Rt6U_C_r5iptgnpYW9bS99XMxGPG4AKYAUYDGqjShQcb4G
      I0xILNWzGxa5BcM39un8iCOaUlQAyMGG2yEOa4YNID9gFFo87L5BMrolZ0uNw6-rylai-uhbkV5Azmp4fcjnZ9qSRS
      xtivA70fzqOwG7gYuFPN3uFllRm1ZErWaXXxebD4I7z4Ib6qkyFrmj29GoArvC7KS11N6dyhumIM0fp0N9VHHhiKzB
      QOv0Lqh5giSL5dStzOHH0CIRMbfilYn6KmqnoVBi9ieyZyaYulOScbWZ60X0XghHUIiiP1ZAt9aGa1XzGFcUMXNU8j
      XJSj42L0gzY2L5l2X4cKpsQ7gV3yQdwjL8VlbPR-pHffHK_cyua5-e3ILL_t654HnPd3dnZ3fhfSQS99QiH4em
     phase 0K.Hpj._.g0K._._.Gpj._._.yR8.Ehw._._._._._.40K
     card HV._._._._._._._._._._._._.m
     touch_y_pt lC.Ef53JfbrbOR4a9JxPlC._._._.gf5Zx0EVwNOojqg1IlC.Of5_MbCft5i_nBuDW5OshbOb24omdd7fJojZblC._
      ._.IEJdajPJMbv4AOcFfUtlC._._._._._.5
     card_y_pt dk._._._._._._._._._._._._.m
     card_velocity_pt_s 0K._._._._._._._._._._._._.m
     model_y_pt dk._._._._._._._._._._._._.m
     target EO._._._._._._._._._._._._.m
     progress gS._._._._._._._._._._._._.m
     stack_dim_alpha 0K._._._._._._._._._._._._.m
     map_dim_alpha Dd._._._._._._._._._._._._.m
     map_button_alpha 0K._._._._._._._._._._._._.m
     content_alpha gS._._._._._._._._._._._._.m
     scroll_offset_pt 0K._._._._._._.lTc60dxLIGv5RuE8ztoGkBep54ZI4QaC4oWcT9Bl2-17Ty64h0aDAj_Sh9PeUgzicfA4SwNydSi
      6-ObuNoYHnj5GvoQuzP5eFWuPUjK_hD4SkRjJTKlOYY-6WOOHBS9ZEOI6kozcEckqhhQrGMA9ABVjR0_dHdvL-klgZ
      xnqtzuGbZmi5-tYeK93pgDERaiQPQiIwwlXh5R4m3iM19AVqBYepwO9TM0lP8NyO2_J0Lg-5p7Or1ksPKPx4PUDTED
      ObmVwKpeOC6WwnngADkq7-CqL2c5T0B4zOJ3LuqKsSgvA7UlhKJY65ej6qzrVOJOvVpxMZDG9PGmxTuER98KHL9wLl
      fCykMkoGCHdlv4Omy8ZYWBc6c-k_O6IG0ZGUdNgMnpx7TMsKLZfP8xN6ESq0pfFKI_ushSnKnL5OVzBIUhLVeLVB-H
      lv-Rrx60HDJuV4a57SOx0GLNSjy3dkIzkmesTRptzYC0sEEm9jbgM_P6JwBITZ50JsmNcKq7cc1C1WKSPwHOor-vCo
      bK0637PEkAAOMzk5mrYLxBqvy66qLGRAyugV26EJDtAmEidnXNxUB5caPfu7qMUaNhnrOuLQbo8k5jyFNesKywTsrZ
      56F6z0TnwoT1aruP0X8Scw8kXws4tacsIik5fho4Z-uKYkGoXhHjgoEmBaeJOBaiyXbexWgQ1eqF8MJmQy4uTL7dR4
      sLba81nTO5G50AVyjZvcht-7JTTcbPr67GHHBWw0hvAuaL2Nb-9cw2XT1PWJKnOgWB
     scroll_velocity_pt_s 0K._._._._._._.lK0iy5jl5s7K3StO9QQXHPzKkZBpFBdUxyaURtVAHUEn7wmS0ydBg39R72xJmGDH04N-0gC85Ok
      FGQpO0NGCHNCV1U8qbYsnSkUzdQ0MwZdcOWqMJ8IcFWdnKUcZx175q9aj3H3h2CurbWvlGgh5vnw5Kha19B3vVdUIc
      lu6dLc4LaI0tEOgLBJoBY7HCHE7PVGnOZIVKB-trovQqoY-rIadAaCZdrIPfa3hrWYz2H1MIKVwebMSPU3r1n_Jyfu
      KfrLJwv0s-csMVS0NQNHyOVApLn0R46D7WJ3EwFJHNf0T1whRD22YkT1wAMJuiUVxICLxQVhQZheClbtKhWEwwLmqM
      xZjvXf1RI5Za6PHjTlcdxykrVWRjGCICFXV_ehoSNT68kTNRdlTN2P92oSEkGQAWPJispvou5gn3O-qhuDpVt8dNrg
      RzCUDgrB9gwntYn_V40VHrOAbHjBpw-L-1Bv5Y5J_mztFt_twMxLQ9HGwdXyz-7_9NmbSYIFo25szGs6Q6kXAYp7W_
      AbA0YaSmOogzWrRuKonWOVTFkLXQYxkDy46MfWmLc0DPNnljoflg-9K4m1oIXwI7XUB3wK0WZ-uVt-zrYCt4TLZ3O3
      ReKoqa2Ib0y9eLx6We4LH2aHJeQUJkIDsetPwSSedaThdzUKLio1FgHjGlAwtnILibBJ-LhVrtEuI0GhWWbhxlruGF
      1cVngFWHKYe066uiuXl8X6iV871az26wzKGbWAn0DeLwoG3e-wzKcMp2ic97o_d-0K
     overdrag_pt 0K._._._._._._._._._._._._.m
     stack_depth 7I._._._._._._._._._._._._.m
     transition_progress lC._._._._._._._._._._._._.m
     transition_y_pt lC._._._._._._._._._._._._.m
     events 0K.ElT0K.ARZ0K.Csb0K._._._.flT0K.ARZ0K.CXJ0K.NW20K.PD40K._._.HlT0K.ARZ0K.DZT0K._._._._._.3
      BX
    close-button 157 d6ea91791d60ab0f
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpc
     phase 0K.Kpb.c0K.Epb.c0K.ElG._.G0K
     card iz.KVh.i9k.iVh.iiz.j
     touch_y_pt lC._._.b
     card_y_pt zo._._.b
     card_velocity_pt_s 0K._._.b
     model_y_pt zo._._.b
     target uB._._.b
     progress eK._._.b
     stack_dim_alpha 0K.LoOzq0Z2hsLDd.G3RD7hv03WwVao7pIDd.FgFDd.E0KoOzq0Z2hsLDd.G3RD7hv03WwVao7pIDd.FgFDd.FX9lR
      WvcrEJBw-GsgWF_Dvj1K-BO_ERgG01Fx1O8z4BWkCdkx2R4JSv60Y2c0Bdr-T9ZESoDdX9lRWvcrEJBw-GsgWF_Dvj
      1K-BO_ERgG01Fx1O8z4BWkCdkx2R4JSv60Y2c0Bdr-T9ZESo0K
     map_dim_alpha 0K._._.b
     map_button_alpha gS._._.b
     content_alpha gS._._.b
     scroll_offset_pt 0K._._.b
     scroll_velocity_pt_s 0K._._.b
     overdrag_pt 0K._._.b
     stack_depth 7I.Ktv.iR8.itv.i7I.j
     transition_progress lC.K0KJDi0OUc_cM6F3OuGGLyCV4NAZZCsuOlvkxDDDAr2DFiI2W67YQKFHgL1f3lC.E0KJDi0OUc_cM6F3OuGGLyC
      V4NAZZCsuOlvkxDDDAr2DFiI2W67YQKFHgL1f3lC.EgS66Ij6177odDfO0RA2sDU55HCdlR715qHA7Ax3VrZNktTcO
      6vMDm6dyZ2CT8Fo7p7plFH3rgS66Ij6177odDfO0RA2sDU55HCdlR715qHA7Ax3VrZNktTcO6vMDm6dyZ2CT8Fo7p7
      plFH3rlC
     transition_y_pt lC.K9k2_5IPnQsn8XnRsBuxtJZmMBvzAWc6VPoNYI_JhsazLoejpjDVKuaHlExJDlC.E9k2_5IPnQsn8XnRsBuxtJZ
      mMBvzAWc6VPoNYI_JhsazLoejpjDVKuaHlExJDlC.Ezow5GCXN-RWjVz_NvmJO5E2PcNqAiFVWSxS-8Hf_xVc03RNp
      __2RqstlwFIqEhOtE_jJkFQvzow5GCXN-RWjVz_NvmJO5E2PcNqAiFVWSxS-8Hf_xVc03RNp__2RqstlwFIqEhOtE_
      jJkFQvlC
     events 0K.E080K.Ds10K.bDN0K.DBj0K.bwo0K.DEq0K.hQ20K.hGk
    close-key-tgcard 62 f257dfc59368a73b
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6Gx
     phase 0K.Epb.N0K.TlG.R0K
     card iz.EVh.iiz.S
     touch_y_pt lC.8
     card_y_pt zo.8
     card_velocity_pt_s 0K.8
     model_y_pt zo.8
     target uB.8
     progress lR.8
     stack_dim_alpha 0K.F3XU21QRZI88e.GRi8e.UtIhfmUGogtsVuYHGsdzI0-QFIeZpzNG0MHQb0K
     map_dim_alpha 0K.8
     map_button_alpha gS.8
     content_alpha gS.8
     scroll_offset_pt 0K.8
     scroll_velocity_pt_s 0K.8
     overdrag_pt 0K.8
     stack_depth 7I.Etv.i7I.S
     transition_progress lC.E0KJDi0OUc_cM6F3OuGGLyCV4NAZZCslC.TgS66Ij6177odDfO0RA2sDU55HCdlR715qHA7AxlC
     transition_y_pt lC.E9k2_5IPnQsn8XnRsBuxtJZmMBvzAWclC.Tzow5GCXN-RWjVz_NvmJO5E2PcNqAiFVWSxS-8HlC
     events 0K.EHe0K.M1R0K.M080K.DEP0K.QL2
    compact-height 150 680407e705b3e627
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQ
     phase 0K.Z7I.Dtv.00K.Ctv.50K
     card iz._._.U
     touch_y_pt lC.WZL7TGI9pmtltMApwlC._.0
     card_y_pt yL.Z4ke6sXNvIGShNFSG89WnT4kAWtbeQvALx4KqMMEnkyxNDov2w1PaFvzZFRpkkSHXEuh2kph9IFvvnGznt6hFkF
      W3QeJCxcThKJK0oS39esVXi-82LXL-4Zbg.Dyy2zsHP_bAsIZ5hPbZ18pqLo1ACM_sqc06H1z7EF8_7Z9gDyou3s2s
      n_OC2AzFNB3Iu7g3Bl0MW6MQcz5TeTUNX1gqsyFXDs1-Myt6rjBsNBD-wwHLh-yL
     card_velocity_pt_s 0K.Z-28rh1d6Or7Up_NO4utxQKiAale_aOPpAsGBO1wJv1hZyYWzQ87ZXcs5GiXdRIR3OXFeLluH3fW_CKuT3kDqhA
      ZDo78FnJ1RzrBbLEzFZDMP8EjxS_Ieun0K.DXVCJBHGjG5EAV4fCo0-agF4i7toxW2z9HWKp4mPofXT7SExPu00q80
      TNK31NuoLB8Hd-_kAaJzLmE5MU8FSXpIrnR6MASkp3Fw6HAdRobNZnkTaHeDdi0K
     model_y_pt yL.Z4ke6sXNvIGbg.4yL.6
     target EO.ZlC.Dlt.4EO.6
     progress gS.ZdKDicprixsCBs1AOv3w2W875Ju-Q9jQGkZUeZgmSmdZKbOpvBpNwJC9YEKFYDjrjXLbsQBKZdB_OLHURAUJMtY
      Bi0lDi82N0roVdOFfHZZ2Zn3DX5pYYsR0K.Dix2xjQMrvH3ljMrT6Rc82UZkM7Ad35jNOyBLRYhIBOlgMdkxtmkCi6
      fhNt8gtM2csse98ASWmqG_j79ygsgZOnED2jcSiqEtbard-_V3cng2SzxVmA9CgS
     stack_dim_alpha 0K._._.U
     map_dim_alpha 0K._._.U
     map_button_alpha gS._._.U
     content_alpha gS.ZdKDicprixsCBs1AOv3w2W875Ju-Q9jQGkZ0K.S_OLHURAUJMtYBi0lDi82N0roVdOFfHZZ2Zn3DX5p0K.Fix2x
      jQMrvH3ljMrT6Rc82UZkM7Ad35gS.SSWmqG_j79ygsgZOnED2jcSiqEtbard-_V3cng2SzgS.C
     scroll_offset_pt 0K._._.U
     scroll_velocity_pt_s 0K._._.U
     overdrag_pt 0K._._.U
     stack_depth 7I._._.U
     transition_progress lC._._.U
     transition_y_pt lC._._.U
     events 0K.E080K.P4m0K.ARZ0K.C2w0K.z0A0K.BdC0K.4UI
    content-changes-in-hand 200 b0c2e8a79e17248c
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj
     phase 0K.F7I.YR8._.S7I.Ztv.10K
     card HV._._._.G
     touch_y_pt lC.EoKTdBGY18kTm-h2Yx2yQWgmyzdYi_3GYNpLnkGiUrpBuYoDnS8VVXDZY1JuwHHExQ2x4zusse4Rrtf4IF3lTta
      epouxdFpqXyUf6KRs833qs1VmkZjGtgI6XkR-AfkNYUv8wMZJRtI7wyHCE3TKSCKEzDjeolBEcAi4g4k-xUsuYDgjc
      Q_LD3TTzEG9QNAhkri7wMA8rDCzWk3kb1aSA4kQsm62y_lTgv7YsjU5QGYLJmwDWZd8hTGu1wUDZGJvjbO-cRYfahI
      .ElC.2
     card_y_pt zo.Fxn7olVKb55Om5g5r4f9ie-AVZq1Ct81BBK3Mkg1chUR-_zCyh4fzdk._.Sl0-KO7AJl-9HGt74qS4TNPpt0Jfr
      nY3sFtCUg7jKDQgS.F-p2SZ_kA2pOdQuxEFESjH4JUfOVCIQdVR37AH7nsWo9-jGKLx6ty4EWKVZl6sj9eXeoSUdhI
      lfPBHaMuqAcSkfd8OATQ0T0-OZU6pSkssdytzo
     card_velocity_pt_s 0K.FqMBFtYqWo_EBPFvYgAoCzasZBqY6qin7jIMuAKAs_aoc7hFk6eSX0K._.SbG4BEO5ylDOx2gTA7jgd9rSdRxFv
      KQvKGwmB7nz9J8RX.B0K.CbrMd4eCIni5V9LKFCFJmkrJHhCKcBpm1Gt9Juz4SsHxIJJzApXp1V00oROO1Hzsi9wUg
      TFcC2Lpt0LLzVClG7hiSr54dKP8dvOrXodw5CcOE0K
     model_y_pt zo.Fxn7olVKb55Om5g5r4f9ie-AVZq1Ct81BBK3Mkg1chUR-_zCyh4fzdk._.Sl0-KO7AJl-9HGt74qS4TNPpt0Jfr
      nY3sFtCUg7jKDQgS.Ezo.2
     target uB.FlC.YEO._.SlC.ZuB.2
     progress eK.FCOVCGCe39Nbuy5cwOV2n39A7vdcN_1L4gymew-3rXa2UlyxaC-KUgS._.SrjgDuBoJZjE5HWh3-DNf_-fW_nqC
      7XWU95BECOmbXthb.FfOWfQhsCMYUROpJ_3RvnOsexk2cQMtgvAg9pGUYgzNzUbM22vwFk9pl1lP2cqrTjXdMpGCfN
      CkZm1mj1aDcKMYwEoCFBeb2PZ2cg_pzhuUtyeK
     stack_dim_alpha 0K._._._.G
     map_dim_alpha 0K.FwoCFqUqIfmWtqlnAM-ts_4CuykDBns8b9IK8hQNHqjXq2pY7YkzZDd._.SZ-tnPZEF0d13jSZ0W6QLhYukLVFR
      ojr_6hWp9ugebzqU.FjLX1VZlK7wFCqwlNfBMY39iQDlcxwa0K.SfzRnLag5R6wdmOKRuoPqt8OCQQQiS6IGmZlNFa
      0K
     map_button_alpha gS.FPSTkrzT-NP_v5eTH0K._.2untK9KP5.FHgyXsf3oZ14hxRbE65qWIDDBFNA-KygS.S_S5KbBgk5D8SbfZKlBee
      q6hIcJRzPGGBtNhE0hgS
     content_alpha gS._._.esDkwBigFNdL4CrVyONipsQevFo29cz-Zkh1ZbXsxgS.S
     scroll_offset_pt 0K.fBiBKWGWnurrKSJT_6CmAQMmfrfOoCoHcvzUfCSCKrdiQqv_BfF7M8LWnYl9n0FJI-Bmbrnpd1CoJR3yWCwaUF3
      YHrcAZpoPsKt31VBtq2Hay0PmGhD32QMCqDCV9hCO3CfkHg2BLXoMeAAu3n9-UuLQJpZqHMFB6NcWx9A830K._.R
     scroll_velocity_pt_s 0K.fu5LkpEZl3JMkyDBzJ21K4_Q2WFz1FdN38tR--X40d7Led4dza_E91UVtd-oTGdpGOdfVGhtdM4Rrdgq75SCNWe
      npHI6uBZ_RQd9Cea0aDQ0e7PngzymYC-2fXBmi4sTgZPIfA_Drbm4UwulKbX3mW5UkniLbyuO4rwpKwkf_0K._.R
     overdrag_pt 0K.0BSFMTMj-QNFPnlzctdlGdJDUOIDXtljOXrXX055Pqoh9OSdwOXBTBz0K._.1
     stack_depth 7I._._._.G
     transition_progress lC._._._.G
     transition_y_pt lC._._._.G
     events 0K.ElTRZ0K.IAP0K.Mwv0K.SJ70K.YAQ0K.SP_0K.M0I0K.Yp80K.0IW
    content-fade 107 c9337c677dffca9b
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO7
     phase 0K.H7I.xtv.s0K
     card iz._.p
     touch_y_pt lC.E4-30tNBmE9Q_qTakrOIBL0UQHiEpISZ50HdQWA18xbCGymYTmvDSJCuLVIw3XYjM-7c4STY4ER5pYYo0t2zOHZ
      SlWAP_z3AiNh-KbL4J5MPhlC.t
     card_y_pt IT.H57OPvMmPizoIW6vEHrKlMkQC9DkbDaMNCys73ZnHRc-IURsxLf4vqIssCqfRxEe1fLDn7MDzCcKEwEKtwzYXV5
      _NDbq58ikare53M8Pwy7-1NqfU9M-3eAc3MAEfHufEaD8ZKFgzDURrfvBMwY9EgYqL81eIfUSKftTS_cvTfU_OmU0m
      pxcFBEKLxfuwklCuO9zo
     card_velocity_pt_s 0K.HHE8jqh6WW56jW7Ob1u-y_LZpo2g53G_nFFOdwM-MX5rzFHIof14JkmuuPE3l3ZJI1KqNVKBoJULzGS_EPlXw-D
      Bhivo8a_V1MGgfvB2UoMSQE0otSh-2e2emANLDvEae6NKhUeMeW9uR0K72ONAKp_D9sF02X92hS6qFKFcB4zfP0Rvs
      kFC9zu5q1cN3sX6wKL0K
     model_y_pt IT.H57OPvMmPizoIW6vEHrKlMkQC9DkbDaMNCys73ZnHRc-IURsxLf4vqIssCqfRxEe1fLDn7MDzCcKEwEKtwzYXV5
      _NDbq58ikare53M8zo.t
     target lt.HlC.xuB.t
     progress 0K.HyhGJSx2vnR3hQ4nrF8RO8F7tGY8xmnTa1fR8D-aMYqz61-yk6cV6SFghyMPrFpsZo9PEkpOoJAF4Sg8jd1E3TQ
      w4x23-QaO8ApGGP_TCkdINinqW18nTxtRIZCoykmkD7m_sWgxNM3RXWftHUW9S_WsHqqAgZvwgAq9z20DKGTZe1ZTe
      zAP7rQVbTRhdt7ocELeK
     stack_dim_alpha 0K._.p
     map_dim_alpha 0K.--PI1N8c_36Ri6rBpRBLljLkCTV0Q7IpNhCLTd8UW0K.StGTB0K
     map_button_alpha gS.-3RKj60b3EuZK3zPnEQryLkaDaNbiYF_88FZMwK0GgS.SDu9fgS
     content_alpha 0K.HrqLmvg8VehuaLgvFfe4436WkWZPpMA9LDXfMoeiziqunla3x0Ik8yg5mMynahKGXUseqDR1Mr8F7dnIMwlo6F0
      hng3I7vOK-KN7kLDY-rScgkCgS.SAlQGmeJBbJZM0mnsFVjYRzYPXsm5cGxMVHg11ybTgS.B
     scroll_offset_pt 0K._.p
     scroll_velocity_pt_s 0K._.p
     overdrag_pt 0K._.p
     stack_depth 7I._.p
     transition_progress lC._.p
     transition_y_pt lC._.p
     events 0K.E4m0K.ARZ0K.wVP0K.rIW
    content-fits 154 dba9f0e975bd1210
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vO
     phase 0K.L7I.Jtv.z0K.J7I.Gtv.30K
     card iz._._.Y
     touch_y_pt lC.EW0kqeHHbmfCtSANcIGgBIDQsdd2cAWhvFhjDlC.6kJ0ppRb8DqpDeMINolYkHpaAlC.4
     card_y_pt dk.LzUjEQSIod1SwyHDW7VXwquFZvAJYeUGDgJE6FHpFjHa_LnMdsnH8M9g6lbcHJbjdJwreaqSpxhTaEXL0GCkI_f
      610om0OBlG5e61509rVkFPKE3nPP39ps3xxXSqJTlHdk.JuLEOttE1YY8495J7hWQX_FdBcYBGODUJy3Rl1GSpr5Ig
      aaUZXVMWA5QNi-62Dv5HNHx6jJ3pNUBBtoRugHoCJr5IAt_OLmeNhyGFgrw6MLHHqni1brlcwe4ICd8E9cPKOTzo
     card_velocity_pt_s 0K.L3hOhpYNztCUhHFqllUIkUDvedN4-IHm2WswoSGV7KnqrtrbCl6tcYQbGtXH6mhgKaNAY3kgP2606KJKZ1Aezm1
      Z89jneG5wuQWuYjUAlzJy9vCbfwnj0XKYCGkXDuleY0K.Jfl2rFolE9FDnmD3UV8BQkUbrAMmsxz0yu3J9i1AHE6S9
      z2YUS_BFvGcfflbsYta768VqSKyttCl8FBGUy-UUv0TRNwBQYkQ_051R7ue_72SoiiYMFFDAEr9Y57SQkIH2Bc0K
     model_y_pt dk.LzUjEQSIod1SwyHDW7VXwqudk.-uLEOttE1YY8495J7zo.4
     target EO.LlC.JEO.-lC.GuB.4
     progress gS.LuDvcUpzFzl7BQZJKF5Fz8rJbKxlA5taX2J21x9P1XLIwRXul5k0-qavLAQY5Ox9p2QL5nppyEqa6XxrIk0Q3Rn
      EgJME8odApwo-Ub2RMnxXdC8FnvsmpXBxoEXn7DZ7dgS.J1sh-RUxD1r2kV2iwzNfER03dsliy-zRkZ71Q5S5blFgc
      53I94sKKnrupJoF-4HO3mK1whr-2wiBVNqA37Tb2E1kqQL1E2-PmopbYH3MF9MGf_CAMsq582Jw07fm6d6nRBPeK
     stack_dim_alpha 0K._._.Y
     map_dim_alpha Dd.nLMIf8amagzk1h4J13e4P99B2RHV36VjmqJamCDrJDd.ZntCBeyx8ktFp5qF4L_yyOSCKM9kA757YmAcwuauxmw
      Jtg30K.SA31CqiZqmqTmJYJaMTNaOwepfeQ6OFc0rgRwKLz-0K.B
     map_button_alpha 0K._.kNpHnh5_4eQc2AMZn68gS.SfVVdubfsB0jYI-oPt-gB0sAYOOlwbTaBY9nlWlOqgS.B
     content_alpha gS._.tiBC9n7DQMbeu7GnhNazlx1UP-HtQzqKKMFhwmgLKgS.S4GizgS
     scroll_offset_pt 0K._._.Y
     scroll_velocity_pt_s 0K._._.Y
     overdrag_pt 0K.LG5T_CiUeEmlveyY0SfemTO0K._._.A
     stack_depth 7I._._.Y
     transition_progress lC._._.Y
     transition_y_pt lC._._.Y
     events 0K.ElT0K.ERZ0K.I2u0K.yUI0K.ElT0K.BRZ0K.Fom0K.2IW
    content-grows 139 cb1a0caa19fefa5f
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoy
     phase 0K.G7I.tR8.btv.00K
     card HV._._.J
     touch_y_pt lC.EoKwS7zMWMvtVuYQIYRRhSBO2YmhSrPOv0_kqPb4xCuEV2yoNeL.XsyHtXelOecRCfB6vajmUr0TIQsOQxIb2zB
      SJ8o7FfPC1lipE.ElC.1
     card_y_pt zo.Gv3Fz-i_nSoLkizrgEhLeec9aGK9Y6GE_NBCMLl_N8bZrqn.1U7NakT3U49ntbqWENXChoKcPE_xYPs-pVBxtz3
      8ehp870kBhkccfbwplNJBAodci4Uvn-a44YzGb21dYazSYBA39wyyD_ovqfxE4xS_FkKdk
     card_velocity_pt_s 0K.GGb0-qdgg8FAz3BMpqrw7jZqQXjJttUHt6dchMHQ3K1vFya5r00DBY9dD0K.vAkY2jkg464WTAHyGhnVcgHivq8
      XctfY8T5olEh9WG1MWCjOoNtJuyyfQIvzhlfZ6UNHcBG4GwnhYAadxZ3Yf3QmHdc6ZVN6dnrLqwxUThU0K
     model_y_pt zo.Gv3Fz-i_nSoLkizrgEhLeec9aGK9Y6GE_NBCMLl_N8bZrqn.Xdk._.S
     target uB.GlC.tEO._.S
     progress eK.GgHKI4qzH2Ev2uTRu4le7FMDq-5-pRh1F9Av3iqi54enU-0.182wvirniWYkA4mZYpNjEPftVcHs_84aqlE7g8s
      ey7PKrZA55bF8MLV8SHbbRJTiROHL_dZ3OvZ7ALTqnnflPWL245X4B94rSJvxzSSgcJMgS
     stack_dim_alpha 0K._._.J
     map_dim_alpha 0K.GG4O-tOX_IRbXlkOmOFx8s_YK0RsXlRLezbEYDd._.IVfly5jVvR1nfqc0QqKCFnkIbz9SL9f9Fd-BM9xAADd.R
     map_button_alpha gS.Gq0JaVBySQq0K._.8
     content_alpha gS._._.J
     scroll_offset_pt 0K.1Ari-16_mGYW1Mp4J5VAoGjZLnSRA2_QKgXX8GRK1srZDuq-l.7
     scroll_velocity_pt_s 0K.1kp_o1BHVIkN1cj.AN1cj.AN1cj.AN1cj.AN1vhMNmmA9mboN.B0K.4
     overdrag_pt 0K.YHSJ6oZAUq8.00K.1
     stack_depth 7I._._.J
     transition_progress lC._._.J
     transition_y_pt lC._._.J
     events 0K.ElT0KRZ0K.clk0K.Nwv0K.aT60K.zUI
    content-shrinks 241 d0b6d12769470268
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4Jbv2Sloiy0phHy0Tpypsil5HeRJ-UxKsvx1fj
      r0tV-sCVlsPVSAfJ2zFi1qqn-lQHUsgY
     phase 0K.GR8.Ghw.Ym_._.T0K._.w
     card HV._._._.v
     touch_y_pt lC.Ea_QkXvWJVfTnV3FJ-46HlC._._._.f
     card_y_pt dk._._._.v
     card_velocity_pt_s 0K._._._.v
     model_y_pt dk._._._.v
     target EO._._._.v
     progress gS._._._.v
     stack_dim_alpha 0K._._._.v
     map_dim_alpha Dd._._._.v
     map_button_alpha 0K._._._.v
     content_alpha gS._._._.v
     scroll_offset_pt 0K.GJM57KL0HCsA3qZ0wEYVAeyUmvMlJ_GxcCGSt3HE70_TlG9qD750zIXWKeavsuU37lyYMrHdqTEcktLs-LUmYqZ
      zRSCTMeGt7gHsovPPtKYWi_3-O-zKG66HHapYMtphsHZT0WK0ZBFioHFc8-MNRlrV6svAgKIrpB8LVjStIIU0GNB5t
      mhptY35K4uosc_XyFMNWsJFxP8WZxfjtuTxiEpOOBKiIle8a5X-2Of_2GQtu2mrn.zQC.60K
     scroll_velocity_pt_s 0K.GbcYd-cC3Ko74zLgqyJBSX3JSuvt-uruexi2moqW8HAq369Pcs1wk1xT6pxCdIxNn0Iegf6zncWqHWtKWfuuox6
      0BByuIEtbfECelaGiEoRwkmWKW3oN42tOsmP_9ES0WotLR-QwQd_I2UL_VUxNNq8DG7bNeqMsilstWqmiBfQruoD7-
      7w5VGvL_xPx2KMtULlJbno6bzLlfw8TF10Yz_UATv5T6GwJ5_AaNyyZn_XIC0b0K._.w
     overdrag_pt 0K._._._.v
     stack_depth 7I._._._.v
     transition_progress lC._._._.v
     transition_y_pt lC._._._.v
     events 0K.ElT0KRZ0K.Fv_0K.Xfk0K._.SGW0K.yro0K.56D
    curtain-from-here 83 474314c3f7f658fd
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS
     phase 0K.G7I.2tv.Q0K
     card iz._.R
     touch_y_pt lC.EQ9KQx3bVY51TnjNuYp-lEcQEH6zJ8PNZqG5WkJ1P6SxGW6xZKlIA2dnNIDJzP52xesDsCQnklxMth39fV_q6iS
      NW1NYIUaMaccDKgofeSlsGkJGE4S2ilC.R
     card_y_pt OW.GES2SmKcVE89tTMjsGthABy9veUO9JnKt_fdO3tMyfMpL86TWkHGbrzBLrLhiue3a2wcAdjDCA-4Gu_BtAE_fcC
      sUkvgJFTFxCcqHUlDW2AhE22rRvSwMR1l57aIfbC2OpNv71qqhsldYUIUSn8j2Lu
     card_velocity_pt_s 0K.GaCGIdojUQHbG4sdly-V7aSNi68oeclzTHldNKldPxTq4Cap4-vB1nTDowxSucTcNChuFN9Bk_EFMpij1xQLnQ_
      Leg0aAEBiN5JPSCe9vjUfGcsL32ejLyFrCH7ZCS0eJpaaFFw9UGrXijaPKjH2P0K
     model_y_pt OW.GES2SmKcVE89tTMjsGthABy9veUO9JnKt_fdO3tMyfMpL86TWkHGbrzBLrLhiue3a2wcAdjDCA-4Gu_BtAE_fcC
      sUkvgJFTFxCcqHUlDW2AhE22rRLu.R
     target kl.GlC.2Nb.R
     progress 0K.G34fDrsCX6qiyORzWLfUa0-t5-ptJaSTGGKgLyUBk01uFa5RNSeaxbqMmn2cYvPLQoEZrCoA9LEMukfFzp-iujC
      mQt4f62x5yI6_465lHLQcSZK9MfkwPz_JEv2h_Gg9tZT7MtGCaDciluMprM2omgS
     stack_dim_alpha 0K._.R
     map_dim_alpha 0K._.R
     map_button_alpha gS._.R
     content_alpha gS._.R
     scroll_offset_pt 0K._.R
     scroll_velocity_pt_s 0K._.R
     overdrag_pt 0K._.R
     stack_depth 7I._.R
     transition_progress lC._.R
     transition_y_pt lC._.R
     events 0K.E4m0K2oi-eCRP8OQ0hH-75R0FDxxhHDc3l_BAAmrBdaWUxJzYZYkMRO_ZPo71skQnp4E_MtLQSW1VPrgWvbnm8R
      u70f3j-h5JmSlCoAnjK1ijMssCm51sCw0K.Pm3
    curtain-rubber-band 45 632064595d058e72
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
     phase 0K.G7I.Ktv.W0K
     card iz.r
     touch_y_pt lC.EUv.A9hix.Am08I.AZtnx.AS6.BlC.X
     card_y_pt DW.GjC0i.AOZdv.Aoamx.Aks.CgG_jhtbFh_v8FcQVMP107_uUeut4zQ8xLrs216dcaAzvo1DW
     card_velocity_pt_s 0K.GnlGw.Amt2B.AduSz.Abf.A0KnaMLgMRS0l3p2ThHtVN3kNlpP_Z7VQOelq9dJH085ZBt3yXL0K
     model_y_pt DW.GjC0i.AOZdv.Aoamx.Aks.BDW.X
     target Ij.GlC.KIj.X
     progress gS.GaVu_.A2juB.AL3n8.AOZ.CEoXrUZFQ1b8Z_jhHXQ6IEgnsrWMQZfjb4KfKIU4uiZzX80gS
     stack_dim_alpha 0K.r
     map_dim_alpha 0K.r
     map_button_alpha gS.r
     content_alpha gS.r
     scroll_offset_pt 0K.r
     scroll_velocity_pt_s 0K.r
     overdrag_pt 0K.GR94Q.Aqe_b.Avh72.ApF.B0K.X
     stack_depth 7I.r
     transition_progress lC.r
     transition_y_pt lC.r
     events 0K.E4m0KzZf90KcFsT0K0VE10KVL0K.AHc0K.Vwj
    curtain-scroll-both-ways 96 6f3e3d5b6add2c75
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisW
     phase 0K.F7I.SR8.S7I.Wtv.W0K
     card iz._.e
     touch_y_pt lC.ETXKJKfFl7yv_hA39vaKFWk_ttSNV0zvSoBDEL8CFj8GE9CAcQqn_kMSCrP29_b_uYrzSjiKdBqaS7xEjWzgr1w
      DEdzTKm0lgcGn9lpTexvq2lSCC7PdQCJhnQ9.DlC.X
     card_y_pt HX.F38w9RpxdVRl0frBLxPZsufZavp8xpOGjJMgbOlI2DW.S75cc31rI14hQls_fnOfsK8uZ5pf3mol2bWYuNIDo.E
      q-5NJ3Ym8jwMCmgzTJF2HxTDttA2vVD0nBVgpY78VEpLtHHX
     card_velocity_pt_s 0K.F9pRGuBapmtgujk7njbaTPCtyuay2F8KRkGqEVW7R0K.SbwVaa0CMofMDkUIKKb0yX_N_BU285jtkG3eOX1Nb.B
      0K.AOyp3vur8ldANG2HoVFnm0E1Z5OPmT9PeHyp9g3yqM3fDsiq90K
     model_y_pt HX.F38w9RpxdVRl0frBLxPZsufZavp8xpOGjJMgbOlI2DW.S75cc31rI14hQls_fnOfsK8uZ5pf3mol2bWYuNIDo.D
      HX.X
     target cK.FlC.ScK.SlC.WcK.X
     progress WF.Fq0JKJwHK7_DFPaYBs3CJtUJAEQ84qRrac68yD4JogS.SZA6BAOEPY4zIynvzuGWh-b-85tEDAm2NtotkGDba.E
      tgepQkDy9ClwPQ4E68_o0GRCUDXJ_evqNTyMfdyHtRwOpvWF
     stack_dim_alpha 0K._.e
     map_dim_alpha 0K._.e
     map_button_alpha gS._.e
     content_alpha gS._.e
     scroll_offset_pt 0K.ZpIojY2v5YnAWE1GKAzv5NfxHvzCP4CG8Havbtq040K.v
     scroll_velocity_pt_s 0K.Zp_bVPqwAKS6AFzYFhE4vJDWhZYX-k1Q4zN1uw1EK0K.v
     overdrag_pt 0K._.e
     stack_depth 7I._.e
     transition_progress lC._.e
     transition_y_pt lC._.e
     events 0K.ElTmmuucg_QtFmiQb2BvkAM1UGWnjl4MssCR21sgi8ZZw0K.ROE0UDX2cIWDHK1iDksJo1w2B9PjPmcMe4kE_Pw
      co0K.C4A0K.Vij
    curtain-speeds 170 ca4217ffa314d6c4
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVR
     phase 0K.K7I.btv.K0K.g7I.Dtv.Q0K.j7I.Ctv.Q0K
     card iz._._.o
     touch_y_pt lC.EZ951zJ3NDdoLQzIZfTMVpde5lxgH0H8y_pnQUZOdcs98GQDIIx941JXWPSuXJx.DlC.pZ9uUzfUePLJr5_calC
      .yawQ5O0sAEj8olRlC.R
     card_y_pt WN.KvG6f7Lrt631uOdif4xtMtjAuViYLi_S7D74s7KkA2KEJhEDvwS.EGlzz20cr5aTH7DHuXW_2BTWN.g4Fvy_qpl
      cXy-ABqZcUY0jJRdUgsXMQZxui64nrfCoB5k5wLu.jDJIFEM6ig_KTLtS_vcOrwWuiwA9jfNvthl-7-Igne5VtWN
     card_velocity_pt_s 0K.K9GxnmF59CDIGC5bBdnzzL2fCMBIZZAhLgrVYn3nx6mJixCkct3.B0K.AJ2llqGxWBmhqvfh8-HQcmnu10K.g4e
      BKm5bfutd-mHy1wu6_mnporlXJmOS-NlN53RcRoYnhO_0K.jh5Kw6EWprhetIiWeoFGG_NUxNIUZ6fZBaRXq4wLYU8
      yx0K
     model_y_pt WN.KvG6f7Lrt631uOdif4xtMtjAuViYLi_S7D74s7KkA2KEJhEDvwS.DWN.s4Fvy_qplcXLu.1DJIFEM6iWN.R
     target Md.KlC.bMd.slC.DNb.1lC.CMd.R
     progress 59.KZZygT-4h6C-oSThhh5qxa214wf5s4ZPsYRHahes0IJMSBgylQo.EVPbVM5oY2_BiiqSVlLmjxZ59.gjyLjWKDA
      TLGFWtkJ8ZwifGAbXSM1WhA_tbUUCPwdMBPpwtgS.jd9YZt5Ntz-y6SmlyL2TUQvWG8ahs6fvBjT-ScLrfoTDq59
     stack_dim_alpha 0K._._.o
     map_dim_alpha 0K._._.o
     map_button_alpha gS._._.o
     content_alpha gS._._.o
     scroll_offset_pt 0K._._.o
     scroll_velocity_pt_s 0K._._.o
     overdrag_pt 0K._._.o
     stack_depth 7I._._.o
     transition_progress lC._._.o
     transition_y_pt lC._._.o
     events 0K.E4m0K.DUIE_CVE_xOMt4kMtl_LQjCcgegSWQ1MB1y1VRH1VCAKG5GtF5p0K.CAI0K.J0r0K.c4m0K.AJ4l_CmuE
      igJU0K.Pm30K.f4m0K.AO0QmC4sZXv0K.P0r
    curtain-states 127 6166fbd6721680ba
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1
     phase 0K.Etv.W0K.Ktv.W0K.Ktv.W0K.X
     card iz._.9
     touch_y_pt lC._.9
     card_y_pt 2B.FbbGhONBLGbiAWEMxp1sgIsWobUPjtJ7SIUzaNvcIfv9vuZHX.LxG9SAKRM3HzdctjADqGPSoA1MO5OuZ62Z-DZ
      kTU7elwuGQDW.LFoi5hv-Vo1d90VNTJ37nG6N4-SYuwIYyoasmMs-QEfqCYe9k.K2B.KDW
     card_velocity_pt_s 0K.EiiOiFrW2Ng9Ckd2ukYazMpJ5g58U4G0sjAwhxJ-7WmuwlV3L0K.K4NeWAuTodaSIG3QdEryhjGnbANhv4GL8SM
      9BV7DU_sGf1MVl0K.KCkhlbFwVfOoEwN5hHWoBNu_Pc3oIFtgWBz-rkrE4eohMKj140K.X
     model_y_pt 2B.EHX.iDW.i9k.i2B.KDW
     target s8.EcK.iIj.it0.is8.KIj
     progress 0K.Fp_JyOtV-SR3p8bH31BAvyECMWoqMF-KztFNx6EU5ZRtZ1jWF.Lj6ilSy2RdsCt9tRVap6Yf1RU6jlJbBLlZPlI
      EGR0B_m7WtgS.LpuT_G-hI3lpkWBpAzQGCw0E8PoVp3GVDXAMeNEdhGyDsAmzf.K0K.KgS
     stack_dim_alpha 0K._.9
     map_dim_alpha 0K._.9
     map_button_alpha gS._.9
     content_alpha gS._.9
     scroll_offset_pt 0K._.9
     scroll_velocity_pt_s 0K._.9
     overdrag_pt 0K._.9
     stack_depth 7I._.9
     transition_progress lC._.9
     transition_y_pt lC._.9
     events 0K.EXF0K.Vij0K.J5J0K.Vwj0K.JCS0K.Vda0K.JdS0K.Jaq
    curve-settle 37 c454e966b12b1eb0
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu
     phase 0K.H7I.Dtv.U0K
     card iz.j
     touch_y_pt lC.ESKUuGNxk6irwJhtMlC.V
     card_y_pt zo.HarjkELas00pbuf0o-i6zIzNAxONWSo5lfH14xmvpuh1y1PdndfRLsVIT
     card_velocity_pt_s 0K.HHCM_5nqfGrdK5ErCZF_d8HD0wot0Mb47AVvvVdRDzdurFPB1yKbCdQ0K
     model_y_pt zo.HarjkELas00dk.FIT.O
     target uB.HlC.DEO.Flt.O
     progress eK.Hul-ED3EK6NBmaoFcWWpGa1Rimr65j1bKth74fuEdYgjJUSQAWa77I-0K
     stack_dim_alpha 0K.j
     map_dim_alpha 0K.HQcR0tH45rvnxwwG-RlO0bkbCvm4Lxccwvf0K.J
     map_button_alpha gS.HZ6uykG_z0K.JZMM1gS.J
     content_alpha gS.YbTreGdCiH8AHt31Rr6hl0K
     scroll_offset_pt 0K.j
     scroll_velocity_pt_s 0K.j
     overdrag_pt 0K.j
     stack_depth 7I.j
     transition_progress lC.j
     transition_y_pt lC.j
     events 0K.E4m0K.ARZ0K.CP30K.Ere0K.M0A
    double-pop 132 30d30dab9730d572
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3p
     phase 0K.Epb.c0K.Kpb.c0K.KlG.n0K
     card iz.EVh.o9k.oVh.Diz.j
     touch_y_pt lC._._.C
     card_y_pt zo.FfWmRxEpeyzIsW8Q6OI1OBioDLfQWDoJY70tUR5jmQ8gImsTuYDOX_snsGzdk.LXzINbinb5GmmUuhBMmBTQeG2
      zUw_qobgsHBQ7gEUTx2-zbUYD-_QGylSIUzo.Lf0M9dkNeKhBFXz3xk1MrthQKV8DoLwLOitVImKtjtYr5xrBBvWrM
      uqJ8qybtV8xS4edcUJSoACVuzo.B
     card_velocity_pt_s 0K.Fn3vhaCRUm-E3-5L22ufd0HeFZoawARubEaQzOctcau_57WKIIRgany93md0K.LhjlxcVvdswKKjKNlwihv6wUI
      Tmc-GkkmOPq-ELqrQfxElFQWOCmX9j3Edv0K.LJ1x5bXgM2WvRhMwgq2zUz8aVA86mqUEZuRZeXH89knb728uuWmvW
      yUVML7xUj90JVt5d9kbPt0tV0K.B
     model_y_pt zo.Edk.ozo.odk.Dzo.j
     target uB.EEO.ouB.oEO.DuB.j
     progress eK.F0V5B6y0e4KHBxE0-tqlrV-ImeAHm-4Z0B5LkLzg3Dt6FANMEyQ2V0rI2tegS.LYUxF29vJlF6jslF-T2OqDmn4
      KkTHonsx_JNIXzyOiDAwbfgxqNuK46dxJseK.LwNwxmrvu4kmOvflkimnPmUjtiH7KIn_-f04xSGsKg4rdeM7uxnim
      CdoE9QwGPuOBWPfRUpobmkAYeK.B
     stack_dim_alpha 0K.FoOzq0Z2hsLDd.G3RD7hv03WwVao7pIDd.FgFDd.K0KoOzq0Z2hsLDd.G3RD7hv03WwVao7pIDd.FgFDd.LX9lR
      WvcrDMU5Sk6LGW_5mbh3ZRjiOqrPbP92IPkk3dNRL9QEwFUfYj1g6rJSEXgLt6jfcTC4oIQTDzj50K
     map_dim_alpha 0K.FNZXq0ZmQsLDd.G3R9ahvDNWwVatRidDd.FgFDd.LiAFuBSVbFM0K.GYpHRbaozKwyHo7450K.FaN0K.LMvxhu2
      CtIVWmh0rRSn80qV5_xzrWZvlQsWpF084HKudz-loBaTPS8d4wBYD7Ua9OzO35x0SnE6Hp0K.B
     map_button_alpha gS.FG20K.qqcrzgS.GLaRnZKkoZGZs0M-MgS.FXRgS.Ljwju0K.FkVyKvwggSj7OCzg9wBR8_V3-mJraHrZiQ1BNbc
      xWSHsq0FWmw9JMwbGkbDgS.B
     content_alpha gS.04U8dqZv-R6TEyuipgS.G66vP8LvAk-rhbLgS.1
     scroll_offset_pt 0K._._.C
     scroll_velocity_pt_s 0K._._.C
     overdrag_pt 0K._._.C
     stack_depth 7I.Etv.oR8.otv.D7I.j
     transition_progress lC.E0KJDi0OUc_cM6F3OuGGLyCV4NAZZCsuOlvkxDDDAr2DFiI2W67YQKFHgL1f3lC.K0KJDi0OUc_cM6F3OuGGLyC
      V4NAZZCsuOlvkxDDDAr2DFiI2W67YQKFHgL1f3lC.KgS66Ij6177qchXUSXIIcKAwhdxHpJ_skFMKf5CLICAQx2oQz
      kzrHDr-1b-tE7IV6Zzj_zbZiDxs40qH0O4lC
     transition_y_pt lC.E9kVxuQtJU4DBMdy0yp8XcNXQQjTVhndjCG9MQCBk9b3GWjESXRGvfTEsLy2KlC.K9k_qJBkShxdiMIlD6zjLfH
      mtF08wD7miXYRCRPTMrXngsyuZUOa2CwDYzeP-lC.Kzoxqu7yNGtP7u2ahhoh5WgQHybOXJq5BKin3NLdKcFRFQOm7
      JMpQauabvSrK6zan9HVF6WTaaVkyKC_2ITlC
     events 0K.EqN0K.ba70K.JDs0K.bnX0K.JH50K.Cs-0K.cq80K.AIW0KSb
    double-pop-tgcard 116 d929c754eb3086e4
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1b
     phase 0K.Epb.N0K.Npb.N0K.NlG.R0K.JlG.R0K
     card iz.EVh.c9k.cVh.ciz.S
     touch_y_pt lC._.y
     card_y_pt zo._.y
     card_velocity_pt_s 0K._.y
     model_y_pt zo._.y
     target uB._.y
     progress lR._.y
     stack_dim_alpha 0K.F3XU21QRZI88e.GRi8e.N0K3XU21QRZI88e.GRi8e.OtIhfmUGogtsVuYHGsdzI0-QFIeZpzNG0MHQb8e.KtIhf
      mUGogtsVuYHGsdzI0-QFIeZpzNG0MHQb0K
     map_dim_alpha 0K._.y
     map_button_alpha gS._.y
     content_alpha gS._.y
     scroll_offset_pt 0K._.y
     scroll_velocity_pt_s 0K._.y
     overdrag_pt 0K._.y
     stack_depth 7I.Etv.cR8.ctv.c7I.S
     transition_progress lC.E0KJDi0OUc_cM6F3OuGGLyCV4NAZZCslC.N0KJDi0OUc_cM6F3OuGGLyCV4NAZZCslC.NgS66Ij6177odDfO0RA
      2sDU55HCdlR715qHA7AxlC.JgS66Ij6177odDfO0RA2sDU55HCdlR715qHA7AxlC
     transition_y_pt lC.E9k2_5IPnQsn8XnRsBuxtJZmMBvzAWclC.N9k2_5IPnQsn8XnRsBuxtJZmMBvzAWclC.Nzow5GCXN-RWjVz_Nvm
      JO5E2PcNqAiFVWSxS-8HlC.Jzow5GCXN-RWjVz_NvmJO5E2PcNqAiFVWSxS-8HlC
     events 0K.EHe0K.M1R0K.M_j0K.MPt0K.M1q0K.DqR0K.KhF0K.IEP0K.QL2
    dropped-frames 61 dcabad4d189f8970
     time_us 0KOf0mMuXtTLUbyz8EeLpH0Bz3aEggWJQB_zMtktiw8cMGkNb7E6E8kp6Esu_ZW2pPcDILKLkANc-qbjvjjlLsitTH
      VlQyAcGvgf5sL6GxZB09evBCj9t_Jv_P
     phase 0K.G7I.Ctv.u0K
     card iz.7
     touch_y_pt lC.DSKUuGNxkrwJhtMlC.v
     card_y_pt zo.GarELas006yYO5ghEzJki4EF4kdYT0n0_vZV29bmyNBA2eHwp_Axcy3cE_K42Kq6KpFeKgAvH5gZ2yFhgS1c7c8
      0tD6tBexjCGRpXPyn4dk
     card_velocity_pt_s 0K.GHC5nqfGrLASWUaYHifrsk88GC1BtuvuTjtdI1br36GJ9kWFcaZnVfK2pxfc2sre-t4iNBdAwldV9yyW4da_LjM
      MvQhT5Wzzix-dKRPoC0K
     model_y_pt zo.GarELas00dk.v
     target uB.GlC.CEO.v
     progress eK.GulD3EK6NmQKYviIp2yFlNgXRIUNQd1SU85KgPyw6HrakyA0PHLIdSpT4Ywg8Q6ix_SZ2n8YcTmNXaMeIyB9Z6d
      zYF-IzuQOl7yNkpAOFgS
     stack_dim_alpha 0K.7
     map_dim_alpha 0K.GQctH45rvjr-XCy7qRgMqAVgxzmDd.PBA_8deYUDqpMap_GpYAxPi44DxN-raSe6oU8z9exDd.B
     map_button_alpha gS.GZ6kG_z0K.w
     content_alpha gS.7
     scroll_offset_pt 0K.7
     scroll_velocity_pt_s 0K.7
     overdrag_pt 0K.7
     stack_depth 7I.7
     transition_progress lC.7
     transition_y_pt lC.7
     events 0K.D4m0K.ARZ0K.Bdk0K.tUI
    edge-overshoot 42 e68df8a911cd574b
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcD
     phase 0K.H7I.Etv.Y0K
     card iz.o
     touch_y_pt lC.ESKN6ekHTiS7sSCJIV5lC.Z
     card_y_pt zo.HfD6qBjmPDa2wAYvlubMzEsRxeBOWR-QaLh4NbHBs7qTiOKhmvDtweDfTNcNpsEGZdk
     card_velocity_pt_s 0K.HSt8cM_4J73oB5VY_rgPy739rK334r8uHTgkq-KP1pvkbGBe8lBcTL2UBIXEJ694z0K
     model_y_pt zo.HfD6qBjmPDa2wdk.Z
     target uB.HlC.EEO.Z
     progress eK.H5YeT1cF1lo-wlBsa6jhXTvvkOSU0kprOk0zL33yHiDGJ--FU4EafgQO0zs11n_g8gS
     stack_dim_alpha 0K.o
     map_dim_alpha 0K.Hgcy2zZSjAYPQDd.Z
     map_button_alpha gS.H3O2GhY0K.c
     content_alpha gS.o
     scroll_offset_pt 0K.o
     scroll_velocity_pt_s 0K.o
     overdrag_pt 0K.o
     stack_depth 7I.o
     transition_progress lC.o
     transition_y_pt lC.o
     events 0K.E4m0K.ARZ0K.Dnu0K.XUI
    flick-after-slow-drag 89 dc132268365fabf7
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmja
     phase 0K.G7I.2tv.W0K
     card iz._.X
     touch_y_pt lC.EQ9KQx3bVY51TnjNuYp-lEcQEH6zJ8PNZqG5WkJ1P6SxGW6xZKlIA2dnNIDJzP52xesDsCQnklxMth39fV_q6iS
      NW1NYIUaMaccDKgofeSlsGkJGE4S2ilC.X
     card_y_pt 2B.G7EUtbwL3YklLoGFal1wtDaGIjU8tU2JJhJ267HULnFF3eaunDkaUB8uP9nWPPnMu-GfGl_MguGeM2ywS6O8uxu
      koE_MOHmgg28pa_ewIAK1sHLuQKDbJNzIryTbajVyeDPtSWswxcqGA_DcKKYMSuWAULTQ2IDnrHX
     card_velocity_pt_s 0K.GaCGIdojUQHbG4sdly-V7aSNi68oeclzTHldNKldPxTq4Cap4-vB1nTDowxSucTcNChuFN9Bk_EFMpij1xQLnQ_
      Leg0aAEBiN5JPSCe9vjUfGcsL3cGijTLCZpPTUQTAXvTBEcp67MNbcwXExeW1ZvyMRAzFSdoYI0K
     model_y_pt 2B.G7EUtbwL3YklLoGFal1wtDaGIjU8tU2JJhJ267HULnFF3eaunDkaUB8uP9nWPPnMu-GfGl_MguGeM2ywS6O8uxu
      koE_MOHmgg28pa_ewIAK1sHLuQHX.X
     target s8.GlC.2cK.X
     progress 0K.GClTdH21_0dzHnQ-clNxt8J4xi7ujuS81oybtpLfho3YfkZ-UP8wxzNysRTYffqpwdHTcI00J-KyYp-7wdS5_3_
      aWG1j1f6A4vYaB_ZCjd7qaRUimSL9-qDs4y4ARhqIbGV5_0LTW7_FwJG634mMIOFUEq9LK4RTMWF
     stack_dim_alpha 0K._.X
     map_dim_alpha 0K._.X
     map_button_alpha gS._.X
     content_alpha gS._.X
     scroll_offset_pt 0K._.X
     scroll_velocity_pt_s 0K._.X
     overdrag_pt 0K._.X
     stack_depth 7I._.X
     transition_progress lC._.X
     transition_y_pt lC._.X
     events 0K.E4m0K2oi-eCRP8OQ0hH-75R0FZ1xhHDZDl_91Amym8GfKZ-zYVokMRO_ZPo71skQnp4E_MtLQSW1V_vuEWb0HQb
      2BpF5bJ45JmSlCoAnjK1ijMssCm51sdv0K.Vij
    flick-down 71 04684053baf80312
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCC
     phase 0K.H7I.Dtv.20K
     card iz._.F
     touch_y_pt lC.ESK4n0y4dUKivASyMlC.3
     card_y_pt zo.HdLbMX2XyvOGBxJe6XnSn4TdmKaz3U-a6KTvWxfluKdcrVapjeCIYHmRl0HJTa8hVUxE4giCGaujJwgDanhnEZj
      9HGHir3xripJXv9hivQ7NjeW1_ZdPubfSj6qIT
     card_velocity_pt_s 0K.H-OcR1apWwmYdWlNWDUKl76qp2J130-2n4-s_5Fe6EdOg6S3GH6kI5DzVEiyK8_9qGu4jSgtXErOzbiZJ4ty3I9
      QNTZiT6OducZOK1i1gBN91z-mvRVGaVelsZc0K
     model_y_pt zo.HdLbMX2XyvOIT.3
     target uB.HlC.Dlt.3
     progress eK.HtM_xKe4pvi4RxcptNZkKlRnwyOUU9xcABMMpJfbHO0aZRirv5Djiu-zuFcxI_GAESmIvInaDkfOHrHMHlw99Jw
      cFo2xfMx2VL--rNfmhL327oLlGorJINhbsjx0K
     stack_dim_alpha 0K._.F
     map_dim_alpha 0K._.F
     map_button_alpha gS._.F
     content_alpha gS.HlZeikYsFLWrAISTH7DZXWuHApIo2sUXitcIliL0K.SK6SY6wYTqy7csK-rCcZGhcSRyEqv0m4mdlzR9qUm0K.B
     scroll_offset_pt 0K._.F
     scroll_velocity_pt_s 0K._.F
     overdrag_pt 0K._.F
     stack_depth 7I._.F
     transition_progress lC._.F
     transition_y_pt lC._.F
     events 0K.E4m0K.ARZ0K.C7x0K.10A
    flick-up 70 67ec49d3e4c2b217
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_P
     phase 0K.H7I.Dtv.10K
     card iz._.E
     touch_y_pt lC.ESKUuGNxk6irwJhtMlC.2
     card_y_pt zo.HarjkELas00i46yYO5gZMrDynhEzJki4EF4kdG5YT0n0_vZV29bmyNBA2eHk-wp_Axcy3cELf_K42Kq6KpFeKgA
      vH5gZ2yFhgS1c7c80tD6tBexjCGRpXPyn4dk
     card_velocity_pt_s 0K.HHCM_5nqfGr2ELASWUa0jIswtYHifrsk88GC1muBtuvuTjtdI1br36GJ9kWxtFcaZnVfK2pU_xfc2sre-t4iNBd
      AwldV9yyW4da_LjMMvQhT5Wzzix-dKRPoC0K
     model_y_pt zo.HarjkELas00dk.2
     target uB.HlC.DEO.2
     progress eK.Hul-ED3EK6NlzmQKYviNkVNLVIp2yFlNgXRIUVbNQd1SU85KgPyw6HrakyAJE0PHLIdSpT4g5Ywg8Q6ix_SZ2n8
      YcTmNXaMeIyB9Z6dzYF-IzuQOl7yNkpAOFgS
     stack_dim_alpha 0K._.E
     map_dim_alpha 0K.HQcR0tH45rv4hjr-XCy9G2i0l7qRgMqAVgxzmDd.SBA_8deYUDqpMap_GpYAxPi44DxN-raSe6oU8z9exDd.B
     map_button_alpha gS.HZ6uykG_z0K.3
     content_alpha gS._.E
     scroll_offset_pt 0K._.E
     scroll_velocity_pt_s 0K._.E
     overdrag_pt 0K._.E
     stack_depth 7I._.E
     transition_progress lC._.E
     transition_y_pt lC._.E
     events 0K.E4m0K.ARZ0K.Cdk0K.0UI
    gathered-input 71 b79bb8039ac03f2f
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCC
     phase 0K.H7I.Dtv.20K
     card iz._.F
     touch_y_pt lC.ESKUuGNxk6irwJhtMlC.3
     card_y_pt zo.HarjkELas004BZLYowOvjd_oEdxX8gESpZAb05bBKkefYJo_pyqTx8xC-x5aTRKXYTOp7UQ4TdMGa8uYK5LaDQJ
      8Xs_GgP-rGpV6wrQAPLQfkUQBXqE0x4yFmMldk
     card_velocity_pt_s 0K.HHCM_5nqfGrGOtGuepE-zzndOqyygcRN4Nl7mNRKvCdHH53G_yy1Xl0Pm2s220-zbmvfKKEvd9Ag5AlTzbf35Cl
      Xp6KBF6S3R3UNYZ5hYJOlLNJ2D9imkxJIHdQ0K
     model_y_pt zo.HarjkELas00dk.3
     target uB.HlC.DEO.3
     progress eK.Hul-ED3EK6NkNmxlrYvDDgG__HavHvxnD8u6swYJ5hztwmhMhHHqqpYTtrX15Hsij9JrR-CfCzkJOqlmEInH8D0
      4scIEdTcbH7NfTJMT3znwc-BIwwjTowqop8mgS
     stack_dim_alpha 0K._.F
     map_dim_alpha 0K.HQcR0tH45rvhDt5zdDjs__lyHbQGDgbRtFtxfhgDd.SZrznlyvPpckxAF0o7AXn31xYLsvShi4jXTahth2WDd.B
     map_button_alpha gS.HZ6uykG_z0K.4
     content_alpha gS._.F
     scroll_offset_pt 0K._.F
     scroll_velocity_pt_s 0K._.F
     overdrag_pt 0K._.F
     stack_depth 7I._.F
     transition_progress lC._.F
     transition_y_pt lC._.F
     events 0K.E4m0K.ARZ0K.Cdk0K.1UI
    grab 82 b9b0c9444de70559
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzY
     phase 0K.H7I.Dtv7I.Htv.30K
     card iz._.Q
     touch_y_pt lC.ESKUuGNxk6irwJhtMlCO4x8f0Ed2OP1iWj6vIlC.4
     card_y_pt zo.HarjkELas00i4M85inv2vomjqb7KtQg_pvQel0NUKOZyWrUZvABAUp26YER91C0AJ7nz-3CBr-hNoR44FwOj0Sm
      D6tU-3ZXyOR-3nQ-o3tIz7CVEe0S2WrorNIU4NFgeu9s5a-gJbFFVGdHTqdk
     card_velocity_pt_s 0K.HHCM_5nqfGr2EaCzEg1Zerc5eLC44UypNF_L05LkvfjVpGjQUNsZwX2tac36xMyF86xt0lS235Ld74xbGaNYdtd
      QcVE_xf60WNKDa9tGYdrSUg35IlO4CDFRhZgkOZHLhcWbWcPrjkOIhB2r-0K
     model_y_pt zo.HarjkELas00dkM85inv2vomjqb7KtQgdk.4
     target uB.HlC.DEOlC.HEO.4
     progress eK.Hul-ED3EK6NlzfSSouuYExSdoexUkIyyjd0crHo9tG4hS2uTHJNMV6LfNmg-bj5tIg4XHYX28GvMMia__VA9ZuH
      PIJ0daNmQOW_ylWQlYWZQPBov3N853TvG24jySdM_5iIWddo_BmT0inThxgS
     stack_dim_alpha 0K._.Q
     map_dim_alpha 0K.HQcR0tH45rv4h4I3fPkqDY0cE7Fbiev2foN0FH6wbp1H_6NLVptOhXeM3vUsKGNDd.SF6-FsSzYIL_7O2EAzoQK
      apUNvHE1qAxXdwA4kAtzDd.A
     map_button_alpha gS.HZ6uykG_z0K._.D
     content_alpha gS._.Q
     scroll_offset_pt 0K._.Q
     scroll_velocity_pt_s 0K._.Q
     overdrag_pt 0K._.Q
     stack_depth 7I._.Q
     transition_progress lC._.Q
     transition_y_pt lC._.Q
     events 0K.E4m0K.ARZ0K.CdkL20K.Gzq0K.2UI
    grab-and-drag 102 1aee94117b3e1680
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5
     phase 0K.H7I.Dtv.C7I.ctv.z0K
     card iz._.k
     touch_y_pt lC.ESKUuGNxk6irwJhtMlC.CkJOwH5pWpLkJ19UDhPsumIUxC9as69EywBIpm5xse-xRuWdujwki38FBA5BMlC.0
     card_y_pt zo.HarjkELas00i46yYO5gZMkCmHr5kpZMhytHa7Qgp_lLyzryBx4SdWQ4thJGpD2bTzPgAaPP2YYgrWzpvHdm7bbN
      KIeozOPiITsXPgEiUlQrhounpQGecxMIaKnjkTQW_wC99VeZcoZmK_HCdEo3bhF5JyVVOWtC-Th1eO93ucwddz0PRM
      cI2bh5t7zo
     card_velocity_pt_s 0K.HHCM_5nqfGr2ELASWUa0K_67DIwID5wZf4XzfYG-tE5sqHiUpaMyzwgIyzWZX7wWia-9KYToFEWCnPpfQtz9nEG
      0mT90c-JSdQ1yxK1q8DGe2IWPfvcOoxAnHQavugOqEWAdXqcoukvc4pAKSKW1MZ7B5Hv_6tNq67uT0DTR5WetAlGVe
      41tKLTqv0K
     model_y_pt zo.HarjkELas00dk.CZMkCmHr5kpZMhytHa7Qgp_lLyzryBx4SdWQ4thJGpD2bTzPgAaPP2YYgrWzpzo.0
     target uB.HlC.DEO.ClC.cuB.0
     progress eK.Hul-ED3EK6NlzmQKYviNkeeQcWMRDNkpi1KwBuTwXfSEFtgaUjl7jb1CAKZT-Hj9HuETBhKrXdY0jw_kidIL05W
      SZh4_Z3ToBeuatsQoJ2gLDthIC8ypNv_oSa8ZxmRSM8Rw_I5iQuH5wqwef0W9kwK9KWxqu7loEdNj73AibZfNt8E6L
      F2OO1pKBeK
     stack_dim_alpha 0K._.k
     map_dim_alpha 0K.HQcR0tH45rv4hjr-XCy9Gyt4jLK0d9G9k3m5ms_wERsI3nIRAngR-bc5CSNLNayE7xqxgalfE3P5wE1lD6nGPTk
      WqWt0_5p-EIfKk4D8p0K.SJ2g4v_nqUFGllxuHugtAdFQeTrrA-PWyHPl6dXRg0K
     map_button_alpha gS.HZ6uykG_z0K.b_K8zRCPcQVaLyCELJWXbCJuD5kdrouQUZ-X4YSgS.SUBOYYtnovOxcp_8FvhQkGhLaYTDEpJor
      pNKKuUSZgS
     content_alpha gS.7SEYhgBUaFHMeaXDhwQVBiSRToluj0C2mHXWgy9rtgS.T
     scroll_offset_pt 0K._.k
     scroll_velocity_pt_s 0K._.k
     overdrag_pt 0K._.k
     stack_depth 7I._.k
     transition_progress lC._.k
     transition_y_pt lC._.k
     events 0K.E4m0K.ARZ0K.Cdk0K.BW20K.bBp0K.yIW
    grab-in-rubber-band 100 1a7d790be5627046
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Ni
     phase 0K.H7I.Etv.B7I.Wtv.30K
     card iz._.i
     touch_y_pt lC.ESKGNpg9uO8OiPskMZRlC.BwcPhH46BYL7VBSz5RrUxRk33hEVjCG53HysNG6MjzhQXCv_LlC.4
     card_y_pt zo.HIaSj9H8O6_pI_lRU31oSrHZJIFUnzpo4aRElPLlpZ0ckRJI7UXyxrFoaQPHsb_LznoJpJt4XXqKYL9h8PvhK7l
      IVOZDnA-pQgiQhmzpfI33Yvbx927XREzRQ2av15LyarqH0yfVRYORTnEdmwXM1AXzdeD078JOdz116-6TuYABF4QAy
      qEaBdk
     card_velocity_pt_s 0K.HXxaBCs5FDUfyRsJfpv1APvlnAL8TJys2ToxPLkRnciKoH19yKClUelyIGJfVVwj6SjN94IA8R_h8IWpyOe0BRs
      ogfeENY5VGv8YPcAuWSE62VuNPkHPVTxt5B7ivBZZmTbXKZH3LdtjiCt0B4zhqYWyyRZWV22vx4iCOL6FRTgetoq54
      hlG-0K
     model_y_pt zo.HIaSj9H8O6_pIdk.BoSrHZJIFUnzpo4aRElPLlpZ0ckRJI7UXyxrFoaQPHsb_Lznodk.4
     target uB.HlC.EEO.BlC.WEO.4
     progress eK.HvUMLcr7uR67meswJEp3YwaxIdHYDGSorNrmlOlfhw5Zb9-sYgXF-oIkN5XAD2a38D1LGNAE5nEkQ4Zt8I7Acot
      kF0If29NlzZMGc5ipzlKm9sbHcyZLy0oa_UCCXUX3ygIA3TXxxRWUbFmCLFCl_we5z7FBuyIAn_gCz8aX0Dl6d73dS
      Jj4YgS
     stack_dim_alpha 0K._.i
     map_dim_alpha 0K.HeR4mnCHHopB4u7ToDd.KGlLvzD5OLwmmu4paMgxn4Zlqv2OHP-Y9vSPR6i5kfh0uFIidZGJd4cYWw4gCDd.Scl
      NNfFaP7v6bBZliXqob6trKTX945u699wjogTn2Dd
     map_button_alpha gS.He7xUZ_0K._.W
     content_alpha gS._.i
     scroll_offset_pt 0K._.i
     scroll_velocity_pt_s 0K._.i
     overdrag_pt 0K.QglHeAtSny873ZzrobgfK0z0K._.F
     stack_depth 7I._.i
     transition_progress lC._.i
     transition_y_pt lC._.i
     events 0K.E4m0K.ARZ0K.D9I0K.AL20K.VDu0K.2UI
    hard-stop 118 06298fddb91be783
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1
     phase 0K.H7I.xtv.30K
     card iz._.0
     touch_y_pt lC.E6BSPqXnK_NC2ZJ9eTQjUwvR9ZvwGrCUA_VPtq4fQnEsaf-cN754eSD6nsL.AC5GG67QdA4X9vOINpDaTeMMVrD
      XGrCSpcl5OSsrawXbNZOiolC.4
     card_y_pt dk.paazcZlwBL07t4bhzhrxbt8cvwN3KNkbu73hcbASO2f9vA1I1ztU66F3_EK__KOdHC-CAAt__Cy4z7c_klGFrPP
      cK5dMmXbUn2CMySrRK2pvkEAxnYRIxfSChTXgJKdsv03ZkJeYHrhkzvvZIxJw7zo
     card_velocity_pt_s 0K.pSCf1isKvrFrbwqZJYR99epYmOKqqNXLUEahIem6YMGPsSrwq3pziVQap10nhdIM8rVSh8ALnjEIZruNWqXtqXy
      T3AiR7cpM6P6fz9Dtp6ZR-UEUatgBx3yQrx-ptYOH_uD07UumY_vtv8yuYoAI40K
     model_y_pt dk.paazcZlwBL07t4bhzhrxbt8cvwN3KNkbu73zo.4
     target EO.HlC.xuB.4
     progress gS.pb40_BJ6lO0HHFKi2HjRQxnqBNPXHF9Ht-dQPEeUnxE0rfNFAWR8TYatmJTeTRHf3zqclOsFWa2xyjBmqFR3uMu
      gp-Y7MHCTbUIX3PNBXTpD8Wa4QDsDEKFZy4ltPGRJfkxuT4G9yhO4nVtd1A4EleK
     stack_dim_alpha 0K._.0
     map_dim_alpha Dd.pQggyjnTUBfJ7n3QnAaCvn631maeEW6a2v9ulu8K-KILSSWInXPWr83-OXC_AsVUt0K.Sm1UDMTWhe8ReK3-vll
      wkxLL4p0DSh89wJx2T3x7p0K.B
     map_button_alpha 0K.-lWO6rqsI5bVj_N9_QgAUHUgS.SwlgNLNB6LG310h2qaU-hO2IklPGSfDuEruiOS3n5gS.B
     content_alpha gS._.JAjwEhYRr6KTttyXPY7t6FwVCxTK4jPWq-Sw3QGxWgS.SeK2RgS
     scroll_offset_pt 0K._.0
     scroll_velocity_pt_s 0K._.0
     overdrag_pt 0K.HIhupNrRozoMGcVjNXl0fHalMJpmIS7ldF5XMMBmuN4zMuLtpXHOjkwVb8X5MszWbsBWs0K._.J
     stack_depth 7I._.0
     transition_progress lC._.0
     transition_y_pt lC._.0
     events 0K.E4m0K.ARZ0K.wsc0K.2IW
    hold-then-lift 77 c92b9adb2776d181
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOG
     phase 0K.F7I.Ktv.30K
     card iz._.L
     touch_y_pt lC.ESKC2do3nrAXDg2M7kJ.DlC.4
     card_y_pt zo.Feg4gLGRl2Io8Iwgj.DWXi-Mda8IVet3ujup88YZFVHSciFWtl1t-sKAxNUSaIOvZvU7yfOM_d76cyS2gV2Hjl3
      UgiwVGAbvF0IG2Gn4idRgrP0rXU_ORhw9mVvvGniwrSUm8zo
     card_velocity_pt_s 0K.FOjpTx7BEoFEFOSd1.A0K.BU68Z212z4mRjE4j2I-bNP_jnDEx_RlDJTnc-ZYpyZwvBixzsI6YUzue0vOxuMxa3
      Xmy_QWxYjYMwb8C_T5zCdVa9SpctMrZrhMQctXSGE2bQWWSpd-0K
     model_y_pt zo.Feg4gLGRl2Io8Iwgj.Dzo.4
     target uB.FlC.KuB.4
     progress eK.FHGF6At8bCUyeOU8q.DJ8dGMoSE-w-Qh3SDMBRiltHl4IEXfpeWbaZYaK1KmMVPmt65n_UyKDRg2wdxFUoMUBAq
      B5qg0cDNuTVPA0028U66N46dHf5pkJX1XSABgA3NeTU1EmeK
     stack_dim_alpha 0K._.L
     map_dim_alpha 0K.FQslYkQ13NkBLbtWz.Dhu8fqhb6CEvjm1pY7ureVozaEB_bekV60K.SlGeqX9ehaCtjOQ7oEtQSMD03gHyYLENK
      MTTnhp7S0K.A
     map_button_alpha gS.FCyOjaqz8Gues0K.HJIRl34qzuyierH5Wn7qtqw_YBMgS.Sc5YNe_ISgkF1KxLINuG2VhIOeKYzSzDBVwC8WRl3
      gS.A
     content_alpha gS.h-64R4zrmwJc8q2vqUeNyBhA2dOXwVHKrcc-sg1LmgS.S9tgS
     scroll_offset_pt 0K._.L
     scroll_velocity_pt_s 0K._.L
     overdrag_pt 0K._.L
     stack_depth 7I._.L
     transition_progress lC._.L
     transition_y_pt lC._.L
     events 0K.E4mRZ0K.Jp80K.2IW
    inner-pan-residue 150 578d267d11940056
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQ
     phase 0K.HR8.f7I.Ghw.Pm_._.Q0K
     card iz._._.U
     touch_y_pt lC.EW0moKpJ-gNdKOdEufJQzYleYgb.RTvVLOdPIavW0g4X-SwLDgfLhFTlC._.i
     card_y_pt dk.oI3cSQCHO048L8qAV._.j
     card_velocity_pt_s 0K.oy5mYkei7sOCw-DEV0K._.i
     model_y_pt dk.oI3cSQCHO048L8qAV._.j
     target EO.olC.GEO._.i
     progress gS.oenICRcf2drffz0ES._.j
     stack_dim_alpha 0K._._.U
     map_dim_alpha Dd._._.U
     map_button_alpha 0K._._.U
     content_alpha gS._._.U
     scroll_offset_pt 0K.Hf_qVMvq4_lkkgGarDzZL.RAOWfq4P_VI0K.GRk7yHZXRmiGhcJE5m-nRA6uDc3uFM4Rxyq3YGbi-iwTBMG4TPF
      U1Y0NaMZnsgnlgmSCPWUhsAdS3A8FwojgVAZ8ZAbIKNOodgAFpQtz5kZEcg6fX4S_Ur5z_zw2ylK6rmjdKO3cCLHO_
      8v82wO4lZGJ3dN2ZreUJUsu1gke5S-J92SvI1x2qUpnsWfCKsiA5Qr7U4krn
     scroll_velocity_pt_s 0K.HumTdsFhWBQ.AhWBQ.AhWvB9-RvQNPJ0K.LXyymiwGcAn0K.GXFHEz0qpslU8gM3nHRGiuS0V3HHRWOeIdxbOVh
      NrfRjgMBSGI_ZP5BP5UMd4-S74XocSWaUfqHU-VLFhBFIZ7CA2gXYtXYiD48Y_1d3CiwOEAA_6lK-Iwq6YpSUd6G1I
      BVJ3P4g93TZDw00Uoil2LFyYU95YfOVY77U7cKRefRgbzQw2cWIpdjl2mulIqMBGR84PbV0K
     overdrag_pt 0K.ow1KWfvHgcYfwcN_d0K._.i
     stack_depth 7I._._.U
     transition_progress lC._._.U
     transition_y_pt lC._._.U
     events 0K.ElT0K.ARZ0K.e0I0K.FCb0K.Oz90K._.PGW
    keys 445 4590fb3e0db9a40c
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4Jbv2Sloiy0phHy0Tpypsil5HeRJ-UxKsvx1fj
      r0tV-sCVlsPVSAfJ2zFi1qqn-lQHUsgYo2xtqQvAU528O8dO4MeYN4rqfwDYRoXzm7CeVma0FMkFTYoQtLxKq-JkQr
      ODYUhfvj0NjaUlvaa_-wz0a7zyJuW15y0rbqHfKd5exLrbTDhIgokTAEPskgh9ZAPTi9JMLziQdcFcFeR877fib75t
      xTM8Amxtvliij1HnKx0opigPO7CWMTP136I85BQxf45FDw5AvilWdsfNR8jY-qHAioDrc7R2yERMKl4R7_C8-aOsS0
      J2UWNr8AcPVUxTw2lDYYyYwHIJHE3PClvOXWrVxquSTeefyQTu216iL4yfDnZ6d_HpnWqExedK4Jc2g5BGqXucXSDp
      BOAOLKmYsgp3dC57s-Wx2qYTeLirdBCC7FLlOLrX8yHuGr3lsMmKRZoAY8Qrvea912MvguIRI2Zewb9B
     phase 0K.Etv._._.Upb.c0K.QlG.i0K.Kpb.c0K.QlG.i0K.Kpb.c0K.QlG.i0K.L
     card iz._._.aVh.uiz.uVh.uiz.uVh.uiz.v
     touch_y_pt lC._._._._._._.7
     card_y_pt IT.FYnx8dxOue-1DxrdNKKXW4k38o7vJsF3pmdVJ4AfyN-_9Y8nnt8mbnJq0L355gd8DxPsopGfuMzRMVk-YBIouQZ
      ofqnTF3siApCbfi0x86mWa1ILiVyjA9Z275XtC-P4h0O7s_I4BcH_LvrmH4a3Qn--4qyUdXhZBczmFFia0J0Vkbh8c
      mNP1bpcZ9PwCoL69XIGB6Tjn8-vbGgxAxMf0nc9GCTEbJAQI2PEYUjQ_4g9Su6m1PZL0UA-QvS9gH7gFiveUA-fBXJ
      9fuNplOMjUeyBFfSB9AdNnU_A9nLoVUOsPL2THuQBfLb8Qlb2Mnmzo._._._._.V
     card_velocity_pt_s 0K.FcWiF6mqqqKgT3IHVsvJW9NMKyQszlUGyDBKlXXeVc0R0kzMikhWzcCz1J2EaPCgpdJae0anXtlHqGR7cRALfo3
      N2L92l_kjf0DZzYREh_9MfFCcD4A6lhLeVkQN0_8DxvCnEt04kWZsGVhTSD3UDjIN47GOJmFcDWYU2WVkhb28xggMC
      J-_eJx2zZ8ZMk94K03VcwTa44lzThxzaZ7d02IxNZ3OfTuxt1w0Q_S7bJZwwJve7FcNKYfSoSrC_x3B2rpCOH8_Xbc
      USxoVuuzhJAacEGC252Nkh0_Q1k0rln-fMqAuh0z7WVeRMm859gL0K._._._._.V
     model_y_pt IT.Ezo.udk.0zo._._._._._.P
     target lt.EuB.uEO.0uB._._._._._.P
     progress 0K.Fx0lb6dbg9lD0rRJzAtjNU_kaksA_ieMpZ2D1TAeihlK360FlrsNvl_u3q4ge0JYOUFG8ZyKsWmElA2xwD0J2Yl
      FRDVFQG-m1yFBptbvcdt2GdATRZVnwr7udNma1dRd7L5SicmO9hwcfdU1SJkWbpz8ESrn-ymCnDvjMblaYLJcHG3ZH
      bVKvksOnmg4shtntJkHCX_hqA6dacouYaaKifTnd9NxWaO2Wr7jY-rdpmfQm0DD-zyjwZpF2A1kzbOzDF93HbFpn4J
      lCj8qD9OzFk3dVS91I6fR29_UEFEAVJOAExSARcrN8jJ73GXcegDeK._._._._.V
     stack_dim_alpha 0K._._.boOzq0Z2hsLDd.G3RD7hv03WwVao7pIDd.FgFDd.RX9lRWvcrEJBw-GsgWF_Dvj1K-BO_ERgG01Fx1O8z4B
      WkCdkx2R4JSv60Y2c0Bdr-T9ZESo0K.LoOzq0Z2hsLDd.G3RD7hv03WwVao7pIDd.FgFDd.RX9lRWvcrEJBw-GsgWF
      _Dvj1K-BO_ERgG01Fx1O8z4BWkCdkx2R4JSv60Y2c0Bdr-T9ZESo0K.LoOzq0Z2hsLDd.G3RD7hv03WwVao7pIDd.F
      gFDd.RX9lRWvcrEJBw-GsgWF_Dvj1K-BO_ERgG01Fx1O8z4BWkCdkx2R4JSv60Y2c0Bdr-T9ZESo0K.L
     map_dim_alpha 0K.UKTxsCxXwtdjFvEbaNjTPhvwKZrYtxJBI09_H2a3d0K.L2DXC5tCY1PIWt6f_5rXXXNP2xJJCdIDd.S3RcTEl34
      l1n_lKP878eGWdC9rH8mf5fxsLFQKTivuEU92N_6RIuPRLPmfOOYq0fHftHd0K.S7aVpi_OJVHZUTUO7K0gHIORADx
      FVlNj_0q0K._._._._.a
     map_button_alpha gS.UOKdpMVRbHyWvZy7zQ0wtebiGESaQiWx1xR7wvMKngS.LJdxBIb0K.40BdllrfC297GXUrvgS.S486ZJuGdj0hQ
      YmJW2Di-Dio-DtcFW1KQ8DgS._._._._.a
     content_alpha 0K.Fi7iDFauErE3ljMIT6Rc82UFsD4Ad4hgS.SSW4WG_j73xgsGAOnEDOycSiqEtgS._.Da0T_tNPQ4GbOIDg-Z0Gu
      LGERv6UG2BAvQZSVRiC2gS.PYUitt4VwOLgS._._._._.V
     scroll_offset_pt 0K._._._._._._.7
     scroll_velocity_pt_s 0K._._._._._._.7
     overdrag_pt 0K._._._._._._.7
     stack_depth 7I._._.atv.u7I.utv.u7I.utv.u7I.v
     transition_progress lC._._.a0KJDi0OUc_cM6F3OuGGLyCV4NAZZCsuOlvkxDDDAr2DFiI2W67YQKFHgL1f3lC.QgS66Ij6177odDfO0RA
      2sDU55HCdlR715qHA7Ax3VrZNktTcO6vMDm6dyZ2CT8Fo7p7plFH3rlC.K0KJDi0OUc_cM6F3OuGGLyCV4NAZZCsuO
      lvkxDDDAr2DFiI2W67YQKFHgL1f3lC.QgS66Ij6177odDfO0RA2sDU55HCdlR715qHA7Ax3VrZNktTcO6vMDm6dyZ2
      CT8Fo7p7plFH3rlC.K0KJDi0OUc_cM6F3OuGGLyCV4NAZZCsuOlvkxDDDAr2DFiI2W67YQKFHgL1f3lC.QgS66Ij61
      77odDfO0RA2sDU55HCdlR715qHA7Ax3VrZNktTcO6vMDm6dyZ2CT8Fo7p7plFH3rlC.L
     transition_y_pt lC._._.a9kXIqfdjJNhC90r3au2dJZmMBvzAWc6VPoNYI_JhsazLoejpjDVKuaHlExJDlC.Qzow5GCXN-RWjVz_Nvm
      JO5E2PcNqAiFVWSxS-8Hf_xVc03RNp__2RqstlwFIqEhOtE_jJkFQvlC.K9k2_5IPnQsn8XnRsBuxtJZmMBvzAWc6V
      PoNYI_JhsazLoejpjDVKuaHlExJDlC.Qzow5GCXN-RWjVz_NvmJO5E2PcNqAiFVWSxS-8Hf_xVc03RNp__2RqstlwF
      IqEhOtE_jJkFQvlC.K9k2_5IPnQsn8XnRsBuxtJZmMBvzAWc6VPoNYI_JhsazLoejpjDVKuaHlExJDlC.Qzow5GCXN
      -RWjVz_NvmJO5E2PcNqAiFVWSxS-8Hf_xVc03RNp__2RqstlwFIqEhOtE_jJkFQvlC.L
     events 0K.EiO0K.tXx0K.t080K.D2-0K.t920K.HIW0K.RDN0K.Pz80K.hSb0K.Js10K.bDN0K.Pz80K.hSb0K.Js10K.bDN
      0K.Pz80K.hSb0K.J08
    map-buttons 106 464871452a5af9fd
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpE
     phase 0K.G7I.ytv.r0K
     card iz._.o
     touch_y_pt lC.ESKfwJHBEBdXDaJzG8dfVLUk5jrhVdqOv190CZR2Iy1fTLBAsiVumU399c27grwjxeFogA6TMWb6YCqCpeIQbiF
      4b0qHci9z768CuyHSt3-rvlC.s
     card_y_pt zo.GtW7-sx0UgpJihW3GeY4It4zFKeiOZZHlMQoSPfYzb2vP6Alryn8wV_9BNkQbepvUo6GuuAolHgmJRiB0A-MPDF
      BxHmLkwPvFR10fGKF1HFUkpuCl_bovEsoejWWPntmkVZn_NHsQkiSAldxsIvXnjmvW1ixWKw0IAeP2mTrZNQax-wxl
      bGmvQW9epV3eG0u6djdk
     card_velocity_pt_s 0K.GhCpMYmrNm4tri-jDn5VPViFaurEUL_t724kr69rd2paeUV20b3cWonbhqdiVQR1OcDcvT15VzqfQ-lwjTNghZr
      Pq-dkzO7mBIqXRi0SuUwHtDY1sHUGXJXzUTVyCC3RV5Yf6GWHGQ3bTbxSlD8jbVDwzeZP21OdmXG7aUTTg_1Q-n895
      gAS4K1NVUbNrnahOrw0K
     model_y_pt zo.GtW7-sx0UgpJihW3GeY4It4zFKeiOZZHlMQoSPfYzb2vP6Alryn8wV_9BNkQbepvUo6GuuAolHgmJRiB0A-MPDF
      BxHmLkwPvFR10fGKF1dk.s
     target uB.GlC.yEO.s
     progress eK.G8Qs-FsfNCYnIS_rmz5md-6vtcD6NNosMteZrnT1SuXyo1xw6uA_k5Ijl6JJqCYGHes5xJg6q3ipqEUADIgfpB1
      z2uxZM6yxEc32JJkSzIZQG8igAvSfNhNeU7f3L1xxBYXphPW82C753ycJLWgi2TXO0OLf-9P1HWTZrXnVAxiAn6FOP
      VMnyIrERxypE9MNwxGgS
     stack_dim_alpha 0K._.o
     map_dim_alpha 0K.GIq6ArS6eqK1VmY1bt65ObqFfIVANsClkFIJhbtwG03fINcC3CWKyUXubOXyuUD07lSviA8XEJkD_rV6oTyAD5A
      ZgoEL8b1uQe3b_eL0GSTDRg7Dd.SUhEjrgdTLhMBfBKgOf3_k6GCNVZk-oKzOqEmmjvpDd.B
     map_button_alpha gS.GpckJEH9KyBJhU8M8lERwEC-QKmoPit8Iwk0K._.P
     content_alpha gS._.o
     scroll_offset_pt 0K._.o
     scroll_velocity_pt_s 0K._.o
     overdrag_pt 0K._.o
     stack_depth 7I._.o
     transition_progress lC._.o
     transition_y_pt lC._.o
     events 0K.E4m0KRZ0K.xi40K.qUI
    map-insets 193 4d3c0943057f7bde
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0uee
     phase 0K.G7I.3tv.w0K.ntv.W0K.L
     card iz._._._
     touch_y_pt lC.E4-sXzIM4jGYupz5stXlqycmYImaez2cy7okI4mjkcJGylh8Xht0TllUVWkC5C7hjU8OSdhp-dq2Lxf3M2c9d0q
      334UOgsNrdSj7mRiXTBMbV6B.DlC._.-
     card_y_pt IT.G2y83Me5i52oAFHVSXKe63pMjSThf9Jgcpid8Z9mOvRfxvJ96azuI8ffN_PgVYli3cH4TOwRoEOsxPZhlgi6eQ8
      TbP5DmYNYM2vmv-FLsIJ.DOP5BhpuuLHC4VqR3baUwlIanmonaAEcVzjf2xjBMHQw-W87jv6fze24F6H2l3RKyDzgg
      -J3hH-9a3630ZaLkO1WvrrgeH5m9hynRdk.oHizYuKaH9Yiy_Lyfmjxv0izhW6dUuOTYQ1a0w0S5AjkreVna.Kcu
     card_velocity_pt_s 0K.Gm1jBxfMO_jLHPzvdlrsWIF7ReGdZLv-qgVHf0eBdewcXVCjXAjawPcUquY-EbrX_jdRM1jR3Wtfh1B05z4hyXq
      IuGCaBeZARr79CY5kFIB.B0K.ArQ2VEr7_zLu6M-ZlK1wDxaLGuOtH6ZCilrBzQ5pai9mRgAQknO5iU_dOlSXvNVKN
      KCZFh1D7OCwbqj7gjD6I6CQ8bWBibD1TIcJJ0K.oA5wIJY0iod4UFMe7QUzYc7JrZW1iX_v49KXzUBnt4VN-Bx0K.L
     model_y_pt IT.G2y83Me5i52oAFHVSXKe63pMjSThf9Jgcpid8Z9mOvRfxvJ96azuI8ffN_PgVYli3cH4TOwRoEOsxPZhlgi6eQ8
      TbP5DmYNYM2vmv-FLsIJ.Ddk._.Zna.icu
     target lt.GlC.3EO._.-
     progress 0K.GiE057sUgNmTm3UiKHxr-_54BA0qLaQoYwAfEF5mGCHym-4rdtiRxqvksGmoD7wKGxndQ6Zbv5_pMHWJ1SRes6K
      c4LoOtdFw-o062ZPCgW2.DISPmeoYUuHG6bG5awBDemS8hrEPt2Ut3lCAhdk0sfxT-00zrLw6mYoUlz00KldHYZ8Rp
      6U2BzqYQSyLurt_tWEI4tuy-cq5ln1lBgS.nZMbqicuEnpG2CrwxZVEy8pdUoFJiOtkEWlYXxVT2lmVZ1EsLgS.L
     stack_dim_alpha 0K._._._
     map_dim_alpha 0K.hajZdgm8r98qYaG8jYolpRHsHwlX7URVM7uZRnNsRDjPoET6EviTd.D1RpNsqKrIgWMErs_DMHVYNc0XJP2uSOZ
      Dd.SGVW8_lwKbumzEdyf_7_m15lHVdpmDd._.L0K
     map_button_alpha gS.h65j2heJ-LDn-GTVS0K._._.TgS
     content_alpha 0K.GLN8Tjz8XIUqhw8MsFVBNvh8Dsj_RxvCJdmjnD159Jrtu4vnJYUSYeqgS._._.c
     scroll_offset_pt 0K._._._
     scroll_velocity_pt_s 0K._._._
     overdrag_pt 0K._._._
     stack_depth 7I._._._
     transition_progress lC._._._
     transition_y_pt lC._._._
     events 0K.E4m0KRZ0K.2Cx0K.vUI0K.m4D0K.VUI0K.JNs
    map-touch 19 26f046a44b6d2ef9
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4
     phase 0K.R
     card iz.R
     touch_y_pt lC.EykWAus9Xjjdztm7p1Z0g_wdllC
     card_y_pt zo.R
     card_velocity_pt_s 0K.R
     model_y_pt zo.R
     target uB.R
     progress eK.R
     stack_dim_alpha 0K.R
     map_dim_alpha 0K.R
     map_button_alpha gS.R
     content_alpha gS.R
     scroll_offset_pt 0K.R
     scroll_velocity_pt_s 0K.R
     overdrag_pt 0K.R
     stack_depth 7I.R
     transition_progress lC.R
     transition_y_pt lC.R
     events 0K.E0D0K.K
    map-widget 207 1b783d405eec4f01
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4J
     phase 0K.G7I.3tv.p0K.itv.80K
     card iz._._._.N
     touch_y_pt lC.ESKeHzSR-VGNzWHC3Jgve7FLPgMkcPsQoHdpTIcmxwuczPAgYLKmwDASF7Wrf8FWV7Epw2FiBcckfdRmXfcJZI6
      VJFq-4q58AoZSQsMawavkchC.DlC._._.M
     card_y_pt zo.Gtm9jY3_ABkPFiyUqidYfltwCbBbTwQYP9NYe5gSp5JFjoo1NUGldgSRSNplAC_eiqDIgTbnMcHs0PQ6RPc5-k9
      3S7FtAB99JBNG9Kv6nfu.DQz8-bciyrsWor4TGAfM1OCe8RSohmi9TuubfEH5c7ksCj57eFbwhsyBjmgHOvn8a4hby
      -RqJQLnkYUXdOmEoG-dk.j_uc9yZaFRze8eciWBJ1gCySYg4GWB_Vu8GOHO0bX9vp3uXnhPxGvp18thcxKg-JdR0xn
      HHrWi6XFWG1Vu89_Uup4CsdLnizNlYgKICinK9vlJb4fc1hdB5_JK4zo
     card_velocity_pt_s 0K.GHR5eAcrmqP8CUvIM4Wu3YUfuVFtNQhkJf6htSVOuOQlsNuoOgOlnc0CnPtVH8FeyG1NEGYv7dIDXwnFfI52iAu
      xz9Y7fkOY8QlrIAyH4HS.B0K.A6FXNhylDZUQulagvyfouV8f-Tn3BtQXStDK8DLeC7it0zHpjIp0ZoEqsAKF8hkKC
      aKV5UuS1ime6Gobxmbi2mY0K.jFXB4S7RfeRQ3khY2ORO2ox5x_AF_rCBA8hGjthEqDST1zBYSAAYvlhlahosNIwLC
      Wtmy1ynELizxvI-36f9kryFEnviTetxTPEwqGrG255jOLFl63YikauhJ_i0K
     model_y_pt zo.Gtm9jY3_ABkPFiyUqidYfltwCbBbTwQYP9NYe5gSp5JFjoo1NUGldgSRSNplAC_eiqDIgTbnMcHs0PQ6RPc5-k9
      3S7FtAB99JBNG9Kv6nfu.Ddk._.Nzo.9
     target uB.GlC.3EO._.NuB.9
     progress eK.G_2fiEMjPcDqQGDZFpHMGnJ1QNgk_PM9c-s0Vc53cps63KxFK8EDw0qROM9aiP-MbgkASCh5IYbK5wW3wGclGzQ
      Der7HkmKMTCXvt3VD5T-.DNHkIoYAKkIxsu5566ubMkz.AjjxpCTjf03askM0s_BFv-ALRTd0tB5tQFwUWPsAUNChp
      YAhOs0gYWYa7PRdD79gS.jpefGDR3x-Ympg8DVGVUxHB4Yr1pnThNGFOfoPjVjFouCAfoXu7lrKG7KJQcJwVN56ZYe
      khZ2vrGNnYQCuFX_jz1WzqszYSOoUftKrIzdN3Whqs04KTj4WPd7KjeK
     stack_dim_alpha 0K._._._.N
     map_dim_alpha 0K.GamVGyDSvvJWysjakIKdVnhP8h2cRcehfanNe9GWwgrXF66NJ8oC6yjR66rn2GcI-rnMQVr5PQk5Sk7s1xDAaGw
      FVZ1iklW4503bjG7Dd.UETyyeklSJlASwzBjoKfW6AlgqHyF-IJNIzQcSQYTDd.q5QI2MN_FtRuOQ8NyY6ZD6F7WE7
      XmWC0K.S0c6-m3wZR5zinQfheLm0DOFjCX61RVUaQpcrBd5-0K.F
     map_button_alpha gS.GXzejl9F2MG5xkFvCApl9LPPOgXx6sy0K._.__DeyRq6qNkwg3Kf1gS.S5HCqFjeHdPQ0901tPqsnK1dgpZMrk1
      k_bdJte5OmgS.F
     content_alpha gS._._.exSXaWiYmIAS27VwSSZZpNpFcII5ZalD2J3mTwiI4gS.SDrMj01lN7ovsgS
     scroll_offset_pt 0K._._._.N
     scroll_velocity_pt_s 0K._._._.N
     overdrag_pt 0K.5XQIy.D0K._._.M
     stack_depth 7I._._._.N
     transition_progress lC._._._.N
     transition_y_pt lC._._._.N
     events 0K.E4m0KRZ0K.2Cx0K.oUI0K.hiO0K.7IW
    mixed-swipe 112 fca9cd6eda090b18
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xz
     phase 0K.G7I.Xtv._.M0K
     card iz._.u
     touch_y_pt lC.ESK_vhaqpUdy0ytpVyWgQbtBfjVpO2MhaGFoGgVa7-_ZXGZQ5RH3kXzlC._.N
     card_y_pt zo.G6svGvsWgPSxfzKjZJy55iJSVa7AZu3HImkbNDJdBZs1GXl1bep6gZMWC_86lmAtoUx3A7j5C8e3mT8alwswQKh
      aQnUC_z3_Aqu4LmJ7g1HjAKbd-G-Lo8xCVoKacg0qzGVt7rGHuWz4xf0menW1QcRoFkgfL7ctBBk31PDrDfD-JdAsN
      cAsSlU9wsno5Z4a_-vQcdffweqD8dodk
     card_velocity_pt_s 0K.GqP61_qNuNbwLiN7OkX_kGhUaAcwCxSYemVobmfEVGIsaR3nkNr0KS8ge3LoMGzk150Euefv7lVLYM57iUHjOSU
      xJGt1TWAHLZsBd3RtRVGQUu2jJmou8_ONyT_sPKpvjmpEf-jXRz7ij_NriqMrG_-28Br3rixiYtXz1wmxOrWCD7mS8
      q6PRjlsc_88MXwMw0o94hFq-BISHek0K
     model_y_pt zo.G6svGvsWgPSxfzKjZJy55iJSVa7AZu3HImkbNDJdBZs1GXl1bepdk._.N
     target uB.GlC.XEO._.N
     progress lR.GqQ6HD01Zf9aocai7Kyb_lNd_U8ypF7HQj5ndnsyfbuDuH0kF3W9xrdD-NQIa-l0obDDYQ_wOKHonTstw8uJQME
      bifdmWZGDlr8A99bCfzGp2iJxxNyl9KB1ZheT6ALRwWXkTuJqd1Z0rauexpwTnkqNVIfzs6VJBatj29Q6mNHhbvZF4
      ZcFpeoUhwnIoxcwgdV4n3Z8OOBqBUCgS
     stack_dim_alpha 0K._.u
     map_dim_alpha 0K.gvPx9N1TDz1lC_gxGBRxxqWe1sPnLeM3_lyildOsmtCO6lcEenFuK66IoVkfa67edkSOPnUNf90eNfLOT2vFUb_
      FDmjqV26hl_9qijnDMYRZJ7l8Mga2MRqbcmS4KwR4VCbt8-btlYcW7g0mhR-6AKRSHrqDd
     map_button_alpha gS.GtTljwylQJIJQs4T0kaEcqTnm7wGlebvAiSUvHeTQbPH1IeifAGV_3m7OSFjDN2ENWfXjTwjB5KPRQu7BRvd4Ar
      LByev2futEfvfnw1IWCMa_agGpTNCXpF6cZxUO0K.o
     content_alpha gS._.u
     scroll_offset_pt 0K._.u
     scroll_velocity_pt_s 0K._.u
     overdrag_pt 0K._.u
     stack_depth 7I._.u
     transition_progress lC._.u
     transition_y_pt lC._.u
     events 0K.E4m0KRZ0K.WZe0K._.L5s
    model-after-pop 174 bbf5867b95325d3f
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7U
     phase 0K.Epb.N0K.NlG.R0K.R7I.Ttv._.M0K
     card iz.EVh.ciz._._.I
     touch_y_pt lC._.GSKbLJ8wmtCT_YxpHDTEjhM34PD4BtvzFm9zMkJ.DlC._.N
     card_y_pt zo.FfWmRxEpeyzIsW8Q6OI1OBioDLfQWdk.O_bAsIrCgfckLxzvCzg7E0LbUgTXiAApgGv_9zo.R82Y3Bs23CDYeZO
      3R5W2t9ioVjcBSti9hVZ.EMYnK5fBSyh68Fgt_4KnBWWjUcMzp96qkKnlOvYMDYighN5LC5QMAIT3Lu5gWWh2rRcfM
      ijewSe2VMkUmIqsn-hLBQTvV4g8QGpy6mamLu_6RzXBYr6YG4NQ-9E1rSLD7UAuONAsHhKxLvRtcnszixiRzw1zo
     card_velocity_pt_s 0K.Fn3vhaCRUm-E3-5L22ufd0HeFZoaw0K.OOKLvdBt64gLlc4Z7kaoe6vKBNzIh-PL0ILa10K.R5v7QclHBv5hpR4
      0ms8iSDXb5njck-sRHP8.B0K.BWUJi4VJPsgC7TpmDxs3wv7COVbI4s_6OGmGBNQVYrZrLr2u17w_GBoSKfp75tp8P
      yI2W3XgyWEGPGOQroM6iYsiyk0pdMrQc_rSpz6MiMCuO8n7payntq0YZPzkQBug9qqMboPlYeof0YPzsLfCFBs7Vqo
      0K
     model_y_pt zo.Edk.czo.k82Y3Bs23CDYeZO3R5W2t9ioVjcBSti9hVZ.Dzo._.N
     target uB.EEO.cuB.klC.TuB._.N
     progress lR.FNdiQku1RrDJ9CaexrjSCN-D96BdRgS.Ojgzj6YgJw2PtwaUnb2LbF6Z-aPFN9ODOlbarlR.RahGLzEjlYE0trr
      lWxT6TMkoaRNqhyB9PHZ.E0ihrtBxiAQ5YZ9yPP6SA0euSBul3CiaWdnD5kBG0VA4ThwnUFLjAXlzPaxbudITyTAm3
      wINxxXvzQ-QiiV0fiMnXBjbMvZWT-Ag7u5MuquDIAlYaLViN2pautb00sYxypWCrLtpbz28LBEWqrWlCdn1ylAlR
     stack_dim_alpha 0K.F3XU21QRZI88e.GRi8e.OtIhfmUGogtsVuYHGsdzI0-QFIeZpzNG0MHQb0K._.1
     map_dim_alpha 0K.FoOzq0Z2hsL4Np9xYcEbQ6_1SMP3RDd.OX9lRWvcrM7cL-GobWFgyURTmC9zunR05tHU40K._.1
     map_button_alpha gS.FSh9dY8oYtC0K.GuX0K.Om_Ffdf5hvUTpQQcrMPVFyL9_tCnmwiq75BWjgS.RoGDFxhp1qq68X82ZgQ7-nL0CP5
      0K.HFxmGuVb6EQkPV8ZjZPgM1adxU8ENubmBPuPf6fDx-g-VK02dDF6_Gt0fCptV_D2eyMBnDGsGgS.o
     content_alpha gS._._.s
     scroll_offset_pt 0K._._.s
     scroll_velocity_pt_s 0K._._.s
     overdrag_pt 0K._._.s
     stack_depth 7I.Etv.c7I._._.I
     transition_progress lC.E0KJDi0OUc_cM6F3OuGGLyCV4NAZZCslC.NgS66Ij6177odDfO0RA2sDU55HCdlR715qHA7AxlC._.1
     transition_y_pt lC.E9kVxuQtJU4DBMdy0yp8XcNXQQjTVhnlC.NdkslrctbkDA47kPjfz3Q01JbxVu8tnmhbBPDuolC._.1
     events 0K.EHe0K.M1V0K.MEP0K.QL20K.O4m0KRZ0K.Sp80K._.LnX
    no-map-card 181 89d930c42f9340b7
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX
     phase 0K.Epb.c0K.N7I.Ntv._.C0K.IlG.i0K
     card iz.Ety._._.Iiz.j
     touch_y_pt lC.u6Bb5zboGJXHMaqznzg_a3F79WykUwfg5AwF0lC._.x
     card_y_pt IT.FUxkcVP__RweH7XiI028LLoQhtty9E2NRWJHqRGOJIm_CHwXqhpFo8GtzM3dk.NQBmQGMTEcJJb9QKABekQqzHC
      dGe8naKObtzdDtA8l79Q-N57sVjuDmjLc-gOStzLNzey0iGI-1R6sH6xkWj-lfbFd75ucVmrBLOhaj0QHdbRHk6iLk
      kW1lyJ6VDnxo8FK66lS1gsCzMeQal_UuutjZLpDe7ljbb5HxOMvJdk.JuYD2kRGh-MD8Uf1ILMvMiHSkAkhci_thDV
      EkjYz6201LICc5xPpHyDRVc8qNnox4zt_3ZmIT
     card_velocity_pt_s 0K.FL6EJ2vhk_-KtJGTr6cR4rK_Q-eidy5CgVPsUG8y8KO1NQ5SBNkW6VIQ4mA0K.NMAWxKW3erffjQCRbMw5JhgxU
      MYVpZo9aUOI2zWh6tvg5df53PdWgygZEFW0BIZJoV_CBu2mlqhSpIKINUxFAHPspuNJnb6umi0LpgfMjeV2WcWCKNw
      bsGoaZhVdUn3AnrJBIR9NPKiGpASMGAJ5vtBNg3sd27ZblocMPML0K.JsGUqQzlcp6AwEqSALuOmmOh1ZQMVqKfNFR
      9dA-QMjwaWJN5Csr06VlZDFtVEZTnOHiakg80K
     model_y_pt IT.Edk.rQBmQGMTEcJJb9QKABekQqzHCdGe8nadk._.MIT.j
     target lt.EEO.rlC.NEO._.Mlt.j
     progress 0K.F5Zi0OUc_c06FcjuGGLyCV4NA92RwuOlEkxegDA3dDF1u2W67YQKFOu8if3gS.NN7fU8yZppUM5o6cq90oAlNs_
      qDyqsUm8INaEyMl9kPvDMrCH4hPFiRccVBGw8He3JcpVYrfEsjsBH6zGXM8l0X5l07K_vY7xSuj-HMO_jK54DgRVsS
      lwNNP4luRWI3R8M1M7edm04Ox2ps_bP1-tYKLSJi1kJHNn-e-nCngS.JDHIj6177odHIToI1wk3yNaJjN3pV_nW-eg
      3e63Lv23OYrowV0ju1N_DLXpxcm7A2euoPQj0K
     stack_dim_alpha 0K.FoOzq0Z2hsLDd.G3RD7hv03WwVao7pIDd.FgFDd._.rX9lRWvcrEJBw-GsgWF_Dvj1K-BO_ERgG01Fx1O8z4BWk
      Cdkx2R4JSv60Y2c0Bdr-T9ZESo0K
     map_dim_alpha 0K._._.ODdtBLgWQ0K.f
     map_button_alpha gS.E0K._._.LWEgS.f
     content_alpha 0K.FUCAigS.zh1lqYRXzQPIFz3mq2RyogS._.KzwyKYIqbvtwa8xTyU5u-UoPy3qbh7S_eGqf3Og-7FpHIEMjPJ8l5
      Aq2y9dF7Jhro0K
     scroll_offset_pt 0K._._.z
     scroll_velocity_pt_s 0K._._.z
     overdrag_pt 0K._._.z
     stack_depth 7I.Etv._._.I7I.j
     transition_progress lC.E0KJDi0OUc_cM6F3OuGGLyCV4NAZZCsuOlvkxDDDAr2DFiI2W67YQKFHgL1f3lC._.qgS66Ij6177odDfO0RA2s
      DU55HCdlR715qHA7Ax3VrZNktTcO6vMDm6dyZ2CT8Fo7p7plFH3rlC
     transition_y_pt lC.E9kUQ_y6aHN2w1eyCTK7Bat4pCjRWQy4Fb4yDMKScjWHRvJaG2BDL-3kn1WIrlC._.qdkCHxd3MOS5beHGtCzxI
      zCuQEP-b5jnMTglbXt3Y5bPrP-tRxnmoulWwOUFc8-S0YDMam5w_lC
     events 0K.EAK0K.bhz0K.J4m0K.ARZ0K.Mp20K._Ue0KUI0K.HCl0K.hI8
    no-map-card-tgcard 164 04747b0fc60035bd
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PK
     phase 0K.Epb.N0K._.5lG.R0K
     card iz.Ety._._.Iiz.S
     touch_y_pt lC.u6Bb5zboGJXHMaqznzg_a3F79WykUwfg5AwF0lC._.g
     card_y_pt IT.FUxkcVP__RweH7XiI028LLoQhtty9dk._.6uYD2kRGh-MD8Uf1ILMvMiHSkAkhci_thDVEkIT
     card_velocity_pt_s 0K.FL6EJ2vhk_-KtJGTr6cR4rK_Q-eid0K._.6sGUqQzlcp6AwEqSALuOmmOh1ZQMVqKfNFR9d0K
     model_y_pt 9k.Edk._._.I9k.S
     target lt.EEO._._.Ilt.S
     progress SP.FNXmXtIRTRywShn4w7ePxKFquAhBegS._.6NoUYuzSRUVKg-xV6S7QwkYrBE7hptOTxXdY2SP
     stack_dim_alpha 0K.F3XU21QRZI88e.GRi8e._.6tIhfmUGogtsVuYHGsdzI0-QFIeZpzNG0MHQb0K
     map_dim_alpha 0K._._.i
     map_button_alpha gS.FSh9dY8oYtC0K.GuX0K._.6m_Ffdf5hvUTpQQcrMPVFyL9_tCnmwiq75BWjgS
     content_alpha 0K.FJDi0OUc_cMgS.GCsgS._.666Ij6177odDfO0RA2sDU55HCdlR715qHA7Ax0K
     scroll_offset_pt 0K._._.i
     scroll_velocity_pt_s 0K._._.i
     overdrag_pt 0K._._.i
     stack_depth 7I.Etv._._.I7I.S
     transition_progress lC.E0KJDi0OUc_cM6F3OuGGLyCV4NAZZCslC._.5gS66Ij6177odDfO0RA2sDU55HCdlR715qHA7AxlC
     transition_y_pt lC.E9kUQ_y6aHN2w1eyCTK7Bat4pCjRWQylC._.5dkCHxd3MOS5beHGtCzxIzCuQEP-b5jnMTglbXtlC
     events 0K.ERn0K.MpI0K.Y4m0K.AUe0K._.aWJ0K.Q8Z
    own-detents 221 98dcb1f63ab12820
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4Jbv2Sloiy0phHy0Tpypsil5HeRJ-U
     phase 0K.H7I.Ctv.z0K.S7I.Dtv.x0K.V7I.Ctv.x0K
     card iz._._._.b
     touch_y_pt lC.Erh9BiUBhopO8dRlC._.F9F51LbUIMsvdNslC._.FSKJc6VEBcNOhl6lC.y
     card_y_pt ZT.HZSChvOZW4ZhUA--ithbTGBh18hNoWiZ3bAialFdz4j3bd73KfkAzeGhgxO20nqcsonEkxrBmt7CBtGAaAEqqjX
      Eh4cvlNGYW5imHNG9l_j3j5C1u0iLh.SMe8V1hyYQGdgOApY5YaX2Y96aq6fnHFKGo2wwQ6dSEq-EyhY77DSkMOTpv
      mO1CPlZI7zn6HiCBr72I-QTlxOfxERcIKVkW_A3Mw8Hnu6i3cKC_6VSi.VLIUujhc30aty2T-7s6M9m8bposzHBXjt
      LgWeMO4YTEa63Lykk_31pR2OdGb2pdU7sIhGG4_lBautDcRhagDkGxbfmy6LBsowGz6_JTnaiVAvoKLh
     card_velocity_pt_s 0K.HYrGR1tKLjcgCKzIs2Ew71MW9iAnO1GiWzknRY3qNDpKNpLpZDNSXvAYnqUY54PEreB_pySDsSixfhgakBkNzYs
      HX5ZmK0Ureb_VHYgXycdE0XC8fUH0K.S9LWfH4FhM04RgbklW0ijUQpOBXp3T76m6xXpR4xZx43dO8k-QQ3Yj6uvg0
      sbkv9Ai5b0le-F84XGtdqs5Lu24VJZzZ1NlPXGonr9qM_U8L8twkQ70K.VVNLkQJVzA2nET-nKuP2kpWRdHgSY_3B-
      JQslQLzzeyyDQUN1BZ7Xlddq2o0M273-gW3m8zuIqoQQgp7ccDkJBnebkSZuRA47OLyfGYEKNk5cyJ0K
     model_y_pt ZT.HZSChvOZWLh._.HMe8V1hyYQGSi._.ILIUujhc3Lh.y
     target oI.HlC.C2p._.HlC.DZ9._.IlC.C2p.y
     progress 0K.H_t_mBNUn3Z9OF4Qpn0Ly1xYC5-qbOZcbOVhRF1iXevdgMhF0JnQYuVhULpxITiAGTX2lFZLVYKqBoGU8BU40Wf
      2cNiNPRLytPUQj5EV3h6nvXI_OR3A2.SpF-RS1GREHvNzf_B9EcNI870N76V2ySDNHhkNfeN7f9ct974tpfMDf3jCT
      FVUTlFNd9W5wTaPMS2fpTaSkV6vHuaCk7DNvY73dSS7ZptI4fSJlCPiY.V0c7YcQprGTzhKE-GXikjF5Lau5yNeqbD
      MNeUZswZX_3sArO17FaLNNWEo6DRXY_H2vh4TYv_d6LcXDXdtyId9vVRd5m1pXiglRJGgG2nhU5CEzA2
     stack_dim_alpha 0K._._._.b
     map_dim_alpha 0K._.hbHc-Tf03atB5E-rJl9JDTs8NZ5lZ2ALXFwYq_qk00K.SCYdfIb0K._.N
     map_button_alpha gS._.hTOZi8gFg0W9SWincHPdLrRGYB1Y96xUycoBESQVygS.SQXSTargS._.N
     content_alpha 0K.H6-BdOrauDWhRxmrZ2YiCZlpE94rzKtG_gS.SKMC1Gn1_d1ckgnYlRZfisFMkk1Hiq0ZBw4DkjAvjgS._.ucaqO
      D8jDQW36tQhYAqa80w9VTe_8iDnb3rYebJJzgS.Srr_9lvgS
     scroll_offset_pt 0K._._._.b
     scroll_velocity_pt_s 0K._._._.b
     overdrag_pt 0K._._._.b
     stack_depth 7I._._._.b
     transition_progress lC._._._.b
     transition_y_pt lC._._._.b
     events 0K.E4m0K.ARZ0K.B9Y0K.ykz0K.P4m0KRZ0K.Cv90K.wEa0K.R4m0K.ARZ0K.BjH0K.wkz
    paging 512 0b75efbd0c706559
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4Jbv2Sloiy0phHy0Tpypsil5HeRJ-UxKsvx1fj
      r0tV-sCVlsPVSAfJ2zFi1qqn-lQHUsgYo2xtqQvAU528O8dO4MeYN4rqfwDYRoXzm7CeVma0FMkFTYoQtLxKq-JkQr
      ODYUhfvj0NjaUlvaa_-wz0a7zyJuW15y0rbqHfKd5exLrbTDhIgokTAEPskgh9ZAPTi9JMLziQdcFcFeR877fib75t
      xTM8Amxtvliij1HnKx0opigPO7CWMTP136I85BQxf45FDw5AvilWdsfNR8jY-qHAioDrc7R2yERMKl4R7_C8-aOsS0
      J2UWNr8AcPVUxTw2lDYYyYwHIJHE3PClvOXWrVxquSTeefyQTu216iL4yfDnZ6d_HpnWqExedK4Jc2g5BGqXucXSDp
      BOAOLKmYsgp3dC57s-Wx2qYTeLirdBCC7FLlOLrX8yHuGr3lsMmKRZoAY8Qrvea912MvguIRI2Zewb9BpJDLYe01H2
      -GMu4SR6xonRD5sxoz9LLD_sxHd-Tbj_s0wwcylsh_Pi3DhIQG_VbCyOV6sIE50uCAuOXs6JFjNsPAPJYJUSnNuwNH
      ceWL1T9GRF-qMS967NnxMQAHC4RT1W8CMB
     phase 0K.Hpj._.W0K.Zpj._.z0K.dpj._.30K.cpj._.W0K
     card Yy._._._._._._._.-
     touch_y_pt lC.EXm-huv0dy6O2_q7flC._.on60jdWwuH74n-qY7PAI1r9KxXfWj1IMI2akHKVpTKJacAUxoSF-S-eoxY3PAn6.K
      lC._.qn6_dK46uGNmiG4e94ZZWfQTcCJpRS0XLK1qnUUixXyTbLhQ-TL_a9H-jJ7XrAA.KlC._.qoKlxy3XduKxfuf
      azT7PD_kjflC._.O
     card_y_pt zo._._._._._._._.-
     card_velocity_pt_s 0K._._._._._._._.-
     model_y_pt zo._._._._._._._.-
     target uB._._._._._._._.-
     progress eK._._._._._._._.-
     stack_dim_alpha 0K._._._._._._._.-
     map_dim_alpha 0K._._._._._._._.-
     map_button_alpha gS._._._._._._._.-
     content_alpha gS._._._._._._._.-
     scroll_offset_pt 0K._._._._._._._.-
     scroll_velocity_pt_s 0K._._._._._._._.-
     overdrag_pt 0K._._._._._._._.-
     stack_depth 7I._._._._._._._.-
     transition_progress lC._._._._._._._.-
     transition_y_pt lC._._._._._._._.-
     events 0K.E4m0K.ARZ0K.CXB0K._.Qco0K.UlT0K.BRZ0K.jcG0K._.Mco0K.alT0KRZ0K.lRh0K._.Oqk0K.YlT0K.ARZ0K
      .GBX0K._.Mqk
    paging-by-program 163 fb3f0dd8b23e08c8
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9
     phase 0K.FR8.b0K.Wpj.Z0K.3pj.Q0K
     card Yy._._.h
     touch_y_pt lC.Ea_mQyxy9t5QGJcSh8rVWIcaNlB0-sLjVrAN0Ko.KlC._.9
     card_y_pt dk._._.h
     card_velocity_pt_s 0K._._.h
     model_y_pt dk._._.h
     target EO._._.h
     progress gS._._.h
     stack_dim_alpha 0K._._.h
     map_dim_alpha Dd._._.h
     map_button_alpha 0K._._.h
     content_alpha gS._._.h
     scroll_offset_pt 0K.FbdcmOm6waHj05GdG1Dr41Zd_6Z2Godj2b2b1.90K.fb1.o0K
     scroll_velocity_pt_s 0K.FGLC7MOqKDgQIL7ZDyjiGpywsv0BUOXG2icaz.B0K._._.G
     overdrag_pt 0K._._.h
     stack_depth 7I._._.h
     transition_progress lC._._.h
     transition_y_pt lC._._.h
     events 0K.ElTRZ0K.aT60K.V0v0K.Gg30K.Pqk0K.S080K.Jn60K.J080K.Jg30K.Pqk
    paging-callbacks 290 7e016f730cf990f0
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4Jbv2Sloiy0phHy0Tpypsil5HeRJ-UxKsvx1fj
      r0tV-sCVlsPVSAfJ2zFi1qqn-lQHUsgYo2xtqQvAU528O8dO4MeYN4rqfwDYRoXzm7CeVma0FMkFTYoQtLxKq-JkQr
      ODYUhfvj0NjaUlvaa_-wz0a7zyJuW15y0rbqHfKd
     phase 0K.Epb.N0K.Npj.Q0K.Kpj.Q0K.Upj._.j0K.9lG.R0K
     card iz.EYy._._._._.Giz.S
     touch_y_pt lC._.kXmh7AYZtXYv5KHfuFTgytA.APqC1qNWxNH5ZXm.KlC._._.c
     card_y_pt zo._._._._.g
     card_velocity_pt_s 0K._._._._.g
     model_y_pt zo._._._._.g
     target uB._._._._.g
     progress lR._._._._.g
     stack_dim_alpha 0K.F3XU21QRZI88e.GRi8e._._._.4tIhfmUGogtsVuYHGsdzI0-QFIeZpzNG0MHQb0K
     map_dim_alpha 0K._._._._.g
     map_button_alpha gS._._._._.g
     content_alpha gS._._._._.g
     scroll_offset_pt 0K._._._._.g
     scroll_velocity_pt_s 0K._._._._.g
     overdrag_pt 0K._._._._.g
     stack_depth 7I.Etv._._._._.G7I.S
     transition_progress lC.E0KJDi0OUc_cM6F3OuGGLyCV4NAZZCslC._._._.3gS66Ij6177odDfO0RA2sDU55HCdlR715qHA7AxlC
     transition_y_pt lC.E9k2_5IPnQsn8XnRsBuxtJZmMBvzAWclC._._._.3zow5GCXN-RWjVz_NvmJO5E2PcNqAiFVWSxS-8HlC
     events 0K.EdU0K.MOn0K.M0v0K.P0-0K.Jg30K.PzG0K.P4m0K.BRZ0K.XRh0K._.I_t0K.88V0K.QZV
    paging-grab 262 ee27f8c760b13802
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4Jbv2Sloiy0phHy0Tpypsil5HeRJ-UxKsvx1fj
      r0tV-sCVlsPVSAfJ2zFi1qqn-lQHUsgYo2xtqQvAU528O8dO4MeYN4rqfwDYRoXzm7CeVma0FM
     phase 0K.Gpj._.q0K._.A7I.Utv.30K
     card Yy._._._._.E
     touch_y_pt lC.EXmHUbdHXK9HElC.NXmHUbdHXK9HElC._._.RXmlshwNYZjdDYYNZblbKgqyaKbcRwWz3glgDMliCmneF_NBJlC
      .4
     card_y_pt zo._._.0_kjaxZkR3k4FYl8NcSzB8kYaCIniIfsKeMtcS2zX5e7G6qk2yqFSratoeEoMNe84zUyLNZfjVHRwznP-bz
      IwBkdMCWOfz991szwQRa26QlIeedDUkOkkY8mRa5P7IbouPGzLVlLOzrkQVwoo65IzFCGHOab52dzo
     card_velocity_pt_s 0K._._.06pwDDZxqWtZXwka9CIEJpGKdNz6VHjPs7maD6M65AQgS2IOqzE7GPUguqmrcjPu1CLhbv9J2FoaaQWO-EW
      j50EZ4viqBH1_L7MHoRv4VaVcS58AWmIrEYsvisPEO2y6MIClT8EAb66Fs2gzLEHLKi8fVyw9MB90K
     model_y_pt zo._._.0_kjaxZkR3k4FYl8NcSzB8kYaCIniIfsKeMtcS2zX5e7Gzo.4
     target uB._._.0lC.UuB.4
     progress eK._._.0FYqh8IcaPRFajKt1TlRli0WZJNq4ftqeQpyPakvkp8mVDX5jbBZQF0GvHxPUDgvNhd_FQfAk5hEEaP47zk
      8y67erUwUkTZBS2svUdBAVOvYi3C1WmAh7z6J9B2vfBCJ6qe3d-NRItC-2M6rpkD98_k8pYXqA8aeK
     stack_dim_alpha 0K._._._._.E
     map_dim_alpha 0K._._.0l5ovGL2tNNx4yF-exHVE6B5-x9grgxUQnZGi3IMW3LUXBC_9xidL64IKqFM1p3G-x_tMrWRv4JiWHT0K.S
      RlqUkhBs-IikjSP2x6rXKfiNKIGcNV0WJnktxFps0K
     map_button_alpha gS._._.0yaVHFn2hkes_Pvvqm7p3vdD_W-MiT2PRC1-75t79A_YR1Z8dX2MOvzYJJJY-DjthYg-iKrUAmjz2nIgS.S
      xpHkvH1cOumi7uLN3iMAQNqoiX4shBn3G5TzqTKggS
     content_alpha gS._._._.b99h6lsGK4Oz802gSktyNetFKbNj10J1hjddqElrGgS.T
     scroll_offset_pt 0K._._._._.E
     scroll_velocity_pt_s 0K._._._._.E
     overdrag_pt 0K._._._._.E
     stack_depth 7I._._._._.E
     transition_progress lC._._._._.E
     transition_y_pt lC._._._._.E
     events 0K.E4m0KRZ0K.Bgy0K.ML20K.Daz0K._.Q000K.94m0KRZ0K.TeN0K.2IW
    pop-beside-map 74 8a701b18bb3fb53c
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhO
     phase 0K.Epb.N0K.flG.R0K
     card iz.E9k.uiz.S
     touch_y_pt lC._.I
     card_y_pt EZ.F7MSKSRDy0MnMeRZnWTfDUlAgivW1vR.z
     card_velocity_pt_s 0K.F2fI-xTetHGRUmaTeK8eBHYZ-rq640K.z
     model_y_pt EZ.EvR._.C
     target uB.EEO._.C
     progress nQ.F6XSPhjfpTg7Kkty8LThSm6zVxJuwgS.z
     stack_dim_alpha 0K.F3XU21QRZI88e.GRi8e.gtIhfmUGogtsVuYHGsdzI0-QFIeZpzNG0MHQb0K
     map_dim_alpha 0K._.I
     map_button_alpha gS._.I
     content_alpha gS._.I
     scroll_offset_pt 0K._.I
     scroll_velocity_pt_s 0K._.I
     overdrag_pt 0K._.I
     stack_depth 7I.Etv.u7I.S
     transition_progress lC.E0KJDi0OUc_cM6F3OuGGLyCV4NAZZCslC.fgS66Ij6177odDfO0RA2sDU55HCdlR715qHA7AxlC
     transition_y_pt lC.EGLn7Ne9obO9B2j2VdiUG3ezBrJTEI1lC.fvRwhvBcGUDolyIRvkVGlGJ2FvVhzcgFUDzgcUQlC
     events 0K.EFN0K.MND0K.ehY0K.Q-e
    pop-during-push 48 88ee299076432527
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-q
     phase 0K.Epb.DlG.i0K
     card iz.EVh.Diz.j
     touch_y_pt lC.u
     card_y_pt zo.FfWmRxEpe-sghHEGMRoKyhT7h9h0F1umOJxZ8d1Z0B_xeGqdH53VcrRXz--_MGGHpY3-i_hYB4leRzo.B
     card_velocity_pt_s 0K.Fn3vhaCRUfXQjHiJtKo2kcKxp5biakKDZA3MSifcbRXNtNajUkPD5i0bbAaCGY5ioMi33YEoERYr30K.B
     model_y_pt zo.Edk.Dzo.j
     target uB.EEO.DuB.j
     progress eK.F0V5B6y0e5EJVvMaHXj53iYYGUbrX6y6vJdsaM6ETwP3-j88zhBs24SWhzJ0ZxkMKaQNuo_Vja8SweK.B
     stack_dim_alpha 0K.FoOzq0Z2h20TrpMCXBh-Hpy3O_150M8FR0usCjyoASB0OGsD9Yb2Aklwd7S-I0xxjAhLO5QsiBEST1XrM0K
     map_dim_alpha 0K.FNZXq0ZmQ20qVp1CXt_-Hpy3Oz9N_uPbhgIz-FXN8i6jWV09QaHJzlunjXuFhm1XkZgw3-oRZ9qds0K.B
     map_button_alpha gS.FG20K.GutN4Jy7pNCIcJsO0QJ91AAEaJYlKsFp-7uXqdcJtFg37TltTDxsB6c9NdlgS.B
     content_alpha gS.u
     scroll_offset_pt 0K.u
     scroll_velocity_pt_s 0K.u
     overdrag_pt 0K.u
     stack_depth 7I.Etv.D7I.j
     transition_progress lC.E0KJDi0OUc_dJ09bMqkBSEIYNfHKTiCNPVggwwmYRHHNXtb1R3LEUyvfRvEqa2cuX9_G6yxWCqGrHCXX5JJlC
     transition_y_pt lC.E9kVxuQtJU4GJliqAgjDl-3ClQulWrkUU6hRE0DERnG-k06VC2ZI0cRQWa_lVOiVWrAzAUjVZi80PTnkbfTlC
     events 0K.EqN0K.Csd0K.fIW0KSb
    pop-several 169 d601645ab74ce277
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-Q
     phase 0K.Epb.c0K.Kpb.c0K.Kpb.c0K.KlG.i0K
     card iz.EVh.o9k.oJJ.oVh.j
     touch_y_pt lC._._.n
     card_y_pt zo.FfWmRxEpeyzIsW8Q6OI1OBioDLfQWDoJY70tUR5jmQ8gImsTuYDOX_snsGzdk.LabX_a0BvSSsrVjcVZuycrLDP
      4xjqLLuIaApsFl.AUqA4hGRXwBTDc737msIT.LJGGKmpJObiQ6aNdNIWjLBqZ6LZoFESl6_D26nCJpGirXDLNF_CKd
      idcswOzo.Lf0M9dkNeyxkVgsVNN0g-eI6cZqlHnpClG48Fq7YzZb99qmiAjQ-A6WvytTKfvTM12adk.B
     card_velocity_pt_s 0K.Fn3vhaCRUm-E3-5L22ufd0HeFZoawARubEaQzOctcau_57WKIIRgany93md0K.LRLe6wFrr1hQ_HzZ_8SvvhE1u
      5qYQM38ef8VmAOIOP47bW3VxDZdHffaufy0K.Lqey6MRcnsCuDBOElUswwYngA49eR8FGTK4VzXU_eSe-hHtGapEQg
      iXmWA60K.LJ1x5bXgM2vx2CKTOqESQkl10LGOzkA16D5AATU4vNBmDyxKdF-UFjxRC__B6MN8wvA0K.B
     model_y_pt zo.Edk.oIT.ozo.odk.j
     target uB.EEO.olt.ouB.oEO.j
     progress eK.F0V5B6y0e4KHBxE0-tqlrV-ImeAHm-4Z0B5LkLzg3Dt6FANMEyQ2V0rI2tegS.LSh9dY8BCh5DAbgBYl6Y3rVJ_
      4CTpQejkfhP826QW26PnX-tFHQdAYO0Vvu0K.Lly62ntWa7IK2LJoEhFZOz9GQ1DenA86ZSfLmfKrLZu52Y63UDvml
      Eknem9eK.LwNwxmrvu0MvNv0sg3Xoua8bZPFVg_KE0sCNAJreGL2G1ACpClzrLi6PGcsPRJxCZ3IgS.B
     stack_dim_alpha 0K.FoOzq0Z2hsLDd.G3RD7hv03WwVao7pIDd.FgFDd.K0KoOzq0Z2hsLDd.G3RD7hv03WwVao7pIDd.FgFDd.K0KoO
      zq0Z2hsLDd.G3RD7hv03WwVao7pIDd.FgFDd.LX9lRWvcrEJBw-GsgWF_Dvj1K-BO_ERgG01Fx1O8z4BWkCdkx2R4J
      Sv60Y2c0Bdr-T9ZESoDd
     map_dim_alpha 0K.FNZXq0ZmQsLDd.G3R9ahvDNWwVatRidDd.FgFDd.LGmaR0K.r1lm4Jw_cL2AxSBfN0K.GoV2RW0f-_lgSzc0K.M
      Mvxhu2Ct1jFf4j1t-8e3le3o0EGnjOr5WMDAcqSolFO_IAi86J38f8WoH1SaWdrVO8Dd.B
     map_button_alpha gS.FG20K.ohkgS.rBspNEi8-fQYnKoUVgS.GbxpjBd6M7YPK4UgS.Mjwju0K.g
     content_alpha gS.xra_IHI0K.G9m1vfaSi1YfAGEoD0K.FgB0K.LeVi0nac_cMgS.GCsuOlvkxDDK9r2DFgS.FLOgS.v
     scroll_offset_pt 0K._._.n
     scroll_velocity_pt_s 0K._._.n
     overdrag_pt 0K._._.n
     stack_depth 7I.Etv.oR8.ohw.otv.j
     transition_progress lC.E0KJDi0OUc_cM6F3OuGGLyCV4NAZZCsuOlvkxDDDAr2DFiI2W67YQKFHgL1f3lC.K0KJDi0OUc_cM6F3OuGGLyC
      V4NAZZCsuOlvkxDDDAr2DFiI2W67YQKFHgL1f3lC.K0KJDi0OUc_cM6F3OuGGLyCV4NAZZCsuOlvkxDDDAr2DFiI2W
      67YQKFHgL1f3lC.KgS66Ij6177odDfO0RA2sDU55HCdlR715qHA7Ax3VrZNktTcO6vMDm6dyZ2CT8Fo7p7plFH3rlC
     transition_y_pt lC.E9kVxuQtJU4DBMdy0yp8XcNXQQjTVhndjCG9MQCBk9b3GWjESXRGvfTEsLy2KlC.K9kLE6aKX7f6FMfC5yZkn0O
      zomBP1kOjXYG3Yx_mXjDEyqC2z-neOk_jqk11alC.K9kijRl-CB5Tz03RQDsuvXXvi7LMmApzVC7ImM0ukDCI29j-m
      Ms0PAc0Un_81lC.Kzoxqu7yNGtOdCI2PbZn8fzDsCx1NOVeODc8jADiNbMmManJS2rP3hqETHDxomHsPAp9gBNzMlC
     events 0K.EqN0K.ba70K.JDs0K.bgF0K.JVv0K.bGM0K.Jkr0K.fUI0Klf
    pop-to-root 163 6f437dc232f83381
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9
     phase 0K.FR8.T0K.Mpb.c0K.Kpb.c0K.KlG.i0K
     card iz.oVh.o9k.oiz.j
     touch_y_pt lC.ETXwmg6W9RGMkm_GJlgkoP8lJZy9BltQx_DM2Si.ClC._._.F
     card_y_pt dk.pXzINbinb5GmmUuhBMmBTQeG2zUw_qobgsHBQ7gEUTx2-zbUYD-_QGylSIUzo.LpmyMjnbZJ7Dp41CCXTJPYHx_
      rluavySeSQV4UYWAoDb3xmXYcdwYCvM5n2IT.LCZ7jSR3Iqp8goK819jNId7NjB1VmywrqLHRSBtCPzL8TiETnlg_r
      3FqSDCUQea2EV-NAxidk
     card_velocity_pt_s 0K.phjlxcVvdswKKjKNlwihv6wUITmc-GkkmOPq-ELqrQfxElFQWOCmX9j3Edv0K.LQR0oFkbVqWp_74Nbuf65CpqV
      2uPj62IEHNbhpm5MMM4UZcIoz5bd_lgF_I0K.LWYS5RBvJnPHFK9USV9FVccfEfmDng5RbOn3PK-v5duUED6_xW5xP
      PqjufwPJDgd8dwQ3mN0K
     model_y_pt dk.ozo.oIT.odk.j
     target EO.ouB.olt.oEO.j
     progress gS.pYUxF29vJlF6jslF-T2OqDmn4KkTHonsx_JNIXzyOiDAwbfgxqNuK46dxJseK.L50psUfDZUBC_IF0odLiznHhn
      WXctBu60w5cy1tupcy3fAEoKmRYmKpaJHm0K.LGtZzxD5hKPTpQQcrMPVFD-cyT0nmDtq7KQU3wCDNApjP4cboSHpU
      PZZLswiesWI_yIzthigS
     stack_dim_alpha 0K.poOzq0Z2hsLDd.G3RD7hv03WwVao7pIDd.FgFDd.K0KoOzq0Z2hsLDd.G3RD7hv03WwVao7pIDd.FgFDd.LX9lR
      WvcrEJBw-GsgWF_Dvj1K-BO_ERgG01Fx1O8z4BWkCdkx2R4JSv60Y2c0Bdr-T9ZESo0K
     map_dim_alpha Dd.piAFuBSVbFM0K.GYpHRbaozKwyHo7450K.FaN0K.4rdDUqHdHAiNg6tL-1MVSXla9AnjKO7BYTKTyjzQVkw8UgE
      suuBzSPMrKdFaHDERoDd
     map_button_alpha 0K.sqcrzgS.GLaRnZKkoZGZs0M-MgS.FXRgS.4Qg0K.e
     content_alpha gS.u4U8dqZv-R6TEyuipgS.G66vP8LvAk-rhbLgS.MSh9dmhPC9y0K.GvQexR2UtkrUc_8vQ0K.FNf0K.LcglCYPgS
      .f
     scroll_offset_pt 0K.Fm-VjnPyboYM1V6XeKjzZBPUEIEgCo3Q-E3q8.Q0K._.Sq8.j
     scroll_velocity_pt_s 0K.FbpixmH7BBnmDtcsUs9AZhCHjB_xuPY22ILox.B0K._._.G
     overdrag_pt 0K._._.h
     stack_depth 7I.otv.oR8.o7I.j
     transition_progress lC.o0KJDi0OUc_cM6F3OuGGLyCV4NAZZCsuOlvkxDDDAr2DFiI2W67YQKFHgL1f3lC.K0KJDi0OUc_cM6F3OuGGLyC
      V4NAZZCsuOlvkxDDDAr2DFiI2W67YQKFHgL1f3lC.KgS66Ij6177odDfO0RA2sDU55HCdlR715qHA7Ax3VrZNktTcO
      6vMDm6dyZ2CT8Fo7p7plFH3rlC
     transition_y_pt lC.o9k_qJBkShxdiMIlD6zjLfHmtF08wD7miXYRCRPTMrXngsyuZUOa2CwDYzeP-lC.K9kHjWFkjw8R-RKOktv0LHr
      NwFDHo08drYqCC5FBaBjU9ASXgVKxrT8Cx8VUDlC.KITbopKMIt-q6h4ic6yeupQLvtf2ADLeb_3pt-m0zgKonpz2f
      BNnFm8iKhGt4d8WRwDaDsCSrlC
     events 0K.ElTRZ0K.ST60K.LqN0K.bUR0K.JDs0K.bgF0K.JyR0K.hHa
    programmatic-move 91 53a864a2822375b2
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JM
     phase 0K.Qtv._.G0K
     card iz._.Z
     touch_y_pt lC._.Z
     card_y_pt zo.Edk.LEmUm4TM9fpSZzhsxRlVy2zXtYupZh9t9sAJEL30SVI7nBKxp0KwTZt6IBFf2sHfGcFs89N_ivgTJgMmSmZ
      5F51LqTPKP5GtNUcWSWI2anpxY4-sTc4-a6uhDLCz6qRaq_qU_774QxN-e5adk
     card_velocity_pt_s 0K.R8x-xWxm5_QKUtc2P18dl48_RAqXC9xEvm6SaQe87Beev60vdmrv7SoAOkGEC7F-kXPNb4v1L6TJVzbzXMip54u
      TjdPi9cF9Rm05E8PZvYEA3PZCWjKYtG7UmL3tf_bHqdq1FRNxJzfoSEd0K
     model_y_pt zo.Edk.KIT.Edk._.B
     target uB.EEO.Klt.EEO._.B
     progress eK.EgS.LMYbTRZNOGkFePuc5us-7uFcgpIgkDG_79pQY14QTEDxk0f-yrP1VgHK-QjsjoccEgKiB2I3SpogZygcRBY
      HOLZ32Wj3HlTyelBQPP139gUIjNHuw3o6nr0N2hN0hlASr4utSMPUVe23SrsgS
     stack_dim_alpha 0K._.Z
     map_dim_alpha 0K.EDd.LMmE2R2sw6E0K.DzaGdNXDA7tICe-8MszBGBbsf1TDd.STm60cJ1pF9DhjwWxVbR4N_Kxo8OXAIY1N3GX8t
      kqDd.H
     map_button_alpha gS.E0K.PaFgS.Duvsl0K.6
     content_alpha gS.WJ0NvAExdFmgS.8
     scroll_offset_pt 0K._.Z
     scroll_velocity_pt_s 0K._.Z
     overdrag_pt 0K._.Z
     stack_depth 7I._.Z
     transition_progress lC._.Z
     transition_y_pt lC._.Z
     events 0K.E370K.J9h0K.DkP0K._UI
    promotion 99 97557cdc1a82c62b
     time_us 0KOf0m5eMuXtTLr_UbE5yzoV8EOwKAIeeLhVpHl80BtYT9zsz3LsaEABggbft4RKOcWiWJ0PweDEMt40Pi9fHvcYm6
      OQkNwg9GnWE8oOuEdxsuh45-q_W2jtMRkeILyhSytLkAK-0f4FbjgC2am0LskbTx4kVldzTw8CGvQzqVOQL6TrbK2v
      09OfRtLtj9DZ_9yU_P
     phase 0K.J7I.Itv._.L0K
     card iz._.h
     touch_y_pt lC.ESK.AUurWGNhmxkUH6i0Xrw97Jh5ytMlC._.M
     card_y_pt zo.J1ZarsUjkmkELFTasYt009Zi4166y90YOzU5gn4ZMUL9UoChEdP89xR4EIlTy0GG5VL5-a70_bKsMsJ9bbrLDPY
      A2_AarNHwpXXzAkdy3lQofiw_KRzZvrs6KUA611YgA13XasOZ2GvnTbWS1tJA79c0tLbeeW-exQAp3o3pXp7RKP1dk
     card_velocity_pt_s 0K.JVOHCsLM_F_5nvfqfwQGrxn2ES8LA6ZSWUyUafv0jG_5EW-YHodU1ack8IMBXkJmua0YRAHuTluy1k91biqouLN
      J9CqqTYMFcomiL4cfKj0lemzxfHm7BUXe-ef1TqJBdyCNetHV99EjXGudasKVDEFMvK9cE63WzT6OX79dKaQj1m70K
     model_y_pt zo.J1ZarsUjkmkELFTasYt00dk._.M
     target uB.JlC.IEO._.M
     progress eK.JzBul4K-E7YD3NFEKaa6NVClzNVmQupKYKuvimwNkuWdjIYIpHxwkGhNg0b1VNeVbmKwvoFSUW9I9nEPybEbmXK
      akuzB2B00PL-O2u9Sp36dwG6YwdG1P6tixBv6vCfn8PyrDn1NXf4jidpyBHvibktzYuGHWumuQ2PNJI7NkE4meZ-gS
     stack_dim_alpha 0K._.h
     map_dim_alpha 0K.JG1QcC2R0kAtHIy45d0rvDV4hvWjrDv-XzcCynb9G43tXKY7q8WR0Q9AV6PIUy3Dd.Zpk_8MFo9MODq4x5ZND_G
      MwmHNMPi8piIeyN-kWBcUo6oWFL7rXexQyDd.B
     map_button_alpha gS.J7mZ6MCuy7kkGk0_zzX0K._.N
     content_alpha gS._.h
     scroll_offset_pt 0K._.h
     scroll_velocity_pt_s 0K._.h
     overdrag_pt 0K._.h
     stack_depth 7I._.h
     transition_progress lC._.h
     transition_y_pt lC._.h
     events 0K.E4m0K.CRZ0K.Hdk0K._.KUI
    push-during-drag 121 dfb35c9640e98194
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBs
     phase 0K.G7I.Opb.c0K.clG.i0K
     card iz.WVh.6iz.j
     touch_y_pt lC.ESKbcSxiwsBiH1Q21YLj48ydfSxwGcywAtTMslnWolgMmO2tcUvMVqlpTfK2vGToXuC-EmejYgxPVjjf4RPuMs5
      siVt4IbGkqlC._.B
     card_y_pt zo.GGH8ztoekfD0ou78gLUCWknPf7dWOWPM5uOpJzRAGA7BIfntAIDF2Pb7tQpyOn0BJqntxpuB9Ek-GbkGBU9NlrZ
      _Lifdk.e_bAsIrCgfckLxzvCzg7E0LbUgTXiAApgGv_9ryuYqxxRXZWlworvxkkAHK6NDCtfX8zo.B
     card_velocity_pt_s 0K.GR1L7rUj0sEadjrq9HUN8E2xN_HEhhhk_aWgQMgvdu0RyuH0SU9qKDR90PrD8n0Uz6ha1bvJ7OxQ-4IgNho1fyH
      LTE90K.eOKLvdBt64gLlc4Z7kaoe6vKBNzIh-PL0ILa1JZ-yXMgV4mAONzOX9PX35gGMKfCjlN0K.B
     model_y_pt zo.GGH8ztoekfD0ou78gLUCWknPf7dWOWPM5dk.6zo.j
     target uB.GlC.OEO.6uB.j
     progress eK.GHbVaLinLg7aYQoZ7aU_ZQce4m45oV_kT069903_8zT70UUxRtzh_WWOcQsfDKD8-d4RaJ8_giGa--Ej209IUpC
      zQtDgS.eeSsLx8mrZTYtb1D6q2m15Di8pCXVDvK4ZMWr4vs88Bm_d9iAyb42R4zmFGWRTsdYVLeK.B
     stack_dim_alpha 0K.XoOzq0Z2hsLDd.G3RD7hv03WwVao7pIDd.FgFDd.dX9lRWvcrEJBw-GsgWF_Dvj1K-BO_ERgG01Fx1O8z4BWkCd
      kx2R4JSv60Y2c0Bdr-T9ZESo0K
     map_dim_alpha 0K.GtQHp2H0efwGREEAuXCQrUsgwOvnVTdSDiSN2KufQQYtEDd.Gp0a0CMo2qZKZ0sDd.m_KlRWv0gM78cp9fVnB_J
      sfafW__1RJRpCUGmILCFPZQB0GKCFpUslbLnSFdD6Vxgdx0K.B
     map_button_alpha gS.GgPxRHzBCQ-RHjS0IVMxq9XVKC7ul0K._.BMAAbKZMuElKfKSdThgukUUFWkP_OXSHb3DMWtJck_qfA2ZHt9g2g
      NBirCFgS.B
     content_alpha gS._.3
     scroll_offset_pt 0K._.3
     scroll_velocity_pt_s 0K._.3
     overdrag_pt 0K._.3
     stack_depth 7I.Wtv.67I.j
     transition_progress lC.W0KJDi0OUc_cM6F3OuGGLyCV4NAZZCsuOlvkxDDDAr2DFiI2W67YQKFHgL1f3lC.cgS66Ij6177odDfO0RA2sDU
      55HCdlR715qHA7Ax3VrZNktTcO6vMDm6dyZ2CT8Fo7p7plFH3rlC
     transition_y_pt lC.W9kom1XdbpHV7dKFCpslnIo4PZD_tcJ9_LzhsCVuk4eFfK8I2j7KMMzIsQq5vlC.cdkslrctbkDA47kPjfz3Q01
      JbxVu8tnmhbBPDuo-n6-JKzAWkNvzdSh7FFo1IbU2uMYZrkFQvlC
     events 0K.E4m0KRZ0K.NWz0K.aUIDN0K.brD0K.fIW0KSb
    push-during-pop 91 a53d49a16e78f91d
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JM
     phase 0K.Epb.c0K.QlG.Epb.c0K
     card iz.EVh.uiz.EVh.d
     touch_y_pt lC._.Z
     card_y_pt zo.FfWmRxEpeyzIsW8Q6OI1OBioDLfQWDoJY70tUR5jmQ8gImsTuYDOX_snsGzdk.R_bAsIrCgfckLLsAajtgU5wEJ
      OBu9suB5wT3w-nTEjl5vODNT2GpS2zCXLyNXvUzAImp-TIdk
     card_velocity_pt_s 0K.Fn3vhaCRUm-E3-5L22ufd0HeFZoawARubEaQzOctcau_57WKIIRgany93md0K.ROKLvdBt64gLlfZEz9JvXpDWw
      WKaTWpobd43pOPtS-YCvArcjrsrQRkvGsWddYejsYK4Hab0K
     model_y_pt zo.Edk.uzo.Edk.d
     target uB.EEO.uuB.EEO.d
     progress eK.F0V5B6y0e4KHBxE0-tqlrV-ImeAHm-4Z0B5LkLzg3Dt6FANMEyQ2V0rI2tegS.ReSsLx8mrZTYtmAAbRUf5hIk0
      2ZGCGIvEIdr7gZ30YArmoBaunaWiWY-sZoZeo_Z6hEoOgZgS
     stack_dim_alpha 0K.FoOzq0Z2hsLDd.G3RD7hv03WwVao7pIDd.FgFDd.RX9lRWvcrEJBw1AC0sNX7nE_LDd.FZZsDv1F4jTko0glSDd
      .FgFDd
     map_dim_alpha 0K.FNZXq0ZmQsLDd.G3R9ahvDNWwVatRidDd.FgFDd.R_KlRWv0gM78c_jC0sN0-InoKDd.F70Y6v1F42yLm0glSDd
      .Fp8Dd
     map_button_alpha gS.FG20K.xMAAbHI0K.b
     content_alpha gS._.Z
     scroll_offset_pt 0K._.Z
     scroll_velocity_pt_s 0K._.Z
     overdrag_pt 0K._.Z
     stack_depth 7I.Etv.u7I.Etv.d
     transition_progress lC.E0KJDi0OUc_cM6F3OuGGLyCV4NAZZCsuOlvkxDDDAr2DFiI2W67YQKFHgL1f3lC.QgS66Ij6177od7ivXkH4q-O
      ykWeRqzVEMlC83ddimnBC4wt7QKzMkytnAeYT1_4KO9yi_rhs1lC
     transition_y_pt lC.E9kVxuQtJU4DBMdy0yp8XcNXQQjTVhndjCG9MQCBk9b3GWjESXRGvfTEsLy2KlC.QdkslrctbkDA4vzgRIPMluC
      XN3qUVimJktiZb3toIRPwpkao8ZbVSXKmM8wPN4_mds1EFOSSFlC
     events 0K.EqN0K.ba70K.PrD0K.DmX0K.ba7
    push-pop 97 a159ba5c18ce2b03
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVr
     phase 0K.Epb.c0K.WlG.i0K
     card iz.EVh.0iz.j
     touch_y_pt lC._.f
     card_y_pt zo.FfWmRxEpeyzIsW8Q6OI1OBioDLfQWDoJY70tUR5jmQ8gImsTuYDOX_snsGzdk.X_bAsIrCgfckLxzvCzg7E0LbU
      gTXiAApgGv_9ryuYqxxRXZWlworvxkkAHK6NDCtfX8zo.B
     card_velocity_pt_s 0K.Fn3vhaCRUm-E3-5L22ufd0HeFZoawARubEaQzOctcau_57WKIIRgany93md0K.XOKLvdBt64gLlc4Z7kaoe6vKB
      NzIh-PL0ILa1JZ-yXMgV4mAONzOX9PX35gGMKfCjlN0K.B
     model_y_pt zo.Edk.0zo.j
     target uB.EEO.0uB.j
     progress eK.F0V5B6y0e4KHBxE0-tqlrV-ImeAHm-4Z0B5LkLzg3Dt6FANMEyQ2V0rI2tegS.XeSsLx8mrZTYtb1D6q2m15Di8
      pCXVDvK4ZMWr4vs88Bm_d9iAyb42R4zmFGWRTsdYVLeK.B
     stack_dim_alpha 0K.FoOzq0Z2hsLDd.G3RD7hv03WwVao7pIDd.FgFDd.XX9lRWvcrEJBw-GsgWF_Dvj1K-BO_ERgG01Fx1O8z4BWkCd
      kx2R4JSv60Y2c0Bdr-T9ZESo0K
     map_dim_alpha 0K.FNZXq0ZmQsLDd.G3R9ahvDNWwVatRidDd.FgFDd.X_KlRWv0gM78cp9fVnB_JsfafW__1RJRpCUGmILCFPZQB0G
      KCFpUslbLnSFdD6Vxgdx0K.B
     map_button_alpha gS.FG20K.3MAAbKZMuElKfKSdThgukUUFWkP_OXSHb3DMWtJck_qfA2ZHt9g2gNBirCFgS.B
     content_alpha gS._.f
     scroll_offset_pt 0K._.f
     scroll_velocity_pt_s 0K._.f
     overdrag_pt 0K._.f
     stack_depth 7I.Etv.07I.j
     transition_progress lC.E0KJDi0OUc_cM6F3OuGGLyCV4NAZZCsuOlvkxDDDAr2DFiI2W67YQKFHgL1f3lC.WgS66Ij6177odDfO0RA2sDU
      55HCdlR715qHA7Ax3VrZNktTcO6vMDm6dyZ2CT8Fo7p7plFH3rlC
     transition_y_pt lC.E9kVxuQtJU4DBMdy0yp8XcNXQQjTVhndjCG9MQCBk9b3GWjESXRGvfTEsLy2KlC.WdkslrctbkDA47kPjfz3Q01
      JbxVu8tnmhbBPDuo-n6-JKzAWkNvzdSh7FFo1IbU2uMYZrkFQvlC
     events 0K.EqN0K.ba70K.VrD0K.fIW0KSb
    push-while-collapsed 211 279495c911ff5581
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4Jbv2Sloiy
     phase 0K.Epb.c0K.WlG.i0K.Wpb.c0K.WlG.i0K
     card iz.EVh.0iz.69k.0iz.j
     touch_y_pt lC._._._.R
     card_y_pt IT.FUxkcVP__RweH7XiI028LLoQhtty9E2NRWJHqRGOJIm_CHwXqhpFo8GtzM3dk.XuYD2kRGh-MD8Uf1ILMvMiHSk
      Akhci_thDVEkjYz6201LICc5xPpHyDRVc8qNnox4zt_3ZmIT._.x
     card_velocity_pt_s 0K.FL6EJ2vhk_-KtJGTr6cR4rK_Q-eidy5CgVPsUG8y8KO1NQ5SBNkW6VIQ4mA0K.XsGUqQzlcp6AwEqSALuOmmOh1
      ZQMVqKfNFR9dA-QMjwaWJN5Csr06VlZDFtVEZTnOHiakg80K._.x
     model_y_pt IT.Edk.0IT._._.V
     target lt.EEO.0lt._._.V
     progress 0K.F5Zi0OUc_c06FcjuGGLyCV4NA92RwuOlEkxegDA3dDF1u2W67YQKFOu8if3gS.XDHIj6177odHIToI1wk3yNaJj
      N3pV_nW-eg3e63Lv23OYrowV0ju1N_DLXpxcm7A2euoPQj0K._.x
     stack_dim_alpha 0K.FoOzq0Z2hsLDd.G3RD7hv03WwVao7pIDd.FgFDd.XX9lRWvcrEJBw-GsgWF_Dvj1K-BO_ERgG01Fx1O8z4BWkCd
      kx2R4JSv60Y2c0Bdr-T9ZESo0K.XoOzq0Z2hsLDd.G3RD7hv03WwVao7pIDd.FgFDd.XX9lRWvcrEJBw-GsgWF_Dvj
      1K-BO_ERgG01Fx1O8z4BWkCdkx2R4JSv60Y2c0Bdr-T9ZESo0K
     map_dim_alpha 0K.H5wHz92Dd.GTKMQh0dZAtYNts70Dd.FMxDd.XtBLgWQ0K._._.R
     map_button_alpha gS.H8h0K.zWEgS._._.R
     content_alpha 0K.FUCAigS.1zwyKYIqbvtwa8xTyU5u-UoPy3qbh7S_eGqf3Og-7FpHIEMjPJ8l5Aq2y9dF7Jhro0K._.x
     scroll_offset_pt 0K._._._.R
     scroll_velocity_pt_s 0K._._._.R
     overdrag_pt 0K._._._.R
     stack_depth 7I.Etv.07I.6tv.07I.j
     transition_progress lC.E0KJDi0OUc_cM6F3OuGGLyCV4NAZZCsuOlvkxDDDAr2DFiI2W67YQKFHgL1f3lC.WgS66Ij6177odDfO0RA2sDU
      55HCdlR715qHA7Ax3VrZNktTcO6vMDm6dyZ2CT8Fo7p7plFH3rlC.W0KJDi0OUc_cM6F3OuGGLyCV4NAZZCsuOlvkx
      DDDAr2DFiI2W67YQKFHgL1f3lC.WgS66Ij6177odDfO0RA2sDU55HCdlR715qHA7Ax3VrZNktTcO6vMDm6dyZ2CT8F
      o7p7plFH3rlC
     transition_y_pt lC.E9kUQ_y6aHN2w1eyCTK7Bat4pCjRWQy4Fb4yDMKScjWHRvJaG2BDL-3kn1WIrlC.WdkCHxd3MOS5beHGtCzxIzC
      uQEP-b5jnMTglbXt3Y5bPrP-tRxnmoulWwOUFc8-S0YDMam5w_lC.W9knrnI6NwDwzhGfFsXvhrgXQ9vLCK9Y7pbjF
      Um3hbtkLeKeezx2nj7ZnHPlKlC.WITT7wyCm0GrPoWVwCV094Lbhj1rbxENMfPOUJx67yzVLDYZsqtZjT6EI3y2CqZ
      ka3wjdXnMvlC
     events 0K.EqN0K.ba70K.VrD0K.hfi0K.V1E0K.bwo0K.VvK0K.hq8
    push-while-settling 121 5c025dd26364af8b
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBs
     phase 0K.H7I.Ftv.Dpb.c0K.flG.i0K
     card iz.TVh.9iz.j
     touch_y_pt lC.EZYMEZhoHLfBdRNVexuDolC._.n
     card_y_pt IT.HK_PTBlwuz6nb4hRkk6ujwM7-ZOvQwpfWkTwSba3PESweW46wDOfDT_FUHZ0eWC8b-m0M3I2Mv1BZkJzU-idk.h
      _bAsIrCgfckLxzvCzg7E0LbUgTXiAApgGv_9ryuYqxxRXZWlworvxkkAHK6NDCtfX8zo.B
     card_velocity_pt_s 0K.HSqQF7nwJJ3FbIsi1KnRlYUCo0Zg4F6HxefYR_w1eHZ6NxD203tSh1oPmYgVZUmKhBCTUPICUGq2_Zk2lMQ0K.h
      OKLvdBt64gLlc4Z7kaoe6vKBNzIh-PL0ILa1JZ-yXMgV4mAONzOX9PX35gGMKfCjlN0K.B
     model_y_pt IT.HK_PTBlwuz6nb4hzo.Ddk.9zo.j
     target lt.HlC.FuB.DEO.9uB.j
     progress 0K.HKgkVObd8ZKp0eNyfuNCyJypVGc34XyGs5lMz2gNZOHL8po3tTT7GKvIhMcjEeQf3GpzLrBxtvUiZ8JNlMYgS.h
      eSsLx8mrZTYtb1D6q2m15Di8pCXVDvK4ZMWr4vs88Bm_d9iAyb42R4zmFGWRTsdYVLeK.B
     stack_dim_alpha 0K.TcRDl3T3gXeoPDd.Fl55JbzzBxGEioGIxDd.GPbDd.gX9lRWvcrEJBw-GsgWF_Dvj1K-BO_ERgG01Fx1O8z4BWk
      Cdkx2R4JSv60Y2c0Bdr-T9ZESo0K
     map_dim_alpha 0K.U4v_nJEP8b8Dd.F3qccPnEkSEua1e0xDd.FSQDd.h_KlRWv0gM78cp9fVnB_JsfafW__1RJRpCUGmILCFPZQB0G
      KCFpUslbLnSFdD6Vxgdx0K.B
     map_button_alpha gS.UiU0K._.AMAAbKZMuElKfKSdThgukUUFWkP_OXSHb3DMWtJck_qfA2ZHt9g2gNBirCFgS.B
     content_alpha 0K.H2wPxxCM6SywcwNZcTm2GNfGC3RgS._.h
     scroll_offset_pt 0K._.3
     scroll_velocity_pt_s 0K._.3
     overdrag_pt 0K._.3
     stack_depth 7I.Ttv.97I.j
     transition_progress lC.T4FzAlTe82w9Lt2C4jCjfnnWj5wq5SFmzPTJPZiP4oO0jEKm4cv2eBTT9GC_klC.fgS66Ij6177odDfO0RA2sDU
      55HCdlR715qHA7Ax3VrZNktTcO6vMDm6dyZ2CT8Fo7p7plFH3rlC
     transition_y_pt lC.TQ_NzJ09Rh_cHKAEopFQjBvToq8WYxD7fF81jsflDvYQOMWNizEk8cZoCuN13lC.fdkslrctbkDA47kPjfz3Q01
      JbxVu8tnmhbBPDuo-n6-JKzAWkNvzdSh7FFo1IbU2uMYZrkFQvlC
     events 0K.E4m0K.ARZ0K.EEe0K.CnB0K.aUIDN0K.erD0K.fIW0KSb
    reached-detent 85 e7644aaab9ade7f8
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZM
     phase 0K.I7I.Ktv.80K
     card iz._.T
     touch_y_pt lC.E4-ZBIT_h5b7fF1i4wS6SRX5azbJwG_sqlC.9
     card_y_pt IT.IwUjcIVtKD-GgKW41vX4HVG5OryZPUWU6zNHIzlVWsHRv9hiJo70ZWVb0y0tVeeMGEbi2ex6x4iO0HT6QtPwlfU
      b7h5Qutcgmmg1b4I2CZE2Er8x-nZZdn6qW8n68heMSkajeDCxzFd-mGyYcTnFPdk
     card_velocity_pt_s 0K.IW2R9MWdls9nquPRUugWum4wFXhJfU_H9ACyt05-Ga4yLeT6Oa3AKScbphbYzaW0dMBL9mLHnjLYPpdfRf-Kz_a
      iRmDfU_UABq66G7LdHgercsf_Msa171EK7f9KcpTlQ-zxZbk-1m3EPwpvkLTGw0K
     model_y_pt IT.IwUjcIVtKD-GgKW41vX4HVG5Odk.9
     target lt.IlC.KEO.9
     progress 0K.IedDLjlu-D1mX8p8fk-Z2dYZ6T7U3yj7iDZnwuLQ8H9MtacuwyDIRd19dLNe6R-LcRTWhUxN0z0giTn5Zw37hB8
      nGKLXeekzY2r3ZTMKfL4r2wypHP6ooR7mhmwBJ21MddzVDWVSPBUeTWEW0Xx1MgS
     stack_dim_alpha 0K._.T
     map_dim_alpha 0K.Uzj65YIrf6_vnjapSuJKI0wjWOtK6l8Dd.SCSANcg0GCElGdb8-72JC5p5M7yjdhUnO9dRZClGdDd.G
     map_button_alpha gS.URBaaFX0K.6
     content_alpha 0K.ILNarF5cxDFiiheD2iK47vds5gS.9
     scroll_offset_pt 0K._.T
     scroll_velocity_pt_s 0K._.T
     overdrag_pt 0K._.T
     stack_depth 7I._.T
     transition_progress lC._.T
     transition_y_pt lC._.T
     events 0K.E4m0K.BRZ0K.JKE0K.7UI
    reduce-motion 373 66ba3e2991621ca7
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4Jbv2Sloiy0phHy0Tpypsil5HeRJ-UxKsvx1fj
      r0tV-sCVlsPVSAfJ2zFi1qqn-lQHUsgYo2xtqQvAU528O8dO4MeYN4rqfwDYRoXzm7CeVma0FMkFTYoQtLxKq-JkQr
      ODYUhfvj0NjaUlvaa_-wz0a7zyJuW15y0rbqHfKd5exLrbTDhIgokTAEPskgh9ZAPTi9JMLziQdcFcFeR877fib75t
      xTM8Amxtvliij1HnKx0opigPO7CWMTP136I85BQxf45FDw5AvilWdsfNR8jY-qHAioDrc7R2yERMKl4R7_C8-aOsS0
      J2UWNr8AcPVUxTw2lDYYyYwHIJ
     phase 0K.Etv.6pb.c0K.QlG.i0K.Ktv.90K.Btv.6pb.b0K.RlG.i0K
     card iz._.AVh.uiz._._.sVh.uiz.j
     touch_y_pt lC._._._._._.z
     card_y_pt IT.FYnx8dxOue-1DxrdNKKXW4k38o7vJsF3pmdVJ4AfyN-_9Y8nnt8mbnJq0L355gd8DxPsopGfuMzRMVk-YBIouQZ
      ofqnTF3siAeKnsuuSEtEpkTx6IecpKocBAxf05woqckuGArTQhJkZ3VLT7oMFQTKkYzT8uU3MrEzxOagzq7CebpSth
      nqdk.R_bAsIrCgfckLxzvCzg7E0LbUgTXiAApgGv_9ryuYqxxRXZWlworvxkkAHK6NDCtfX8zo.N2dlNEUgFqT3Twl
      QRzLCBT6m46cNGHViKnGg9IxsaawtaERkmGFgv0uIJRmX2LjyOkjMxpsG6iBz1BKYCEpZjfd2601vhuRcmPVBnQN-h
      eo-hzyNixPKuCzSg6cOQIT.CYGBgt32gAwwm2LL1wLrDQltBEj43r-mIkptJkE1zqhcvdjFB7AHqjyNtzf7kN1O7zO
      6KlEj0d1BMh1KXPhLUjC_f5aFCnEuuCJ1rO4IYFvedztbLA8JxtUuxjBL2FgCE94CI9nCoOb8DurOhARRfzubgdOmS
      BsDFropylQs_MQfNdk.U_bAsIrCgfckLxzvCzg7E0LbUgTXiAApgGv_9ryuYqxxRXZWlworvxkkAHK6NDCtfX8zo.B
     card_velocity_pt_s 0K.FcWiF6mqqqKgT3IHVsvJW9NMKyQszlUGyDBKlXXeVc0R0kzMikhWzcCz1J2EaPCgpdJae0anXtlHqGR7cRALfo3
      N2L92l_kjfaMJq8Z09WANf2DJuP59g6-_VwOOEE7fMI290fu0qf1R9yCzy5aBQ4113JueXAze4juQeJPSl4XRDrawi
      6O0K.ROKLvdBt64gLlc4Z7kaoe6vKBNzIh-PL0ILa1JZ-yXMgV4mAONzOX9PX35gGMKfCjlN0K.NaAk3zUQ8g0pu9e
      5mig3Y37CAICqgjA4nNPA2NGQrG5qHemXcvVMtH9tjDLCvBxe7C7QM-IdBry5VMDwrreApu_CANjs5AW5ME7zkmOuD
      sSzJoVD8Fu7y8slBhW-e0K.C7PAdTD3--r3MEVgMi32TkSvu0WUnCT3WzEWd9La0VCDkIfooqbCxjVNZyqo32VfurK
      EGADsIGgEV_VkvtzuHd2RiKqYfIF-bHGPzUuDp0SQH5_IU-XDpCRvcA45n-RFw65NIHA0BCQpK94W2ur4qhh3dGLTL
      MgILm0yHJADCn_8S0K.UOKLvdBt64gLlc4Z7kaoe6vKBNzIh-PL0ILa1JZ-yXMgV4mAONzOX9PX35gGMKfCjlN0K.B
     model_y_pt IT.Ezo.6dk.uzo.uIT._.Azo.6dk.uzo.j
     target lt.EuB.6EO.uuB.ult._.AuB.6EO.uuB.j
     progress 0K.Fx0lb6dbg9lD0rRJzAtjNU_kaksA_ieMpZ2D1TAeihlK360FlrsNvl_u3q4ge0JYOUFG8ZyKsWmElA2xwD0J2Yl
      FRDVFQG-m1DhM5RX6fWHNKwzES9pI2SUAPrKKDGE9JixOKx5yc4lapSi6blp60rm4duHt1z2JEOppfAhWNNsU3O8YL
      9jgS.ReSsLx8mrZTYtb1D6q2m15Di8pCXVDvK4ZMWr4vs88Bm_d9iAyb42R4zmFGWRTsdYVLeK.Nj5gK4UxFhmurMX
      F64mxA8CwsbtQjKpar8NqwS3oJpAYeiDioU5Y2dkmz4edhCbridB4K4q9NaaWUkeCd9BgmIHUxJ3k_qTHcGIe3URqf
      RDqi7tNzC6zMKk95c37i0K.C32t5XsuBUwuR00S29fqRgoOdFBvwfyst9zEMr-OcWtFAcWbyhcZLf5SEuqaBRuOxpJ
      9ENUUSJmbB0PXari4g615SCesdySk7dTBhB2rgC6_Nr4kQM_ktU7mjnUFKOHy8t33QgLMnRDraXLp94iUWSjJX-g4X
      Rglpr_n8h8bdm07GgS.UeSsLx8mrZTYtb1D6q2m15Di8pCXVDvK4ZMWr4vs88Bm_d9iAyb42R4zmFGWRTsdYVLeK.B
     stack_dim_alpha 0K._.BoOzq0Z2hsLDd.G3RD7hv03WwVao7pIDd.FgFDd.RX9lRWvcrEJBw-GsgWF_Dvj1K-BO_ERgG01Fx1O8z4BWk
      Cdkx2R4JSv60Y2c0Bdr-T9ZESo0K._._.Jsa2UW9oiTCk4sFCYEJsw2KiRtuU3icYOdqaMChdcelljnoYfcLYE1qvF
      Dd.SX9lRWvcrEJBw-GsgWF_Dvj1K-BO_ERgG01Fx1O8z4BWkCdkx2R4JSv60Y2c0Bdr-T9ZESo0K
     map_dim_alpha 0K.UKTxsCxXwtdjFvEbaNjTPhvwKZrYtxJBI09_H2a3d0K.SeJ7jn8cnz4x65YnSWgx8Dd.GMzX2X9C_jfEDTILnDd
      .FTUDd.R_KlRWv0gM78cp9fVnB_JsfafW__1RJRpCUGmILCFPZQB0GKCFpUslbLnSFdD6Vxgdx0K._._.LJ3t4t_AB
      FqABdk84jJU_nWrpwAwVrU8WyGojZJpcoFkC3h-vzaEMDd.U_KlRWv0gM78cp9fVnB_JsfafW__1RJRpCUGmILCFPZ
      QB0GKCFpUslbLnSFdD6Vxgdx0K.B
     map_button_alpha gS.UOKdpMVRbHyWvZy7zQ0wtebiGESaQiWx1xR7wvMKngS.SUSEfvTDalmKZ0K.xMAAbKZMuElKfKSdThgukUUFWkP
      _OXSHb3DMWtJck_qfA2ZHt9g2gNBirCFgS._._.LHP0K.xMAAbKZMuElKfKSdThgukUUFWkP_OXSHb3DMWtJck_qfA
      2ZHt9g2gNBirCFgS.B
     content_alpha 0K.Fi7iDFauErE3ljMIT6Rc82UFsD4Ad4hgS.SSW4WG_j73xgsGAOnEDOycSiqEtbard-_V3cng2LGgS._.jlFaTRZ
      kFs4FevJzgwpj29jAqALcbuI0K.SDLXF9gJ0TNf85BS0Bm4YgP5n9cvW8wiJvKAz1x590K.JMwxDHsJlk5QmGoiBuZ
      R5_k1C-p5DiAHJ2D9ewm2uQIzrZ2n4_zCjA-Iw4dzD4TmvNU2_hd9XhDxJrj3IqpJeIsx2OBR10BFx9BV6izkX_DZ3
      S3IW3YlXYOypgS._.S
     scroll_offset_pt 0K._._._._._.z
     scroll_velocity_pt_s 0K._._._._._.z
     overdrag_pt 0K._._._._._.z
     stack_depth 7I._.Atv.u7I._._.stv.u7I.j
     transition_progress lC._.A0KJDi0OUc_cM6F3OuGGLyCV4NAZZCsuOlvkxDDDAr2DFiI2W67YQKFHgL1f3lC.QgS66Ij6177odDfO0RA2s
      DU55HCdlR715qHA7Ax3VrZNktTcO6vMDm6dyZ2CT8Fo7p7plFH3rlC._._.I0KAU_EMJFzTCNybWdzIDIHCEJCvz1D
      cWXzI1F04o-xvnxvF1InZQl5QfWRlC.RgS66Ij6177odDfO0RA2sDU55HCdlR715qHA7Ax3VrZNktTcO6vMDm6dyZ2
      CT8Fo7p7plFH3rlC
     transition_y_pt lC._.A9kzOmbzVLgSDTxkPXXjp_CVf4crLaZCZHEoKSkHSIiXBvhIC0GMg-goWWsv3lC.QdkslrctbkDA47kPjfz3Q
      01JbxVu8tnmhbBPDuo-n6-JKzAWkNvzdSh7FFo1IbU2uMYZrkFQvlC._._.I9kaw9kADa_Spr5IyiLQdF4jcHGtYyl
      SexNMe5RQv3M2ZECjdfbRLqQ7cVplC.RdkslrctbkDA47kPjfz3Q01JbxVu8tnmhbBPDuo-n6-JKzAWkNvzdSh7FFo
      1IbU2uMYZrkFQvlC
     events 0K.EiO0K.5bB0K.ba70K.PrD0K.fIW0KSb0K.J9h0K.5En0K.A0A0K.AiO0K.5MS0K.YUI0KDN0K.QrD0K.fIW0KSb
    resize 95 52550a5d57544090
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobi
     phase 0K.ctv.-0K
     card iz._.d
     touch_y_pt lC._.d
     card_y_pt Om.dsX0qIqxBPcHlku1V6JXgf1FkT_lApar6BhsbYd7B0zE38JAJ1GSZL9WoWdIf8GviEc0KGL5seHv03eaE03Vdgz
      AxK3ZPOEtXT-X2lqChKCwYlHIGlFSsNdjpSqH577vR
     card_velocity_pt_s 0K.drPJn2HNnH9NY9siPcmcdSo47Upc6MSP4AZ8rYyZmfxukbC7CrxU9Hm6DleNKRPjtB1BHR6MGvm44cs8R9TDguX
      yizb7PsB7V9VikjHYyajuiX2nw1VRiNCI_QsDdzp0K
     model_y_pt Om.cvR._
     target uB.cEO._
     progress 5s.d9ga6UASG9N9ciHyTad7mcJL4S4Z10_AvXngCug-72mdPD7jNixXCf6JyVXbCQ5aXFbraEdDLhzAobNU8D3HYAE
      31qMAXwLTtYtQugDVFLE-KLA7kLzK2HWaGu32qAZgS
     stack_dim_alpha 0K._.d
     map_dim_alpha 0K.d1JRVOM0K.7
     map_button_alpha gS.dW2H2u-gS.7
     content_alpha gS._.d
     scroll_offset_pt 0K._.d
     scroll_velocity_pt_s 0K._.d
     overdrag_pt 0K._.d
     stack_depth 7I._.d
     transition_progress lC._.d
     transition_y_pt lC._.d
     events 0K.KXB0K.PdC0K.B2U0K.5UI
    rest-on-target 55 698aeb4b2e0ff0e3
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVl
     phase 0K.H7I.Ttv.W0K
     card iz.1
     touch_y_pt lC.ESKLpALJx3KYv6knwYGvCz2NEJx.KlC.X
     card_y_pt zo.IYHpyQSRs2jhXXKXizo.j
     card_velocity_pt_s 0K.H45TDBPyISWWjIaW0vyrr.B0K.g
     model_y_pt zo.IYHpyQSRs2jhXXKXizo.j
     target uB.HlC.TuB.X
     progress lR.IDgmaIVvtDDONB-3_lR.j
     stack_dim_alpha 0K.1
     map_dim_alpha 0K.1
     map_button_alpha gS.I3fOGawP_An6YVIH0gS.j
     content_alpha gS.1
     scroll_offset_pt 0K.1
     scroll_velocity_pt_s 0K.1
     overdrag_pt 0K.1
     stack_depth 7I.1
     transition_progress lC.1
     transition_y_pt lC.1
     events 0K.E4m0K.ARZ0K.Sp80K.VnX
    retarget 87 c6a1bb31143b1005
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UP
     phase 0K.Etv._.O0K
     card iz._.V
     touch_y_pt lC._.V
     card_y_pt IT.FYnx8dxdju-tRPB_-rHqByOEJoANEJbvu6xIvY3DQF85oxqglYOfDj_ts-K_FlrodxUdNtfONSYxFM1Rus4Cvkh
      ZaU5OO3timfCalfCzTCSOydaAZ85i2BdMiVifxAQ2g2D5OMRNHM7cv12wFG5tyYv0j1pkwrzzo
     card_velocity_pt_s 0K.FcWiF6mCzlAh7eOyC8Qh6r3Tfn3Xj0n_RwrHOgwLM6Oj_cyEML53MJ1B09EUuYjOs50N3U521V1D4v6NYfHWCuX
      p4aqzl1l5wblelRChD5E1Sjyv7xRNsYeoaJZutfFaeJXpCNQeNia-s4exqgY-6OVAkI797M80K
     model_y_pt IT.Ezo.Cdk.IIT.Ezo.7
     target lt.EuB.CEO.Ilt.EuB.7
     progress 0K.Fx0lb6dHxuey2al7m2-CsbrDH-jGgQsd-aPl6sywxMGj3eBBdXHbd2SFRIXJqxwVxkDD12DhR7pCkP6o7cRqwRN
      XNhBIy-nNHkIIxkMezvVExXSYtFyNzBoxyuF7n01UEIjoihGbAGUSrWP_x59RT_mc5k0x4QZeK
     stack_dim_alpha 0K._.V
     map_dim_alpha 0K.ML1epO5waG88GXapI6db3Vx0K.SHDHLae300laZRGiCgKh7qhsSGqWkWcDtuqMY4Il10K.Slh0K
     map_button_alpha gS.MomA00K.GLKgS.S_tFMDXOU_PrBBshRdkUt0iD-kBoCNit7qg2AjPgVgS.SQBgS
     content_alpha 0K.Fi7iDFacR6bsG1HgS.JTodSl0H7iMzCC-4zDr5sFx6gpAPFNcxQotzFLEJogS.Sx0RBhS9xOVpfNwyPL0lYK6Wl
      ckYQrTkjT25zZzFggS.A
     scroll_offset_pt 0K._.V
     scroll_velocity_pt_s 0K._.V
     overdrag_pt 0K._.V
     stack_depth 7I._.V
     transition_progress lC._.V
     transition_y_pt lC._.V
     events 0K.EiO0K.B7Y0K.HT30K.DST0K.5IW
    rotation 175 43391e8732a47df6
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ
     phase 0K.Epb.c0K._.AlG.i0K.j
     card iz.EVh._.eiz._.H
     touch_y_pt lC._._.t
     card_y_pt zo.FpmyMjnbZJ7Dp41CCXTJPYHx_rluavySeSQV4UYWAoDb3xmXYcdwYCvM5n2IT.QyL.WIT.Xb_mHsYJE1EmoNZTi
      XbHmJdyYTpkn4SyiO2lOThNqYObeJ4FgoXtNLtW9zQunVlzXObzo.MyL.Wzo
     card_velocity_pt_s 0K.FQR0oFkbVqWp_74Nbuf65CpqV2uPj62IEHNbhpm5MMM4UZcIoz5bd_lgF_I0K._.B6O5-W9kPnZTZM99He-9ub9
      SKAgxV86kYL00Fe_2wRf4iqd2Vh4LcSqjBG_tsjiTbAm0K.l
     model_y_pt zo.EIT.uyL.WIT.Wzo.uyL.Wzo
     target uB.Elt.uEO.Wlt.WuB.uEO.WuB
     progress eK.F50psUfDZUBC_IF0odLiznHhnWXctBu60w5cy1tupcy3fAEoKmRYmKpaJHm0K.QgS.W0K.XRkVEu3yNt2cdZZ7a
      I7KvNygl1V_iLomwYi-e0gj-34YYM_YBuLJOEoK_R034rewZI3eK.MgS.WeK
     stack_dim_alpha 0K.FoOzq0Z2hsLDd.G3RD7hv03WwVao7pIDd.FgFDd._.BX9lRWvcrEJBw-GsgWF_Dvj1K-BO_ERgG01Fx1O8z4BWk
      Cdkx2R4JSv60Y2c0Bdr-T9ZESo0K.j
     map_dim_alpha 0K._._.t
     map_button_alpha gS._._.t
     content_alpha gS.FSh9dmhPC9y0K.GvQexR2UtkrUc_8vQ0K.FNf0K.QgS.W0K.XBUgcApQxKPTpQQcrMPrwyLcyT0nmDtq7KQU3wC
      DNAp_eSqDcsdpUPZZLswieS9zEyIgS.l
     scroll_offset_pt 0K._._.t
     scroll_velocity_pt_s 0K._._.t
     overdrag_pt 0K._._.t
     stack_depth 7I.Etv._.e7I._.H
     transition_progress lC.E0KJDi0OUc_cM6F3OuGGLyCV4NAZZCsuOlvkxDDDAr2DFiI2W67YQKFHgL1f3lC._.AgS66Ij6177odDfO0RA2s
      DU55HCdlR715qHA7Ax3VrZNktTcO6vMDm6dyZ2CT8Fo7p7plFH3rlC.j
     transition_y_pt lC.E9kHjWFkjw8R-RKOktv0LHrNwFDHo08drYqCC5FBaBjU9ASXgVKxrT8Cx8VUDlC._.AITmK1CuK5HHFkrt0bafU
      DbvKaZ_vYi_u65xCqmM4Bg8SiGXJ3YEylXjxjHuMhYeyq05LkFQvlC.j
     events 0K.EqN0K.bN30K.P0x0K.VVB0K.VrD0K.fIW0KSb0K.J0x0K.Vb0
    rotation-during-drag 121 01496f282be4f86b
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBs
     phase 0K.G7I.Utv.50K.e
     card iz._.3
     touch_y_pt lC.ESKyWpj8spunkhfoiD1xTa1Xv35LN4nrj8m-1Cxlpi2vtirnFapQvI5JyX6nJccnbYfsdP7IllC._.N
     card_y_pt zo.Gj_6KWuFWuCYIuSL5If3O_qF8TPJhDwZJM12SwNOtFwdN9MYeiiOseQ-kRWyWdZgT0ZpP_kMeEOjY6baPwPZ-60
      jcey3RF8_GQBeCDWQhiFehnAWxXsDjH8l4WbVcszv2_LiCdnzanGWZyeqG0OHxmnRkyv9kT6g8k7yL.dzo
     card_velocity_pt_s 0K.GvGHlhQbs0wz1TCc5cpORPsmcNhcwA6FDmUFsuna1RaeEEI5j-fO6uVtyoNsi0IYS1xNHRUJG40AhalMGTVi6Ks
      YFEi4AUD2ljcKa3l9q0g2QXky4L7a3pImMNwwGpgmEKxV7TSv1SiKfWXVqL6ksjsQql4TNqAR4WC0K.e
     model_y_pt zo.Gj_6KWuFWuCYIuSL5If3O_qF8TPJhDwZJM12SwNOtFwdNyL._.Yzo
     target uB.GlC.UEO._.YuB
     progress eK.GRijiuc3CWw2IhWcV_x5IUnBCRMcaJY5CuBKZONMQ8mTiECxuZNzqmwe_TKixcoPGrVoYPCOLb5Xy4gugHCSn7h
      5QZtM8P1dssLtHSdvE2gkIto19pjR9k4dCeJgc_brbDWR5vgL3m5CGeBaLXfVXONSGuo3ceiq3IJgS.deK
     stack_dim_alpha 0K._.3
     map_dim_alpha 0K._.3
     map_button_alpha gS._.3
     content_alpha gS.G6fzb3S8yJua1sdO92qH4jr8lWDP1ePf45ZUh50tbdpyeECxuZNzqmwe_TKixcoPGrVoYPCOLb5Xy4ggS.SdCeJ
      gc_brbDWR5vgL3m5CGeBaLXfVXONSGuo3ceigS.g
     scroll_offset_pt 0K._.3
     scroll_velocity_pt_s 0K._.3
     overdrag_pt 0K._.3
     stack_depth 7I._.3
     transition_progress lC._.3
     transition_y_pt lC._.3
     events 0K.E4m0KRZ0K.TZi0K.4UI0K.cb0
    rotation-during-settle 91 8eceb6be67d86bb0
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JM
     phase 0K.H7I.Dtv.80K.N
     card iz._.Z
     touch_y_pt lC.EZTST6mfOG95sukFFlC._.L
     card_y_pt IT.HbM98cStUeGRReJcgvblnnRq-_n-ozoZpz4viRjII0r82sgK7uqb464qujUXrg7Ghaj6aGrIigFVVMvjO8fEQct
      hIsmpb1ciP5hbbO722oWsoUpmJTEvW1h-nz2yxul2iQqZk8TyL.Mzo
     card_velocity_pt_s 0K.Hh6pSGp7TqKaxKvHZ405X3MdIS2tor5XFl8-83mVofRPQhvqYvEqVWXQDRokH7rI3HqjxS-u_LUiBt4TR6_G5YO
      Rna6DBFGBTWDU-g-BCSvyNrg_KDZcGYNe3fBYQgFZfBZNxVW0K.N
     model_y_pt IT.HbM98cStUeGzo.DyL._.Fzo
     target lt.HlC.DuB.DEO._.FuB
     progress 0K.HoYBqndQp7UDpeJEvEQLViPZw2CTRXv5aBW9KeTMLCGStbwJTU7OhPCuVBf-ocXrR3dXS80bC3E825MuofpCylN
      UsS8eNZwD9_76eWY-mGufptgO0whsOKhvk3Vo24GiBAZprrogS.MeK
     stack_dim_alpha 0K._.Z
     map_dim_alpha 0K._.Z
     map_button_alpha gS._.Z
     content_alpha 0K.HNrc6bDzFlRNaCy61UpqjiPZw2CTRXv5aBW9KeTMLCGStbwJTU7gS.SeNZwD9_76eWY-mGufptgO0whsOKhvk3V
      o24GiBAZgS.P
     scroll_offset_pt 0K._.Z
     scroll_velocity_pt_s 0K._.Z
     overdrag_pt 0K._.Z
     stack_depth 7I._.Z
     transition_progress lC._.Z
     transition_y_pt lC._.Z
     events 0K.E4m0K.ARZ0K.C_c0K.CtS0K.2UI0K.Lb0
    rubber-band 118 f4e87cc7c9f97a7e
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1
     phase 0K.H7I.xtv.30K
     card iz._.0
     touch_y_pt lC.E6BSPqXnK_NC2ZJ9eTQjUwvR9ZvwGrCUA_VPtq4fQnEsaf-cN754eSD6nsL.AC5GG67QdA4X9vOINpDaTeMMVrD
      XGrCSpcl5OSsrawXbNZOiolC.4
     card_y_pt dk.HuCX-cyUXIXILjFzbTXLM4mXLWpBQHhD5e6reuouVbilww4Evn3Dwr6Nb5ZEeGJAb3iX8aazcZlwBL07t4bhzhr
      xbt8cvwN3KNkbu73hcbASO2f9vA1I1ztU66F3_EK__KOdHC-CAAt__Cy4z7c_klGFrPPcK5dMmXbUn2CMySrRK2pvk
      EAxnYRIxfSChTXgJKdsv03ZkJeYHrhkzvvZIxJw7zo
     card_velocity_pt_s 0K.HoI7twAkdpufmAkL_6_7rJd-CGdZ8eD9nXxrlqDgv0WcBM3Zx2Eh-ZMxyg8AGmm7rGNcrSCf1isKvrFrbwqZJYR
      99epYmOKqqNXLUEahIem6YMGPsSrwq3pziVQap10nhdIM8rVSh8ALnjEIZruNWqXtqXyT3AiR7cpM6P6fz9Dtp6ZR-
      UEUatgBx3yQrx-ptYOH_uD07UumY_vtv8yuYoAI40K
     model_y_pt dk.HuCX-cyUXIXILjFzbTXLM4mXLWpBQHhD5e6reuouVbilww4Evn3Dwr6Nb5ZEeGJAb3iX8aazcZlwBL07t4bhzhr
      xbt8cvwN3KNkbu73zo.4
     target EO.HlC.xuB.4
     progress gS.HLNxlRO37Xzezl3WeoraelMKX-0AVFtNfD_HNJ01kpLPhIs2XaI8G_ndoNkH4p4rYfmmlb40_BJ6lO0HHFKi2Hj
      RQxnqBNPXHF9Ht-dQPEeUnxE0rfNFAWR8TYatmJTeTRHf3zqclOsFWa2xyjBmqFR3uMugp-Y7MHCTbUIX3PNBXTpD8
      Wa4QDsDEKFZy4ltPGRJfkxuT4G9yhO4nVtd1A4EleK
     stack_dim_alpha 0K._.0
     map_dim_alpha Dd.pQggyjnTUBfJ7n3QnAaCvn631maeEW6a2v9ulu8K-KILSSWInXPWr83-OXC_AsVUt0K.Sm1UDMTWhe8ReK3-vll
      wkxLL4p0DSh89wJx2T3x7p0K.B
     map_button_alpha 0K.-lWO6rqsI5bVj_N9_QgAUHUgS.SwlgNLNB6LG310h2qaU-hO2IklPGSfDuEruiOS3n5gS.B
     content_alpha gS._.JAjwEhYRr6KTttyXPY7t6FwVCxTK4jPWq-Sw3QGxWgS.SeK2RgS
     scroll_offset_pt 0K._.0
     scroll_velocity_pt_s 0K._.0
     overdrag_pt 0K.HIhupNrRozoMGcVjNXl0fHalMJpmIS7ldF5XMMBmuN4zMuLtpXHOjkwVb8X5MszWbsBWs0K._.J
     stack_depth 7I._.0
     transition_progress lC._.0
     transition_y_pt lC._.0
     events 0K.E4m0K.ARZ0K.wsc0K.2IW
    rubber-band-bottom 107 6f2787a95ace34c5
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO7
     phase 0K.H7I.ltv.40K
     card iz._.p
     touch_y_pt lC.E4-95d_kQkOXNpkVhe1GDg8Xg81z_-Qf0zYKbuaTykqZYtfqLnYrZZhybhPQocpXi1z4KkJFFv81d8KJmsQpGlC
      .5
     card_y_pt IT.Hjwx3iSMu2afPxG0f1k36KzaUKN5UHvsbWLu95rHkWNsyK2FeQoJjWfTwulu2BmAR0S9xRwpjUMi-4BaP9faUxj
      b4LQBpHwrVkyUbiOGqq4aK9tUYOUZPCVAAG-ip-1fTJaPPj_hv_7yqCm9hzOjRjmY0NJZYopZZk9ngs8jZgudhtvzv
      y5uNfvJM2tTbIYpL0qIT
     card_velocity_pt_s 0K.H7tqaq9O-PWyCvzRIQOzpsbDRpCI0zpTZ1ydbJWPS3ke8YzCVSh-6k3gZs8AvWwub8T59hICmVSHdcN7NRN_a58
      _sZrKqV159Wm48Kf7zlG7LscrdwEvr8Cj5sQe-_eSNOIe09UiK2ke0LFWfqP0-D19_IJBSe6rn95O-f5Ubq7_g_fq8
      -FI2kbshDUmFKr94J70K
     model_y_pt IT.Hjwx3iSMu2afPxG0f1k36KzaUKN5UHvsbWLu95rHkWNsyK2FeQoJjWfTwulu2BmAR0S9xRwpjUMi-4BIT.5
     target lt.HlC.llt.5
     progress 0K.HSR-dl7Tz_kjOIUrTgPBKV_HTyyriXws56FQORrGE5EWtj5WeKiA7Clyc5S6mWFCPJ1v1GbpvknmlUWz8wYywsm
      AWDwT_NGrXWvCmmhGcRILrYYzbdmI_37PRvrVYON8QTBSKIJLtwjLWboI8lNocvglH5fcORxNnVo2wUb2jTIJTAk_C
      ZwHET9zEUgCxBwR04h0K
     stack_dim_alpha 0K._.p
     map_dim_alpha 0K._.p
     map_button_alpha gS._.p
     content_alpha 0K.j5wHkb7pRV-6iyx5rL0ivU4HNdaDPLzrBQx5pLNI4l1-ho0FJDJ5ONXQ_0K.S9GAiryeVW3x89Z2HZGHVOMYW3n
      TBvB835W1phWm80K.A
     scroll_offset_pt 0K._.p
     scroll_velocity_pt_s 0K._.p
     overdrag_pt 0K.HLpHCJNelN2jJDMvYNvxR0bEK4QVJs7-ZD4vV9FnD0BwPaRRw31WT6jkQ0K._.E
     stack_depth 7I._.p
     transition_progress lC._.p
     transition_y_pt lC._.p
     events 0K.E4m0K.ARZ0K.k400K.30A
    rubber-jump 49 ebcbf4182e05dc17
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbj
     phase 0K.G7I.Otv.W0K
     card iz.v
     touch_y_pt lC.EUv.G6B.IlC.X
     card_y_pt DW.MIP.JsoQmFUd_9Z5VV4SzvdHCIQUZ9YZEoc7UC6g0XBCLE4Wur7DW
     card_velocity_pt_s 0K.MIwK-.AUhx_.A0K.CEUnGMjQ4D48PP9wUMBnV_zv9RrXSPrnbtrLEhXT2hX2UE57E0K
     model_y_pt DW.MIP.IDW.X
     target Ij.GlC.OIj.X
     progress gS.MRp.Jnjh8oaXK_IoTMI4hN08dWOwUPEDBdUAzcDUlDFR7PgUhmTgS
     stack_dim_alpha 0K.v
     map_dim_alpha 0K.v
     map_button_alpha gS.v
     content_alpha gS.v
     scroll_offset_pt 0K.v
     scroll_velocity_pt_s 0K.v
     overdrag_pt 0K.v
     stack_depth 7I.v
     transition_progress lC.v
     transition_y_pt lC.v
     events 0K.E4m0KSi0K.DDX0K.HHc0K.Vwj
    scroll-bounce 113 35159c4fdb50c33c
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFm
     phase 0K.HR8.Ehw.Om_._.P0K
     card iz._.v
     touch_y_pt lC.ElboKMIUJAgIlEW6vGulC._.g
     card_y_pt dk._.v
     card_velocity_pt_s 0K._.v
     model_y_pt dk._.v
     target EO._.v
     progress gS._.v
     stack_dim_alpha 0K._.v
     map_dim_alpha Dd._.v
     map_button_alpha 0K._.v
     content_alpha gS._.v
     scroll_offset_pt 0K.HebGQ4CgCkbsV5SAmd9feemY5n93q2DS8_VpJ2aCFxIVdkfI6A5gPtTggjB74_vgXabSYswCdc4-XWaZp3ysTqR
      31xKo6Id2GoCJULvISLKt55RqQJQA_Wl1Ka4GF2D4HS6Axa-pFKoQFozmK2U4WfqirldmqKHugxj_y2L32U2f5QBX8
      ofRzx1ILBhvN2-mVIdr7BzwE9l2lp7rn
     scroll_velocity_pt_s 0K.HpZHFHuMgqTFZwPLR8sCPJHAoeL-L-8dmIyL-qIlUDksA0D7qXoKYZmZqb7tRwFyPvx0kja8sSfFNrievTDkXP-
      c_ehim-3joO29p1bfHf02TonIBhzJA1YvaHNDFw05QuwZr8wuTCMNbfNUuKuQpGKoujRmZ_kpsofZ-AYh56gTnVi6E
      1GMKu1mL1vbB_zej0zLW084iTYHvtP0K
     overdrag_pt 0K._.v
     stack_depth 7I._.v
     transition_progress lC._.v
     transition_y_pt lC._.v
     events 0K.ElT0K.ARZ0K.DVL0K.NU30K._.OGW
    scroll-handoff-both-ways 123 e68e72c37c0a06a5
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF
     phase 0K.F7I.LR8.T7I.Rtv.80K
     card iz._.5
     touch_y_pt lC.ETXuZwaP1YKpFJJfs61uV2W1pQjn_AbHCI_h9TP6upif5rp__HLPzBYK1hGiyrkWlPE7ilnbVCoiS9-uuzjqdzJ
      wYjgBkwhCeOOm28mbSLcXdlC.9
     card_y_pt zo.F7BgytoVTR0v7Bum6vps8G9_sDOdk.TU2aEUmNzH_edETb3qBBSmWaZdEukefwgf1wvW_Daepsyl6MT3adpKLC6
      G1tmYp7Rw-E2kg329fp5-upIpom7BeNYQoESPBJa06rzEPFNP20oK8lu2yvuQxdvRyxlOxCD-4RDZ-OObmJweTXn3z
      FUQaYypj4neu7Wq1IT
     card_velocity_pt_s 0K.FP3FKFfh4BQSJuQ7zXAm0bEgcQT0K.TLZO1NyZb0wks_f4KQaaHWgj6VTu4gMIzMN5-cNXhQK5YphieZ7vMoGkj
      Ye06sNfBJ5jNHkOlAgQCk9zjLxsUO-X-bZnwBzV7DZt50U55ZmXwrwz9kMzICqd3SnM44DM05m7T7981QzaFU30SMK
      2mWwLvmhStpUTAtl0K
     model_y_pt zo.F7BgytoVTR0v7Bum6vps8G9_sDOdk.TU2aEUmNzH_edETb3qBBSmWaZdEukefwgf1wvW_IT.9
     target uB.FlC.LEO.TlC.Rlt.9
     progress eK.FHzCPW4UTlAE-q78NpqhsFTyzZigS.TTbbWjkYDgq5NQ2l7sQ5TveEOSsuuLf7A9rVN5i9r-GlTQ75ZOwQZ0R3t
      oD6nrtimRmQU4xypBhdmVwoDK0dqttMl2ACY6fV_uVtIB2CP5qovwp6L9H2hAOMvynkFSrQO1iHY7Z7_i4CUs0v37F
      9eDUo8vjhkgQ_Ka00K
     stack_dim_alpha 0K._.5
     map_dim_alpha 0K.F8o0w_B6JRqx01RsayK0uPrUZZEDd.TcZcje3FJV5XU0XhcfgrdoycdXoccWXAAJKi80K.-
     map_button_alpha gS.FqZBA6USj0K.plNiRji3FbhgS.-
     content_alpha gS.5Xcy7SjblgaX5CO5bDlBFjefB3DkVAfun0K.S0dYkh0uEDTDo6y-6ZhiNaZ3mLk02RQKLo3yL8eQy0K.G
     scroll_offset_pt 0K.SrqRIld6RlWHbevKmFAIBlHjnvbzpXClmrGFNIeU3F40K._.Q
     scroll_velocity_pt_s 0K.SBiTq_HzINx0SjhEoJL9WRStCnSiVvAxyD-G-MWzpDr0K._.Q
     overdrag_pt 0K._.5
     stack_depth 7I._.5
     transition_progress lC._.5
     transition_y_pt lC._.5
     events 0K.ElTRZ0K.Kwv0K.S0I0K.Qwc0K.70A
    scroll-handoff-down 114 485fd99fc0e74f9d
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXy
     phase 0K.FR8.N0K.RR8.G7I.Jtv.z0K
     card iz._.w
     touch_y_pt lC.EUUM5fdaIixUL1vHlfEMOCnouuO.ClC.MawqqLKdEW1urDfP_j2QlPRx5wE-v8xxaWDz4QHLiRoec44fvlC.0
     card_y_pt dk.vOd3RXnLU_Owj5OnK-UU1GmgpEvzIXdtY09vHebKDl5Ys6_gVqcQJgaG2mObdbk1vGN52HrdabtM7wXp6TOuegT
      xI2hDOQ8VObNCThMYV4TZWLQ9Ey_QUdFiRCI-NESyzzo
     card_velocity_pt_s 0K.vSb9zfeZ_z0dhFipY8Qf9fs1kWRUiynxqUa5sXPtR18HcG5Mvip7q-w2Rq-VmQv9jTD4sVwz-POgEL1MMwe7-xV
      ndrzJ6UWt9ozB24V1gEd_ASRTA3fQu2v7oPT-wluCT0K
     model_y_pt dk.vOd3RXnLU_Owj5OnK-UU1Gmzo.0
     target EO.vlC.JuB.0
     progress gS.voRtRfhlXMkU8EXDTKayfDDoub4KBzguExrNwYnYW7U5wsac4kJkvcHLvqWkTXs66QwhPHwNhkjw5aSM6uLzYdG
      SF-QbnqCroZ6ccw0ZQRs5X5WtlWJkgSBCOYAHgHM2ieK
     stack_dim_alpha 0K._.w
     map_dim_alpha Dd.vjgJaPbuyBH-GjtHtGM5G_4CT-k6fDTNIXsoepyzFKRTJ0K.S_lA_lKuwcN1GcPpFOPBgZ9gzsW54Wn8imh1SSM
      Pg0K.B
     map_button_alpha 0K.6JeaRUB_K2JFYMm6eP4STILgS.S3ySZhXQTZbUZNfxZccYWeg79G9MFPe1nvk_7_XxqgS.B
     content_alpha gS._.F9juBZrWmOp3Z-OVM3LhhiJ3j_MQEQRvuC0wmvNn5gS.SohfFgS
     scroll_offset_pt 0K.FsxGc3qY5ipSTe-zUyqJfURIT.VjLSS8smcC-vXLCaU0K._
     scroll_velocity_pt_s 0K.F-XxdSjp0-c_Y-7oOZn-9G5tT.B0K.SH_-4mRfXXxcIvPSO0K._
     overdrag_pt 0K._.w
     stack_depth 7I._.w
     transition_progress lC._.w
     transition_y_pt lC._.w
     events 0K.ElTRZ0K.MT60K.LlT0K.CRZ0K.F0I0K.Iyd0K.yIW
    scroll-handoff-up 163 0c59764b3e0f0325
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9
     phase 0K.I7I.JR8.Ehw._.Dm_._.A0K
     card iz._._.h
     touch_y_pt lC.ETX1OZSoSiiuOZLNpYcKjlfLtqFfuZq4MlRup4Bp_WdlC._._.G
     card_y_pt zo.I4DD_DDjMLUDQxPjHTCZUlIdk._._.M
     card_velocity_pt_s 0K.IbP7qa_96JYOFv_hb6d9UYl0K._._.M
     model_y_pt zo.I4DD_DDjMLUDQxPjHTCZUlIdk._._.M
     target uB.IlC.JEO._._.M
     progress eK.IyuBuD4MaBUXtlOkGf6Y8CSgS._._.M
     stack_dim_alpha 0K._._.h
     map_dim_alpha 0K.Ic4r5ux9DA6anFzYmYYOwgpDd._._.M
     map_button_alpha gS.IsvggBZCAaX0K._._.S
     content_alpha gS._._.h
     scroll_offset_pt 0K.T3DK7EWK3LLD7cvID0rrtWUGhsOYDqjHweRvQlBsyiB2dSaJuNdDfAw1SHFSojuKDpUjEt6f4-zW6_UT4a4LEbq
      mCZHUMFC758iUKVDagwJxj1hYgC5.ASj5aG5HW66Hh7y0vhMA9APJg5jnPaXE_lF48IO55_p9Wa3rDOYJYF1PY3hu1
      WMp1bxi8sd4eO4tntPB-n4iNGcSEtFDK30TE-6FWCCOdzD0AYzrrYoZoDc2lvN0yLKnYt7jMN3_1WX8U2am-gnwEQJ
      jtaioF8spBRYuAChrn
     scroll_velocity_pt_s 0K.TN9vARU9QuITf4CDJfNTtPNwKfEdzlO0OifH-InqsL5O7jp8Ohx0AjMh4B5TVcaCdEt54_ef0rCP50UYAtTX41G
      tCSmD8W6vJiWprhAvB8WIDuS9kfFnj4Ua0Pe04VYVeewmw-di8O8FC8j5GXDjJGl7R0qxFZmxd9Zo4bLyh-Jd8e0lL
      q3EWzne_RFNUPYY1yhvHeqzEMTDN3Q95Tl2pxnMJ_BPOXM6hNgnYYshT22YgcYaFgIhQCGBdUDPdqvvDSUpU9RDJFs
      mzT4LP9zi7--J4hY0K
     overdrag_pt 0K._._.h
     stack_depth 7I._._.h
     transition_progress lC._._.h
     transition_y_pt lC._._.h
     events 0K.ElT0K.BRZ0K.Iwv0K.DsC0K._.CFw0K._GW
    scroll-keeps-offset 166 0e595ca42bc4992b
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd
     phase 0K.FR8.N0K.Gtv.80K.G7I.Gtv.30K
     card iz._._.k
     touch_y_pt lC.EUUM5fdaIixUL1vHlfEMOCnouuO.ClC._.ITXgSO0x0Zp0e-3cJtnGCaFLGlC.4
     card_y_pt dk.d_uc9yZaFRze8eciWBJ1gCySYg4GWB_Vu8GOHO0bX9vp3uXnhPxGvp18thcxKg-JdR0xnHHrWi6XFWG1Vu89_Uu
      p4CsdLnizNlYgKICinK9vlJb4fc1hdB5_JK4zo.G6DM4GVh9DNSEHT7FbSJ_beyUHyxHvAEmgSDAC-8mx7R5eOOf8x
      5LorQpQe8VK3oLeXYW3ybc1aBMUnzSeTLlLhfP1Y6AGFVKgqCO7sSNQhlqpG5V9K-sDVVEvtTVw7Q3zAzo
     card_velocity_pt_s 0K.dFXB4S7RfeRQ3khY2ORO2ox5x_AF_rCBA8hGjthEqDST1zBYSAAYvlhlahosNIwLCWtmy1ynELizxvI-36f9kry
      FEnviTetxTPEwqGrG255jOLFl63YikauhJ_i0K.G8ClCeaQkQVLQw-wVo3rTRRoAGdw_RtsqPXTaF7z5aziXfJRG2S
      4KZQDM8C5U0yF2pJsXXExydArJtL6T5a40cCPJ13zPvud_stFyV4jIpuf5QBYTKOxvRiY0Z-nipvTS2B0K
     model_y_pt dk.czo._.E6DM4GVh9DNSEHT7Fzo.4
     target EO.cuB._.ElC.GuB.4
     progress gS.dpefGDR3x-Ympg8DVGVUxHB4Yr1pnThNGFOfoPjVjFouCAfoXu7lrKG7KJQcJwVN56ZYekhZ2vrGNnYQCuFX_jz
      1WzqszYSOoUftKrIzdN3Whqs04KTj4WPd7KjeK.GMC1ehfrns5hefLpNhrHtrqYPtJn57lSza8kdj3heTqgW_28FYF
      hyT2C3VMNZ1M39_RmP8x2ENrJHjLrzhh5367G_aVfgoB5bqcUnrDajJPVKEx94fQCrMtY5mLrAgKS448eK
     stack_dim_alpha 0K._._.k
     map_dim_alpha Dd.d5QI2MN_FtRuOQ8NyY6ZD6F7WE7XmWC0K.S0c6-m3wZR5zinQfheLm0DOFjCX61RVUaQpcrBd5-0K.M1lZswPiV
      ckiSnpIGQnFpI5_W2aj1qfVOjOpV3tppLdkbgjyCM90K.SZDeFyQhkc0A4GLAhTlg3SxIJMeRq3E9TKr1ZSf7u0K
     map_button_alpha 0K.k_DeyRq6qNkwg3Kf1gS.S5HCqFjeHdPQ0901tPqsnK1dgpZMrk1k_bdJte5OmgS.MLua__8c0Ej3isz0wrfTYT7
      QBrx0i2so8V1xnutRFVYeOjtzKowgS.SGIm8ELoyQwz1uxFsWmGJXHSauKGBASz2Zpb0B4xqgS
     content_alpha gS.sxSXaWiYmIAS27VwSSZZpNpFcII5ZalD2J3mTwiI4gS.SDrMj01lN7ovsgS.f9CLX4S84YofZBUuwHFX-NXJHN-
      lX0IqQKNzj9NgqgS.T
     scroll_offset_pt 0K.FsxGc3qY5ipSTe-zUyqJfURIT._._.S
     scroll_velocity_pt_s 0K.F-XxdSjp0-c_Y-7oOZn-9G5tT.B0K._._.P
     overdrag_pt 0K._._.k
     stack_depth 7I._._.k
     transition_progress lC._._.k
     transition_y_pt lC._._.k
     events 0K.ElTRZ0K.MT60K.FiO0K.7IW0K.BlT0K.BRZ0K.Fh80K.2IW
    scroll-momentum 63 6151834157fafc63
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB
     phase 0K.HR8.Ehw.lR8.G0K
     card iz.9
     touch_y_pt lC.ElbRPp1NSHRX7tO2tj_lC.lW0yUPm4pcCWkpZt3lC
     card_y_pt dk.9
     card_velocity_pt_s 0K.9
     model_y_pt dk.9
     target EO.9
     progress gS.9
     stack_dim_alpha 0K.9
     map_dim_alpha Dd.9
     map_button_alpha 0K.9
     content_alpha gS.9
     scroll_offset_pt 0K.HkdLHISkXn2xMDjq56O40lZPwoUkZ10N6rA9rKLqaa7xbMkvqReKu5GqcPqqt5ty57iYY2Kldc7ZSRqd18YgyT5
      kU3zW-aFMKNc_YFGy0jSW-
     scroll_velocity_pt_s 0K.H6lORivbWkpv6UYC8R3BwXQY8mVyilXkQ366s9M0YsOkYnlvrrRm9ATgIvIBJ2jvuGIhp3h2hGhG3hwkARpmkzv
      eP2T0K6Qe6OUx0QpH91l0K
     overdrag_pt 0K.9
     stack_depth 7I.9
     transition_progress lC.9
     transition_y_pt lC.9
     events 0K.ElT0K.ARZ0K.DD70K.kW20K.F6w
    scroll-rubber-band 115 63672ae0ac779cb2
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei
     phase 0K.GR8.Ym_._.O0K
     card iz._.x
     touch_y_pt lC.EhUgGIIEYhYyqApOKxwjKeaSkXFdD9s-u2PHK68yABmyx0jHekJ.ClC._.P
     card_y_pt dk._.x
     card_velocity_pt_s 0K._.x
     model_y_pt dk._.x
     target EO._.x
     progress gS._.x
     stack_dim_alpha 0K._.x
     map_dim_alpha Dd._.x
     map_button_alpha 0K._.x
     content_alpha gS._.x
     scroll_offset_pt 0K.GeQeVyvjMbXDIH-8f7_mF_q9CCc0H0sLovUXe47ITwjCtp2.C1z4eZoEYvY2u7l0Yg1vTMo_o7993_Z7fm7rKQK
      -veWWynW27b4DOKhrVLJNgpvVrPXzlQk7RG2V0SZGnmUaZd5WQF3mKUiBVECtZeU9u0jAkaBnbBA_QhO_rIjZ0YoZm
      Zat0Xu7s8LsaUweNtuHNRMItxD2YQrtF6J
     scroll_velocity_pt_s 0K.Guk9q2iyA60o7snpVwGNT5uXyfY0MYTPknQqd8P_RYo5b_x.B0KtVFy8HIfe9Us2--UOl8wohLOFo08QUAeffaT
      E-vJAb1J4ww2QY158uuaxTYoXVW1JzBixtovDfwc88d6ATa1Nd9h0MlNbb1QboGG8ajoNjO7K7p8mrtYq_LJ9PCnWS
      G2vGs6txuMgplCsQobCt63EKs_eqhd7AOm0K
     overdrag_pt 0K.PyKTJNMiy0iQh9SLcPtDePledk_JX.C0K._.P
     stack_depth 7I._.x
     transition_progress lC._.x
     transition_y_pt lC._.x
     events 0K.ElT0KRZ0K.Xbv0K._.N5J
    second-finger 89 c0e4d3dd975c6385
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmja
     phase 0K.H7I.Ttv.40K
     card iz._.X
     touch_y_pt lC.ESK7VsAuEjwR4qLW-bqUlyPx73gZcs96M7f6gJb8hEHcdIJKklC.5
     card_y_pt zo.HvZ5AZwXRH7WGPFO5M5LjoL56a6xPYEzbKFbgXHg2M_AHyjoSvKO1LQll4uAx7BmtUNIygyo1msNtLQTpxCe0xM
      yO-45Qmvo9PR3pRwlfkHVVk9wa6LAxe07rs9Q3oMCyLiMvgteQ_uJ3dnUXA7ed8HY6iysM3Mzo
     card_velocity_pt_s 0K.H3340wcxP8PURKI-IqwanG7eOZuoeQhjDY_CAbNVriWSA7b5y_vi-3TLWyytaH5OJcVaI4zU-zSiu5funxwDGe7
      pSKGiiIwbVQunJ5pAZO4Y8SDgMBL9L99WeeGJqpxd4XYy6wsYZa2aDDWiKlsxONOK3wzbsDO0K
     model_y_pt zo.HvZ5AZwXRH7WGPFO5M5LjoL56a6xPYEzbKFbgXHg2M_zo.5
     target uB.HlC.TuB.5
     progress eK.HNk1l_e9Jq7UBBpboUfwapU-ZsjVsbDRqzKJ4ERghVJFQwE27t5S4gu7j-bQeRj4oaLZu6WcNtKeMoa_dzWIOqm
      yfd6k4pK91Xmk3alsKLZLw0EyPwtRGKeumNKF6e3Y10PSSLjTOh9-jpaPzB4p1hwqGEf3C6UeK
     stack_dim_alpha 0K._.X
     map_dim_alpha 0K.HXaRUuUU4zZ0ajq5hwA11lZqpQ5upMNOoXoqswsYg0IhQQR3RYS7gGEMTIqCmeI0RimN9mhlCWNWs0K.SIxJJuM
      qoXsAQjgGFg2HZat65fLv_8jr4ZsGNRC-S0K.A
     map_button_alpha gS.HTZoPDu__scwT74VlsI51dE4BJ6QyZ-OvGJ_V0K.FdwXMGXwGfXIu2tuqkcoAFN8fyzgS.Sh5RhrXBHzdnFWzhO
      DHlHS1iSzoW6ytcNnzARlqZCgS.A
     content_alpha gS.tkAVyXADySMbBY0esJ21HfLAr1Xn1YyrUzlmWzaPRgS.SR1gS
     scroll_offset_pt 0K._.X
     scroll_velocity_pt_s 0K._.X
     overdrag_pt 0K._.X
     stack_depth 7I._.X
     transition_progress lC._.X
     transition_y_pt lC._.X
     events 0K.E4m0K.ARZ0K.S520K.3IW
    separator 137 f0693040eed65e15
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHM
     phase 0K.GR8.T0K.UR8.Bhw.Bm_._.N0K
     card iz._._.H
     touch_y_pt lC.EUUUoXVq_SNtH05mllxLAzP9Tpml-4mFHBa7VZ9.DlC.RSipoICLc4pNRlC._.R
     card_y_pt dk._._.H
     card_velocity_pt_s 0K._._.H
     model_y_pt dk._._.H
     target EO._._.H
     progress gS._._.H
     stack_dim_alpha 0K._._.H
     map_dim_alpha Dd._._.H
     map_button_alpha 0K._._.H
     content_alpha gS._._.H
     scroll_offset_pt 0K.G7pdO-WESevgb9_O8zYxtfsjt7H7pDemUXh.Z8fMDFBsdwnC13kw7n_4IfNobuVFi97llB9fM8-tSrnymaO9Dz4
      yi4t2G7Uh9wcw0YvIWCN5nN6UkfnMw1TuHFuzngdKdARZk5Fg1pUGodyH3NQAAuyIM5VZum4gGT8Uz0v1qdP8r3uUe
      rlV79RvX7VxKGwFGS-jrafy6slOfgg0K
     scroll_velocity_pt_s 0K.GuHASWq-0kxepcddBKf4euUsChyf8TjSHCf.B0K.WpJukH7gKjwoBAWrDSDsflsFXuDf9A8fc0Sg26vpzxv4hW-
      LhBn1WjTd0SnfOnMWmlGN05JKKBHGzXBBKTSw27uFVbS30YLQPkQP1mliQhh7pjtigMOczyFgmWZzBpXZKb4X8ugJY
      YUZLxpKwR8Hpzv1QBrNh9wsc4c73mDAFYN0K
     overdrag_pt 0K._._.H
     stack_depth 7I._._.H
     transition_progress lC._._.H
     transition_y_pt lC._._.H
     events 0K.ElT0KRZ0K.ST60K.QlT0K.ARZ0K.A8p0K.ALa0K._.MZ6
    sheet-dismissal 244 a8ecb6085715aae6
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4Jbv2Sloiy0phHy0Tpypsil5HeRJ-UxKsvx1fj
      r0tV-sCVlsPVSAfJ2zFi1qqn-lQHUsgYo2xtqQ
     phase 0K.G7I.Ttv.N0K.b7I.Ztv.c0K.Mtv.c0K.g7I.Dtv.c0K
     card UT._._._.y
     touch_y_pt lC.ESiJE1TT201piTNhx1L_fy5koUUGJCaA9b_BRlb.DlC.pSifWaBDIUokDEpfaRR4S2mo9UNwJ1caeoQZ3FucXTe
      01nJr8ZTsk0u3YlC._.mSiAzSCeQioyO21yx0NlC.d
     card_y_pt N8.GiDhMXIwUfgGMMSTstAA5VZylMidrAweug9.ENz37R3KPBDCdTEKcO_WHBQ4MLjQON8.b9UDdrmvCGg15WwPESE
      ezGXaEg6niJHhKvecW42TfuXlI40D2zBjPlL_QNprkB6V2KNBsWGTIgeEjol0Wo7Vc--5L3O-w8hUjM4yKcB4ADtwT
      f1KIOO9k.N_qQJYkhH7dbc60JM0FklnoGZusklvkedWEhYZXNzu-A3jK8fRodLCxD5_6N8.gg1pjvWiAjeFkxzxSta
      ZcHV-oTd0fXnOfIXinG4h-80kpwJFkAIDDnRGI-Rl3pG0PbCYqDS9k
     card_velocity_pt_s 0K.GINSh5YCPxbG1OZLWC_TWLVwqYQ8fWeh-8u.B0K.AU_ONdllGvF5Cqnh8jeFOqZLn3UB5Z70K.bSn4SxbZAzoGW
      iood_JI62PmSqqZ2M5TdLvecIDE2lsQkNxdhqwaaNtToWSbofpKeJWlQ4EhohLh7WKmerxFf6n_TPskBhMEIc9C_Vi
      QDshvZEm_Q8S0K.McnCqNJPRMrZXaJwcIkaA7Haz2GwBdnWbUhVRsfs6gBHT3lWUSmMgcOud0UGc0K.gsRrw0C94q4
      rTkdfxyaTJBpavZaa6c_cdf-aAmR3N_O58qg099tu5_-9uJwPZqXAxblC5Uh0K
     model_y_pt N8.GiDhMXIwUfgGMMSTstAA5VZylMidrAweug9.DN8.q9UDdrmvCGg15WwPESEezGXaEg6niJHhKvecW42TfuXlI40
      D2zBjPlL9k.qN8.-g1pjvWiAje9k.d
     target h0.GlC.Th0.qlC.ZJz.qh0.-lC.DJz.d
     progress gS.GqU_opOhzMu6KKgegAj8btr275tZdx65cD4.EoYF6Yjqv1D9Vbu1KuiCSMxpRsJZ3gS.bLLSGpRHCau6890-qpt
      p-RdCIEYh-jrp41QhI8wOwpiWcrdq5uJw9j0LyOrXmMwoqWbmNazcUW9CNyD8XoEXnA3vGTZ0Tp3ypD6glaEgYpiYp
      fSklp70K.NEr-Qa2tvAxo56sllOlQ6C2qcegoWX856OnwoFb1FiCnw9CvTsyvSaEA6RSgS.gxkK-GB1f-0J8evLYJD
      k-KGJ_lY8llbtdd0rmQMWfLIX-p2_jhh7KBxyg8zc06xjpcvcIqq0K
     stack_dim_alpha 0K._._._.y
     map_dim_alpha 59.GBVUuuJzHlf4029kWvCEYv598LzdXbyFYl5.D7HhLDq-mclcbnvFAeHPoq0Q8qGFm5_59.czjmNrlv523rHMDL3
      9Zpjgus71p6DVg86TxZ6KB_sjjDUuRY101J39RRILeLhEe_MNwOffGCySsXNdoQQuw4kA4pJ5QQdbkAL0sMw37HGe4
      oRkmv80K.N6jbDklYKQ9xYgol0Vt1-417vvTLQeqSjQPmf9CGgs2UEaLnyUJc2fPSN6S59.hxEZLzRN-ThVdAa9-JK
      QkyKUztv5m3c-3MqAzFt-JaZNDHQ-_bCy5U2DASZFLQnrsB5NV0K
     map_button_alpha gS._._._.y
     content_alpha gS._._._.y
     scroll_offset_pt 0K._._._.y
     scroll_velocity_pt_s 0K._._._.y
     overdrag_pt 0K._._._.y
     stack_depth 7I._._._.y
     transition_progress lC._._._.y
     transition_y_pt lC._._._.y
     events 0K.E4m0K9VTOzl0H2DME4oeyfe1HFDl-YOS6tRRHZt0K.Cl90K.MIS0K.Z4mRRvHsT.AvK0v6uQJia-oiTYLQQvXf1
      nh9RrCJ8hFcWUcvN1PdZuzQ9hF0K.bbN0K.LSR0K.bZK0K.b4m0K.B1Q9yBKTvN9Hd0K.bbN
    sheet-pull-up 69 4fbd161fe439851c
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv
     phase 0K.H7I.qtv.N0K
     card UT._.D
     touch_y_pt lC.ESiKdxRtnK5EKcx6OfDRV2x3VzbspHMRA1IO2kJeN2DOVzQaFtCxnw39nTXOCxl8-yNZxV0tibfUHRruL1q38EJ
      .DlC.O
     card_y_pt N8.Hvw0mbsdyU6nxkNyqBf5Ogwlg1fTrWNAHLSIyNHqYUDsLNDNhgHUBtbTZfRbCr95m3Fq8dDg_lB8YB-jv.Ej9eF
      3G9xnHqeX2favNoTOW-9g6KsN8
     card_velocity_pt_s 0K.HYhlOC2_J3NaMwh8BcluLEV3LU7FlhMier-SdCyI4cqehTQuhtr9p_uHMb9wK16Fv0XjJH3L876gNhuvk.B0K.A
      RDw8hanvLnDpJcp6TsNGtwoneh8j-d0K
     model_y_pt N8.Hvw0mbsdyU6nxkNyqBf5Ogwlg1fTrWNAHLSIyNHqYUDsLNDNhgHUBtbTZfRbCr95m3Fq8dDg_lB8YB-jv.DN8.O
     target h0.HlC.qh0.O
     progress gS.HjEK9yiljBqeUrY3hjr9s7XrnA6i-Gs5GZx8AAFNYL73Ydz8cXKR8vVfiCEU3Nbvqxagsoje6wgU5fqyc.EHJzN
      1qUBKr3Flj2RqfCI28mEv9SXgS
     stack_dim_alpha 0K._.D
     map_dim_alpha 59.foqpznw_3pCYSqvmzEoAATOSlOYDu-5Rp.DnNhlWGlDV2Gsl27Z-V-YnZ1c0VRHP_59
     map_button_alpha gS._.D
     content_alpha gS._.D
     scroll_offset_pt 0K._.D
     scroll_velocity_pt_s 0K._.D
     overdrag_pt 0K.He22pkAvX5z3hZXYPbAdljqUNUq3_Y8pgBQ_t2zDC4FeA_k3S0K.i
     stack_depth 7I._.D
     transition_progress lC._.D
     transition_y_pt lC._.D
     events 0K.E4m0K.AlvyIcRfIY8XT8bNas7JXb2ifU1u8Lw5Nk2zTZ_Cz3UmOlMPtSfo0eAmwyJxoFR023HaNcLNTk9b1VmUm
      0K.Cl90K.MIS
    side-card 85 98e8bf789b2575bd
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZM
     phase 0K.H7I.Etv.90K.F
     card iz._.T
     touch_y_pt lC.EaM2nkZO3aa4z-oaZ3IlC.3TX6gKYtXtdbbg8-KXGewpT8NlC
     card_y_pt EZ.H8sYdDowHmkbPQcfa_YxJd_7bomuwLoHwgkp0yjUu_gUoxvYnh7bUIFarlSvD5FmV4tNZGyq0hXom_Ev5KWpqQp
      3GELhApL8zIvII3lr-khuMfcsqfUdzoV0sIF6TMBOMMHqNeoOgT_vR.F
     card_velocity_pt_s 0K.HX5TUADLGKx3x3FMrP5-W3dqxdNR-x01xYgGGJQa6jOmKPp_FRz9BA_SAvg5Libk1rAwiTF8HGtbyjWzbAh_toL
      REotYU3FTaK5o04OcRKP1ecG_axPdIbCtJ5ckgip-oZHSDKhjdem0K.F
     model_y_pt EZ.H8sYdDowHmkbPvR._.E
     target uB.HlC.EEO._.E
     progress rt.H2WyK4drJ2Zwhkh8VOZkb1g9cD-BwkQFVQFcBITWD3Eg3I8asysgq_cmLqP1XImthCoZx9WZd8DwBuSlA_noHCa
      B0TP2OMxy_SOUtyrOcGXh0EsuDfmNbVzIDTkNTVuoFqHeX1W73CWgS.F
     stack_dim_alpha 0K._.T
     map_dim_alpha 0K._.T
     map_button_alpha gS._.T
     content_alpha gS._.T
     scroll_offset_pt 0K._.T
     scroll_velocity_pt_s 0K._.T
     overdrag_pt 0K._.T
     stack_depth 7I._.T
     transition_progress lC._.T
     transition_y_pt lC._.T
     events 0K.E4m0K.ARZ0K.DiD0K.20D0K.DUI0K.E
    sideways 25 02435034aa2aded9
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMt
     phase 0K.X
     card iz.X
     touch_y_pt lC.ESK9ZFEy-a9VWoCZLSOnMqs0fcw3CFNcfBZOIlC
     card_y_pt zo.X
     card_velocity_pt_s 0K.X
     model_y_pt zo.X
     target uB.X
     progress eK.X
     stack_dim_alpha 0K.X
     map_dim_alpha 0K.X
     map_button_alpha gS.X
     content_alpha gS.X
     scroll_offset_pt 0K.X
     scroll_velocity_pt_s 0K.X
     overdrag_pt 0K.X
     stack_depth 7I.X
     transition_progress lC.X
     transition_y_pt lC.X
     events 0K.E4m0KdK0K.O
    skip-detent 80 c0e33d164512171d
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXE
     phase 0K.H7I.Dtv._0K
     card iz._.O
     touch_y_pt lC.E4-jV0bCFOn2aGqoVlC._.A
     card_y_pt IT.HsKY8G1xNNOzjvCQxge3LmJZWoPD6KNlDDByX2RP20RdfAUJepyx5amermOx0kKPn0iUhXL0h6HjEACIJBbRZZG
      afEur603VpX45Xva1s0uY1QscTTFYB-PG02QgaitSbSDsaSzNdwoAldk
     card_velocity_pt_s 0K.HwzJ8HBjs2I6wEodJAOK0G4SFH3O5bJJgMTWIcasnM22tbEznARClItQnbOlCl8xbJ53Z6cxkmww8apZcIBGNJl
      FpEHsfk1TL6LLdyPZkiUIgw3xxoQMJXBuFIYahi9X9z2bVcFfuJelt0K
     model_y_pt IT.HsKY8G1xNNOdk._.A
     target lt.HlC.DEO._.A
     progress 0K.HKZvkI1VKc3B8nBcJRSTfxMwuTGEVFwAjJb9mzjisweT6zLgi6WrTqljQinOebXQc3k2WLISI1Vxcav7Y4qz6xw
      TjZRkgsPlsh2UxjdMjF6313vNpmzPsi_tqJiHqJUoPwR0gpBZbj_0AgS
     stack_dim_alpha 0K._.O
     map_dim_alpha 0K.P3ng9xKL2jFmy_NUnmtHSR0Dd.SIAq3fRBs4nqbj9FjDqmkDT2xaN_X-oAy7dOaBp52Dd.K
     map_button_alpha gS.P1QL60K.7
     content_alpha 0K.Hf0h_bvCiU9mA15UzgS.9
     scroll_offset_pt 0K._.O
     scroll_velocity_pt_s 0K._.O
     overdrag_pt 0K._.O
     stack_depth 7I._.O
     transition_progress lC._.O
     transition_y_pt lC._.O
     events 0K.E4m0K.ARZ0K.CDt0K.-UI
    slop 125 f77ce77498d9ddb9
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puK
     phase 0K.v7I.Vtv.y0K
     card iz._.7
     touch_y_pt lC.ESKieDU2xlMA3FguAQvud1MsfU2d98DhJpLzKlC.QSKHngiMi1uZPCU4MZ8dNl09F2iO5AZBR8LqMSi2gugAFID
      n7xQ4CNK4sM6D2lC.z
     card_y_pt zo.vhbnoPRwC4YhjKPIN2sTwUXyBNYMb_R3M4C2FeKLqqTPi0ZyBBrNaX0IIgf7lnSE9wFLEPO1PLxN9f7ZQm4n_ot
      V0KBSm3QUBjJYvySE5Nv95MCY4h6t4cXRb8lREQs-ixFdn1hXVMrAfyCRyoEMgYqzo
     card_velocity_pt_s 0K.vQcZiWygWAuoHceRdHH5Smj8NdOohibbQKG4vPUxBfFy21MtKOYioGiAu37-rjk0a73TUztRyevJjdHNbgJYZAk
      NKY-QcznJTRJCGhBR2k3ygPue3q1Fs0nLQLaZxVwugexiEf8a9O9lQBs3c43oBlC0K
     model_y_pt zo.vhbnoPRwC4YhjKPIN2sTwUXyBNYMb_R3M4C2FeKLqqTPi0Zzo.z
     target uB.vlC.VuB.z
     progress eK.v1YWm-AnO2qByZ3hqm_Hc4omEQLlF4tsdi17ckv98qb90GJmEjOCe4uu0BldghvNEgZEYJ0CPkmeVRw7s7gGhgF
      _8tM9UVLJIQOVXgVjlBj7NatGiIGdHle9Cvg4Par6L211wUqb3VglQFv4ceDJOQIeK
     stack_dim_alpha 0K._.7
     map_dim_alpha 0K.vpuxArdaHdu92y0dmvpyHhAalo3PNftDVQkbNZUfqtTmE2Nalow1ZTb0yl3i-i2jGMx6etl3R8cIygq0K.SA7nL
      LlTQuyvai8w3az4d-jGn18GRZWRT0K
     map_button_alpha gS.vilPi9wBKg5iXQ6SW6fZbvhm-HKPmaoeIIri2N2USqyAfhOm-x8Xdx288Rs6UMl-4q6yGtHh_f09BSwgS.S8Aze
      R5LbZqKOvH8MeBKvjatBt142dPbFgS
     content_alpha gS._.WVj-LSxAxgqZKJUZaKmDXBAxeyBPZE2o0r2Ss_XTUgS.P
     scroll_offset_pt 0K._.7
     scroll_velocity_pt_s 0K._.7
     overdrag_pt 0K._.7
     stack_depth 7I._.7
     transition_progress lC._.7
     transition_y_pt lC._.7
     events 0K.E4m0K.h4m0K.ERZ0K.UyB0K.xIW
    slow-drag 100 0aa16e804c1fff62
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Ni
     phase 0K.P7I.Xtv.30K
     card iz._.i
     touch_y_pt lC.ESK3GZOhrV7FTFqbUarEWspzw1pYieyYalzKbzbygBpu7vGP3WPaOwh1O497hL4-lsOsIpb73lC.4
     card_y_pt zo.PcHTqfXkBiMHZ_kVFqFi9hf-zvwWGL2qkmGb2PqGLPJozL1WySti-WBdyipmrtajpMaKtO8cs36PkBl9bkNfGCy
      B6eH-oQoqV368XQ6hCKDFZ9iuGBG_S1_u30BW6vCZFoMA3v52ehCY9yCM0ehBqAHo738_Gp7_pnsCvzo
     card_velocity_pt_s 0K.P8guoM3VwbWaxXTyWWQrr9XF5IO1KWdGsowNVHvPzWVc10ldfAe5bfQxmf6FpuRJiVeNX91J7WwYBFoQ_30qBEu
      ifsOyur8OrltQWyaYd7OSvQucyNrVg6NkigTFhQDNFDqE3bcZsEyaACCVG6dT9eY2ha9stfhE2OHQO0K
     model_y_pt zo.PcHTqfXkBiMHZ_kVFqFi9hf-zvwWGL2qkmGb2PqGLPJozL1WyStzo.4
     target uB.PlC.XuB.4
     progress eK.PgudGAbOGTWiQ59YjRIZaH7mA3uVY-yQa9s9OGMptk1Dpy1jBqck8riNhxmtJ1Lg8N9pM4Tui0OG2-JPElXo2qJ
      NRu_Nh8UaqbLoUm0EjIEJYp9_5hYLv78nV1HJWzwU0oKfiCb_e4VL-O9SF_Xj8FfIk_1103eC1gPGjeK
     stack_dim_alpha 0K._.i
     map_dim_alpha 0K.PKU7si1m8GVVsASFKYsAdPPO3kJsWyWVGZN4_4s6lY5LQJ5N9-JSXG6FyZB-tXTxMnEL9amy3Fz90s3NFEk0t0K
      .STQkTT9Tcbpj3jwqmVO2zOanTqZlgLhUF9_B-bCQy0K
     map_button_alpha gS.P1VGrXD2O5MT8YN9N2pCEWpb-Zljf-pwE1cVildLq4rzIc9XOB4PmVAjL-N5xoP_vnUezdlFr13YoEke6jcafgS
      .SgMZBNiqazGwMf8a9OLvaqCFGNAdPQfaMiXDu9gZ3gS
     content_alpha gS.5OxZXAdNSmOB3ZOmq916G6RCnCR_v22wVsbi9P4xagS.T
     scroll_offset_pt 0K._.i
     scroll_velocity_pt_s 0K._.i
     overdrag_pt 0K._.i
     stack_depth 7I._.i
     transition_progress lC._.i
     transition_y_pt lC._.i
     events 0K.E4m0K.IRZ0K.WGp0K.2IW
    spots-1-9-components 120 49cb47d29e7eb7d9
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1v
     phase 0K.HR8.Hhw.Um_._.N0K
     card HV._.2
     touch_y_pt lC.Ea_CFGTHiw1dSMWKwYIf5xnSFlC._.k
     card_y_pt dk._.2
     card_velocity_pt_s 0K._.2
     model_y_pt dk._.2
     target EO._.2
     progress gS._.2
     stack_dim_alpha 0K._.2
     map_dim_alpha Dd._.2
     map_button_alpha 0K._.2
     content_alpha gS._.2
     scroll_offset_pt 0K.H8ywTf_6duoRL1NKAyU3a7zxCuWsBl2jxDjKwHjxlz6yZZ2g0Pw-hCunmk_ZZ9vdNdJ9GdzbFtuwnNx3S09JCjr
      FY1rTqgbg9q5PjeUMQDyzq-XACiAwEmcpBzS7BWL-er-2A_5052Q-nMfSuvStyoo5dv0-56lcXT7VJCmz8M1hd7Cfl
      HMhTenWQM_GyNzgUnIuGvw_y-aADzMYJS0gqQ09WQmYHkw
     scroll_velocity_pt_s 0K.HcrrD_g5R8zWxBgFHC4L4GTxO6qyiD6bUZ4OTx7Nt4kMqiF3mWnWp81m2Bk_cThU2FwWZ-mRz30qm4msGN4Rhvk
      P0EQqHqyMYHcT1FH89tbpWwAMDEi-5fsfFmsw2mRyaIhSOvECSoqldty6okw9DQJtlwL2gBTv1uL4bexcfAxwDzlu8
      yPZZTj4F30FnPDsqdsVQRjwzynLJIhlpY_WpC2PPJa4z0K
     overdrag_pt 0K._.2
     stack_depth 7I._.2
     transition_progress lC._.2
     transition_y_pt lC._.2
     events 0K.ElT0K.ARZ0K.GS50K.TFN0K._.M9D
    spots-carousel 259 c69213fe920b171d
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4Jbv2Sloiy0phHy0Tpypsil5HeRJ-UxKsvx1fj
      r0tV-sCVlsPVSAfJ2zFi1qqn-lQHUsgYo2xtqQvAU528O8dO4MeYN4rqfwDYRoXzm7Ce
     phase 0K.Hpj._.V0K.apj._.r0K.Fpj.Q0K
     card HV._._._._.B
     touch_y_pt lC.Ef5bAWUqrWRBWcNpdlC._.of5vQ5wYzBpm9E88_mofpxU7WqseizLVV5lKXmb-mw5NNwI3Xf5.KlC._.l
     card_y_pt dk._._._._.B
     card_velocity_pt_s 0K._._._._.B
     model_y_pt dk._._._._.B
     target EO._._._._.B
     progress gS._._._._.B
     stack_dim_alpha 0K._._._._.B
     map_dim_alpha Dd._._._._.B
     map_button_alpha 0K._._._._.B
     content_alpha gS._._._._.B
     scroll_offset_pt 0K._._._._.B
     scroll_velocity_pt_s 0K._._._._.B
     overdrag_pt 0K._._._._.B
     stack_depth 7I._._._._.B
     transition_progress lC._._._._.B
     transition_y_pt lC._._._._.B
     events 0K.ElT0K.ARZ0K.CgJ0K._.nlT0K.BRZ0K.dcI0K._.RT-0K.Q
    spots-carousel-infinite 457 99a88f26b90f1bba
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4Jbv2Sloiy0phHy0Tpypsil5HeRJ-UxKsvx1fj
      r0tV-sCVlsPVSAfJ2zFi1qqn-lQHUsgYo2xtqQvAU528O8dO4MeYN4rqfwDYRoXzm7CeVma0FMkFTYoQtLxKq-JkQr
      ODYUhfvj0NjaUlvaa_-wz0a7zyJuW15y0rbqHfKd5exLrbTDhIgokTAEPskgh9ZAPTi9JMLziQdcFcFeR877fib75t
      xTM8Amxtvliij1HnKx0opigPO7CWMTP136I85BQxf45FDw5AvilWdsfNR8jY-qHAioDrc7R2yERMKl4R7_C8-aOsS0
      J2UWNr8AcPVUxTw2lDYYyYwHIJHE3PClvOXWrVxquSTeefyQTu216iL4yfDnZ6d_HpnWqExedK4Jc2g5BGqXucXSDp
      BOAOLKmYsgp3dC57s-Wx2qYTeLirdBCC7FLlOLrX8yHuGr3lsMmKRZoAY8Qrvea912MvguIRI2Zewb9BpJDLYe01H2
      -GMu4SR6xonRD5
     phase 0K.Hpj._.b0K._._._._.Dpj._.b0K
     card HV._._._._._._._.H
     touch_y_pt lC.Ef5sQYF6WRNFCGM1yQjIQ08rClC._._._._._.Uf5GV75WuAN4z41qxlC._.X
     card_y_pt dk._._._._._._._.H
     card_velocity_pt_s 0K._._._._._._._.H
     model_y_pt dk._._._._._._._.H
     target EO._._._._._._._.H
     progress gS._._._._._._._.H
     stack_dim_alpha 0K._._._._._._._.H
     map_dim_alpha Dd._._._._._._._.H
     map_button_alpha 0K._._._._._._._.H
     content_alpha gS._._._._._._._.H
     scroll_offset_pt 0K._._._._._._._.H
     scroll_velocity_pt_s 0K._._._._._._._.H
     overdrag_pt 0K._._._._._._._.H
     stack_depth 7I._._._._._._._.H
     transition_progress lC._._._._._._._.H
     transition_y_pt lC._._._._._._._.H
     events 0K.ElT0K.ARZ0K.GLV0K._._._._._.TlT0K.ARZ0K.C-00K._.W
    spots-carousel-item 259 a2f4e9215229639a
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4Jbv2Sloiy0phHy0Tpypsil5HeRJ-UxKsvx1fj
      r0tV-sCVlsPVSAfJ2zFi1qqn-lQHUsgYo2xtqQvAU528O8dO4MeYN4rqfwDYRoXzm7Ce
     phase 0K.Hpj._.Y0K.Xpj._.T0K.dpj.Q0K
     card HV._._._._.B
     touch_y_pt lC.Ef5S77WaSXaBOHZaVlC._.of5MgxDArQYXqOZdnWwN6lC._._
     card_y_pt dk._._._._.B
     card_velocity_pt_s 0K._._._._.B
     model_y_pt dk._._._._.B
     target EO._._._._.B
     progress gS._._._._.B
     stack_dim_alpha 0K._._._._.B
     map_dim_alpha Dd._._._._.B
     map_button_alpha 0K._._._._.B
     content_alpha gS._._._._.B
     scroll_offset_pt 0K._._._._.B
     scroll_velocity_pt_s 0K._._._._.B
     overdrag_pt 0K._._._._.B
     stack_depth 7I._._._._.B
     transition_progress lC._._._._.B
     transition_y_pt lC._._._._.B
     events 0K.ElT0K.ARZ0K.CNP0K._.nlT0K.BRZ0K.Deb0K._.r4B0K.PIL
    spots-carousel-page 160 dfccc7b7c6470f6e
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_
     phase 0K.Hpj.i0K._.Opj.g0K
     card HV._._.e
     touch_y_pt lC.Ef5q5iS9d1hmu9umzV2RAL-4sfpzL83Tw3zSE6J.ElC._.Yf51EkI5D14jZcCmjKhTnqHRgdBkfF_2fwwuM6J.E
      lC.O
     card_y_pt dk._._.e
     card_velocity_pt_s 0K._._.e
     model_y_pt dk._._.e
     target EO._._.e
     progress gS._._.e
     stack_dim_alpha 0K._._.e
     map_dim_alpha Dd._._.e
     map_button_alpha 0K._._.e
     content_alpha gS._._.e
     scroll_offset_pt 0K._._.e
     scroll_velocity_pt_s 0K._._.e
     overdrag_pt 0K._._.e
     stack_depth 7I._._.e
     transition_progress lC._._.e
     transition_y_pt lC._._.e
     events 0K.ElT0K.ARZ0K.Sw_0K._.XlT0K.CRZ0K.QcI0K.N
    spots-components 113 5b6eacdb49274915
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFm
     phase 0K.HR8.Hhw.Mm_._.O0K
     card HV._.v
     touch_y_pt lC.Ea_CFGTHiw1dSMWKwYIf5xnSFlC._.d
     card_y_pt dk._.v
     card_velocity_pt_s 0K._.v
     model_y_pt dk._.v
     target EO._.v
     progress gS._.v
     stack_dim_alpha 0K._.v
     map_dim_alpha Dd._.v
     map_button_alpha 0K._.v
     content_alpha gS._.v
     scroll_offset_pt 0K.H8ywTf_6duoRL1NKAyU3a7zxCuWsBl2jxDjKwHjxlz6yZZ2thsUFuSQYxEGrjliglgZp-bU9hL-dsWwc2yib0kI
      _39jLiyqQ5h7VBap7CTYWh8o52TRsrUO_CeOs_jORRfvI5D6_45WJaan881qyFEFAdDEV4IhNY0W5zzFtqgEto8m_L
      CGqKeh_ZA-O6mZQ6P9Pz_DfSj9r2-Prn
     scroll_velocity_pt_s 0K.HcrrD_g5R8zWxBgFHC4L4GTxO6qyiD6bUZ4OTx7Nt4kMqiFkyjlvf5TkuNZW_YbbgURigdkiw6JBf_tdtjLtfGG
      sYmkvZAUNYJdFpUZBYFMfPgPEhMnO9-mu75my3UPiv_juVPCVc8O7F2uaN3YfLbojQdIaqWmAKXjorhVo63RwgGq1P
      qpLDrZUuqgSAR2A2_oXlNM2p4P6oBe0K
     overdrag_pt 0K._.v
     stack_depth 7I._.v
     transition_progress lC._.v
     transition_y_pt lC._.v
     events 0K.ElT0K.ARZ0K.Ge50K.LXL0K._.NGW
    spots-height-cache 151 dd088bac86c5d6bf
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF
     phase 0K._._.V
     card HV._._.V
     touch_y_pt lC._._.V
     card_y_pt dk._._.V
     card_velocity_pt_s 0K._._.V
     model_y_pt dk._._.V
     target EO._._.V
     progress gS._._.V
     stack_dim_alpha 0K._._.V
     map_dim_alpha Dd._._.V
     map_button_alpha 0K._._.V
     content_alpha gS._._.V
     scroll_offset_pt 0K._._.V
     scroll_velocity_pt_s 0K._._.V
     overdrag_pt 0K._._.V
     stack_depth 7I._._.V
     transition_progress lC._._.V
     transition_y_pt lC._._.V
     events 0K.6is0K.bAP0K.bm40K.c
    spots-mutations 184 3ca4e0070c0481c5
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiuk
     phase 0K.GR8.Ghw._.Im_._.b0K
     card HV._._.2
     touch_y_pt lC.Ea_xnfI8DIzXdVllbL90ulC._._.m
     card_y_pt dk._._.2
     card_velocity_pt_s 0K._._.2
     model_y_pt dk._._.2
     target EO._._.2
     progress gS._._.2
     stack_dim_alpha 0K._._.2
     map_dim_alpha Dd._._.2
     map_button_alpha 0K._._.2
     content_alpha gS._._.2
     scroll_offset_pt 0K.GI2ggKt60QkwSTMRnqVcOGqbFzfzVU_AZAdtRSGA_rgte1-gBP0DDMVysD8ICe7ovMwDxmxczkVNLfMowuH3AlB
      tbVtTys01wIhC_l05PoN7sBYXXmRjrjzdKx0oJJuscRU1bpCa7ArgKMiqAuLArmfRFpNrVbw0_FETwBfzaSqFOaHG-
      945yJaawrfKnLo0Y1h3lF7z8_H2DwBQiEQp_T6nJP56-85f0QuysECcM3lJ3yiE-tuIZp7B9gPTC90MGRSlhCrandH
      3A6TEpq5Qce5S9_ME3gb_--2VzvoEqaeM-tVuEBbJHqEKMQskAAVN7hUMehHbjT8sDq7MoLK2z1u26uQPE0huh
     scroll_velocity_pt_s 0K.GTM_BCcNckthoaGcmBagDwRudfNEgL5UfWVR0aG5j8JfA5aV2_Lg0CeGXT-Ozy7N8LL8INDJjfZ1R3AxxOB1FTn
      qQxSkTR6mJ0E88O25oO3gRcGC0ChHPHvUA0MY8ny10ZJBMVjemVqkFw2F80at6ImMgpakcxK4ESV8AOMyprltz4J2b
      MbTBxkLQVj9MtmyiHvqGA-8Jbu-xtuyPc6X4gWZ4SIWeoH650KkUkolGNtOMfRE-jyI9f0Ep3eT7Gi4Xbikgl6empg
      BSempuaLKT9rvgmvvoXPYfqE7tO-TeSc8z4_AHlWYP8B-Wfp90es5XNeBLy2VZVL4_tk9lOkjqQpva6qnnSc0K
     overdrag_pt 0K._._.2
     stack_depth 7I._._.2
     transition_progress lC._._.2
     transition_y_pt lC._._.2
     events 0K.ElT0KRZ0K.FeA0K.LZf0K.Jms0K.J7e0K.Jjw0K.Jao0K.J8z0K._.avv
    spots-reach-beginning 158 2d9172b4c30b3279
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchN
     phase 0K.HR8.lm_._.J0K.h
     card HV._._.c
     touch_y_pt lC.Ea_Rqy-nNsViSiV-juFN2mnLNM8vQE5Y8dZFC9UkwAUmpgCnPv-AfqZRTG9PjFYvnKie2bqpOv-.ElC._.s
     card_y_pt dk._._.c
     card_velocity_pt_s 0K._._.c
     model_y_pt dk._._.c
     target EO._._.c
     progress gS._._.c
     stack_dim_alpha 0K._._.c
     map_dim_alpha 0K._._.c
     map_button_alpha 0K._._.c
     content_alpha gS._._.c
     scroll_offset_pt 0K.H_xR9YircKiXkW0L_dOm2A44r3XPToTkZQGaFOZNtPPXVe0_FTsCxgEHPzmMaGhSD2qXV.FtpiW15FPO_mrJWVO
      tMYILHPj6NWcGMLvoS9Lv84L1YDdC4inTwh9iPacSAs5CKLBILQTH8nsrGUB8Js7UPt7_0MFeM9vj5764e-N9gRn3i
      _WimODzFChtzqNKJz6_Cn9oVfPoWX5UcFPZKp3upMK0K.h
     scroll_velocity_pt_s 0K.HmX8eEWDKTMOSTmJWw6_NQcojvAr-krkQDS5V4yF6zWPBb1v09xgpMWY2cmb4_eg_qX3G.B0K.ClYTuhh83E-e3
      10g1rT_i1c0SHdNvquhvKNt5BDakHIuu1Wx_-iesYQ7Vh0VhuH8cqCRG9QmXpW9OP5AmitHHxEJrQ-FzeqDM0O4SVD
      tqh4qgEuGnivVbT0FdtQYYIACV3M2ZLwgdOuZN2dcLCdiy0K.h
     overdrag_pt 0K.HkDm7c2zSfPC2wx0C-GsS-bavV9LKojEaBx8_YQZ7kesVAlUHggb5IOToSZ-0TvIY3ZsV.E0K._.s
     stack_depth 7I._._.c
     transition_progress lC._._.c
     transition_y_pt lC._._.c
     events 0K.ElT0K.AXf0K.h1b0K.Abvma0K.hma0K.hma0KZ60K.g
    spots-reach-end 366 a5376d6bcdca4e2a
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4Jbv2Sloiy0phHy0Tpypsil5HeRJ-UxKsvx1fj
      r0tV-sCVlsPVSAfJ2zFi1qqn-lQHUsgYo2xtqQvAU528O8dO4MeYN4rqfwDYRoXzm7CeVma0FMkFTYoQtLxKq-JkQr
      ODYUhfvj0NjaUlvaa_-wz0a7zyJuW15y0rbqHfKd5exLrbTDhIgokTAEPskgh9ZAPTi9JMLziQdcFcFeR877fib75t
      xTM8Amxtvliij1HnKx0opigPO7CWMTP136I85BQxf45FDw5AvilWdsfNR8jY-qHAioDrc7R2yERMKl4R7_C8-aOsS0
      J2UWNr8AcPVU
     phase 0K.GR8.Ghw._.mR8.Ihw.Zm_._.O0K.hR8.Gm_._.T0K
     card HV._._._._._.s
     touch_y_pt lC.Ea_Uj0pDIktKFgfZWQZNUlC._.ma_xv_hWVeMKX1viDDw2GlC._._.Ka_xv_hWVeMKX1viDDw2GlC._.U
     card_y_pt dk._._._._._.s
     card_velocity_pt_s 0K._._._._._.s
     model_y_pt dk._._._._._.s
     target EO._._._._._.s
     progress gS._._._._._.s
     stack_dim_alpha 0K._._._._._.s
     map_dim_alpha Dd._._._._._.s
     map_button_alpha 0K._._._._._.s
     content_alpha gS._._._._._.s
     scroll_offset_pt 0K.GR5npK0hAXal4oHMR98oBVZjFHdIABk5GLRpM1peBGFWCK8XIv9DPpBJ4iJ5LgFhSKQux_Y75YQVFDcQeuOqZ0X
      CCGHBD3_d3yTEBKA3q-IM9E16CFVFlsWn5iEyCyo7ukxPwcVTCbw5eVABeqTX3RyM6OZm1_LydAnT1Yk-ZP8K2M_kG
      WRsA84NFai2PIv9hVNRme4vU3MaCKXguKLCqvKWKTpVEcuMSaG-o3Y2JD2T1-ql7UBQfaAMtRfZAc4m2sjyS0gIh4e
      cDXtyy3iHbrO0YBcqU_9voppV-7QZSvm5kK2t5UUnoyouZ75WOzTpqJGW3c0kYH2xHf72sy6GJ41U45c3jAPEJdqOw
      wIGc8_L7Vqy1HfxHbTI7bcLhcK-vQ5x3DB_ngG1cq0HWk7UYzfiCpQNaLxY9y45cRJrqVvW-KqMdoHMWPT5BOnCgDL
      _Jc6lvhK9tMW6l.hVTPbCQbA-ksIuyaQVy66gCyaal_l0T_O2GkLw117-4dXnbaYUnMcUsHu06WvGEJC3pxqPj_-2s
      3ewba16mHxHSFU9kck6UYuo4IAOQOT4U7rooFiNrB-RSG_Ux20l-vcHkvaKhF72T_HoBpx-VmMiHgAUZgFJmCYJ7Tq
      g3joIbdzGF_dXM9pGT7hVx6l
     scroll_velocity_pt_s 0K.GmRi9cmJswVYaSgPRuXtNFMhml27SckLSZfVifIMpyi1rpz46YdKJt_IK_aRYcD1SSPP1C7IfqP3SEGKJRTCwL2
      w-vzMxyVk5M7JZv9_bM9r-my99gBtIpV_arRCla7UQm4IVVD1ULJYx01obrtMJcAaCRQV5dKA2l-9938-C0Lx-5jjv
      bbeAFvmMBcrc3hRz42tu13nU_n_v0-hGXMoG6cFAYsBiLcl40KitX1OeJByldYaUimkkcxVdxCGaGu3u0djMtaJgOH
      o-KqUvQ790NjzzXhxrNVF2-SFlsDgJTpVx1tfIKRV5Tc8zY2P9UH5eaQAM_l_bJZE6v1m68Jr9vl7UEiNajvIrcgf1
      XAioRj7GHwUV-Vc_T6qlnayAvO3KKOVOQaShxm5v5bl7uppVUYyEu7sqaZ7H3zmIxGYUhDc-zN3T7TrlXVhZB4yHz8
      gaSymXJb6vte0K.h48kvIPvXGZ_FzYPXiSu9RiKdjYgbHik952heEXb3vbJ8ZX9YjPEMHNmCbIbJz64bAbltloDN1A
      _itJRfrHwZzwLfuY4TVszhahsMZUd0m9rQUUfluqDtcnQEROJRjOWwzgdo_plzY8FZO1PgiG9OaLXWuI6k1tOpYVZZ
      HPTIr7UJoLdvICFt30cW6e0K
     overdrag_pt 0K._._._._.OPMwR0zi0gWMdGor_0K._.U
     stack_depth 7I._._._._._.s
     transition_progress lC._._._._._.s
     transition_y_pt lC._._._._._.s
     events 0K.ElT0KRZ0K.FeV0K.CiH0K.hcP0K.BiH0K.hs-0K.UW20K.Hy-0K.AiH0K.VPk0K._.Ns10K.elT0KRZ0K.Fr10K
      ._.Ss1
    spots-reach-end-7 374 8836accb620796cf
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4Jbv2Sloiy0phHy0Tpypsil5HeRJ-UxKsvx1fj
      r0tV-sCVlsPVSAfJ2zFi1qqn-lQHUsgYo2xtqQvAU528O8dO4MeYN4rqfwDYRoXzm7CeVma0FMkFTYoQtLxKq-JkQr
      ODYUhfvj0NjaUlvaa_-wz0a7zyJuW15y0rbqHfKd5exLrbTDhIgokTAEPskgh9ZAPTi9JMLziQdcFcFeR877fib75t
      xTM8Amxtvliij1HnKx0opigPO7CWMTP136I85BQxf45FDw5AvilWdsfNR8jY-qHAioDrc7R2yERMKl4R7_C8-aOsS0
      J2UWNr8AcPVUxTw2lDYYyYwHIJHE
     phase 0K.GR8.Ghw.wm_.Vhw.dR8.Ihw.Gm_.Vhw._.rR8.Ihw.Hm_._.S0K
     card HV._._._._._.0
     touch_y_pt lC.Ea_Uj0pDIktKFgfZWQZNUlC._.ma_xv_hWVeMKX1viDDw2GlC._._.Ka_xv_hWVeMKX1viDDw2GlC._.c
     card_y_pt dk._._._._._.0
     card_velocity_pt_s 0K._._._._._.0
     model_y_pt dk._._._._._.0
     target EO._._._._._.0
     progress gS._._._._._.0
     stack_dim_alpha 0K._._._._._.0
     map_dim_alpha Dd._._._._._.0
     map_button_alpha 0K._._._._._.0
     content_alpha gS._._._._._.0
     scroll_offset_pt 0K.GR5npK0hAXal4oHMR98oBVZjFHdIABk5GLRpM1peBGFWCK8XIv9DPpBJ4iJ5LgFhSKQux_Y75YQVFDcQeuOqZ0X
      CCGHBD3_d3yTEBKA3q-IM9E16CFVFl9to0DuanXF4ppWb5fepPJPmpAZxnNXcEcPANOLmy7UVFBLZnfuFSra_ldLM3
      KikN65fA6oTG4V4u0_9dTf_CuUI5Sv3z8llvQmvbVwe572NzGKr2SEkvK50yoDh4LuwCAIJLYgHC77kPoVjRUHTx1Y
      MM02CutvOWFgv3jXkB1S1xzUwhVttulOP8uRn5RQTcuFEKFt30w-7W2YiPTyGeyUEsz-Nx0vneN2vr9mBStbS7t_-b
      JvodZvG6KBFXsTrouoH0gNCjiJMs2Preppx_JyX9Xid-S9pHlv1kpoaT6w0QvvAbtA5_GqWnVj-Ozlylhh9wi_zriR
      yFFTv-R8rqpeW7VGt3vZBzF61eKzDVCzFPPKQfAbYn7rSTsM3HB1xLLAeyseorpq9vr0-iI4tHFme2LK97p3W4q9wd
      4PwAUAKltg6--tcF_zIDCsiEUtQUSBqjmI4eYuN0wZ9j95CkjvyLx-nVDaF-qEym7Z1KTPY9rsQtpFGcCfmO4jHNjJ
      HDLn9kZVysFnT5ZjsVtVjCX9CVEtK_oGlcqxxvX-iFnuphji-mUinN9dBUGhzeCRB9OGGhJ1w3DJEvANrCho2Y7rJw
      nNy_dX8ye436YM6l
     scroll_velocity_pt_s 0K.GmRi9cmJswVYaSgPRuXtNFMhml27SckLSZfVifIMpyi1rpz46YdKJt_IK_aRYcD1SSPP1C7IfqP3SEGKJRTCwL2
      w-vzMxyVk5M7JZv9_bM9r-my99gBtIryHmj9p-xgEiEvK-D18nW1qq3rg2Rt_M0YRiYzlC5naT1HdQJFL4NZXOIVBZ
      k1s-KhKY3iBOXAYYTS_6PDa7ZvvJyHCnMpYtIGXxUpg4DwdE0KitX1OeJByldYaUimkkcxVdxCGaGu3u0djMt7XO5Q
      tiboqXPuFe2832tCan6g5RA9zz5tLprUeBAtYrJjJ7dSN8SfdxQUmlcPw4YTOfcvnC4rw-AbAcE9lkXg1gPtj4fvfd
      NqdmGg0VNJNqbYUwC5DSlaGd6y0i34E1uDqMvkK92CNE-C7ph_soCqVBFoM1r5sLWVRg1LOMxr75QdheQ4z7heijsr
      To1W4VyWbx0w3Yjb6X40t859i3FVx-d05tT_f7vi5Fyz89WB9LCLLSdZ-BOEVJel_XZ6-RXON5Es3b0KitX1OeJByl
      dYaUimkkcxVdxCGaGu3u0djMtazUPc4VIKT4BW85QG5Ui79_bcAcC6wu-qPHJWRAfDD47tTYxHgNgMKckPrYXzrlEH
      X2ZXO6hXo3wMkzYb5y8-jQAxmcRd4eAS79QUqDcy1lAz0t3rletjDcC1UmlNCWV7LCUS5MPwX2_HvbB_WCha_RLf_c
      U_-3WigyT4DXLH0K
     overdrag_pt 0K._._._._._.0
     stack_depth 7I._._._._._.0
     transition_progress lC._._._._._.0
     transition_y_pt lC._._._._._.0
     events 0K.ElT0KRZ0K.FeV0K.iiH0K.KP30K.URw0K.cW20K.CiH0K.C7X0K.F6M0K.Uw40K._.qW20K.Hy-0K.GR00K._.R
      s1
    spots-refresh 248 26e76b15cc1e632a
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4Jbv2Sloiy0phHy0Tpypsil5HeRJ-UxKsvx1fj
      r0tV-sCVlsPVSAfJ2zFi1qqn-lQHUsgYo2xtqQvAU528O8
     phase 0K.HR8.Km_._.C0K.BR8.sm_._.r0K
     card HV._._._.2
     touch_y_pt lC.Ea_TOUVp0wqAdoF9ZQUuS.ElC._.Da_Eo5EJPCv9PJRVnE3ACuIxX4aOGr6LGxqO6p_DBAJEKhAnaACiCI7Idh-
      8EnixL5XOeGDqtbh61mr0Af_fRni.ElC._.s
     card_y_pt dk._._._.2
     card_velocity_pt_s 0K._._._.2
     model_y_pt dk._._._.2
     target EO._._._.2
     progress gS._._._.2
     stack_dim_alpha 0K._._._.2
     map_dim_alpha 0K._._._.2
     map_button_alpha 0K._._._.2
     content_alpha gS._._._.2
     scroll_offset_pt 0K.HUJZoQFqhTkBCfX.FsBSZlW83RaVUtGZSBNn4Ido8Gfk9YYNzBxQhA9U-Lmn3WnbtqFFQ6cgbyC2CBgeFVQM30n
      b2kL52ZoNe4tMA2OmZYaU2D0q7iwZVVvXh5ks-da-yKD46GJ0VDVYL27QNnL6_6X0K.BOYlrsZWFlasY5CRSSG__Zm
      2JlgwS89AoybtMGUic35mQNPLCdrN329hYgvTB-s5Nam__tgq317kJHu9hgv.FKTMW8ErKD5thykauyuHzAX66rUep
      yS2n0kNgFq--o9Drbp4fYHF1AiZPHGSAvqvSqsoJ7Zi88rAxUC6lnlerEsw4dkAn-1ZSP5iR4OYxfj08OMccJEaqFp
      Zgo4LPQ8AL8ipWav9IXP3s76eSY86WPT3VQW6b_VYE3ixMeZtk1F8DqK0e6P1LD5VRFAl2290o00vQ2hNZiUSZcIUi
      8JZiZFP80K
     scroll_velocity_pt_s 0K.H3XlW9HrrByvn9H.B0K.CqG3ZvwKv0NMmeD3vA6vNRp4en-ER4ZHvGePnX5RRgIrl29Xb1CoU8n5AmX1Em9Hp2V
      UaGl39LI4FW9AxEbuxEC-hnftxcicxH2m1hzrV68y_huD6uOcFwKEVErwLZ4FSN5YOmy0K.BMn22mAzwuwgI_4ytN7
      Aqi6ui04MWUgvTe7XYNhrzyzkL8ToExoeqfu9Es4byoIGZ54iZQIx_ao1LFk9OuF.B0K.CPl03_5tABDjyjQi3wrgU
      SFhA6NBxRoRifC0aWsBO98_o8j5FAia3k8bq3VzyO5lTBsVureJ_1zyC5QaBzq2TXbD6-f4V8Jsh5yTxeb1A0pLtnO
      B4ljPr6vSIL39gJBKTnqOw1KcA8l020gNZbjD3yDktD12R8p2L9YGdoBb0h0P0QBKORZ0_YPw7piVtITHBTxc7RNal
      YJ4cCNkIDulBZryN0K
     overdrag_pt 0K.HXBn0MUBhZuwZZt.E0K._.FKg3JCWfBYDCSeC1kOit-aHaWnJKezgkhDEVNKA2z0e_1kqzUhIRvFKQ3N1sFeuON
      JdhCiBy9Wg6tHH10N1.E0K._.s
     stack_depth 7I._._._.2
     transition_progress lC._._._.2
     transition_y_pt lC._._._.2
     events 0K.ElT0K.ARZ0K.Jbv0K._.BZ6lT0KRZ0K.QOV0K.Ybv0K.emg0K._.JZ6
    spots-scroll-as-one 121 9b7c34f035a6f087
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBs
     phase 0K.IR8.Mhw.Wm_._.G0K
     card HV._.3
     touch_y_pt lC.E3aJOWhCw_ng5Kl8RIVgsTlM5k2k_rdczWiBhlC._.f
     card_y_pt QC._.3
     card_velocity_pt_s 0K._.3
     model_y_pt QC._.3
     target eh._.3
     progress gS._.3
     stack_dim_alpha 0K._.3
     map_dim_alpha Dd._.3
     map_button_alpha 0K._.3
     content_alpha gS._.3
     scroll_offset_pt 0K.IEBndLxPTqhM9IEmW_zMcQl2Aiwo_42ZmPKZ5abY7pALbL3cSZQbdzH51hnRxj24qwgaHfAFVpXKvpVJsH8Qzuv
      uB_TEjt420SnrOQ9LjnrfTVbkIhfG1d-6U-xUQ-gDlBv87Svyh1WzGLxIQFsqX4y8YoViyV3NXtpo3LrscJ0W2JIMg
      V1-Wrrge6oP2eGljHlQVUwYW9MYqRb8C7_oa8faASMT8BH
     scroll_velocity_pt_s 0K.IcP5SpUOiO1GHW0zCUGlV_0VHh7aw5S2Gsk4dyDEMN18HgeIziB59us01JQxKd66SiCl0DHDr6lOdQy1ZUutuPu
      VR4N0FvP_XrAKFzKo9JVMwvoVf_LgWsDzcV8maqzLN-cU5Xy2QyIboX4Ou8fIFbeCB1aOSdDQjCzKJPAkafn2XbgvX
      a-tk0VhAWZlZgiCQJQieMy2FYlcewyoKGf0vmeE3RmiV0K
     overdrag_pt 0K._.3
     stack_depth 7I._.3
     transition_progress lC._.3
     transition_y_pt lC._.3
     events 0K.ElT0K.BRZ0K.LYO0K.V1F0K._.FVt
    spots-sticky-header 414 9b0e32ee4048cb4f
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4Jbv2Sloiy0phHy0Tpypsil5HeRJ-UxKsvx1fj
      r0tV-sCVlsPVSAfJ2zFi1qqn-lQHUsgYo2xtqQvAU528O8dO4MeYN4rqfwDYRoXzm7CeVma0FMkFTYoQtLxKq-JkQr
      ODYUhfvj0NjaUlvaa_-wz0a7zyJuW15y0rbqHfKd5exLrbTDhIgokTAEPskgh9ZAPTi9JMLziQdcFcFeR877fib75t
      xTM8Amxtvliij1HnKx0opigPO7CWMTP136I85BQxf45FDw5AvilWdsfNR8jY-qHAioDrc7R2yERMKl4R7_C8-aOsS0
      J2UWNr8AcPVUxTw2lDYYyYwHIJHE3PClvOXWrVxquSTeefyQTu216iL4yfDnZ6d_HpnWqExedK4Jc2g5BGqXucXSDp
      BOAOLKmYsgp3dC57s-
     phase 0K.IR8.Shw._._._._._.90K
     card HV._._._._._._.c
     touch_y_pt lC.Ea_h0Ysw5D8DHV1oXFIwjC8ZvljUWIG7cvyIY187Doh7EplwklC._._._._._.-
     card_y_pt dk._._._._._._.c
     card_velocity_pt_s 0K._._._._._._.c
     model_y_pt dk._._._._._._.c
     target EO._._._._._._.c
     progress gS._._._._._._.c
     stack_dim_alpha 0K._._._._._._.c
     map_dim_alpha Dd._._._._._._.c
     map_button_alpha 0K._._._._._._.c
     content_alpha gS._._._._._._.c
     scroll_offset_pt 0K.Ijwrxa2TFqQ8xdGAhhBBlASpkrFJLE_gk13I96nYKy6MTIhVuvHsNyGhW_0c-vBASTr8qxZ5qImu5heHokny8d0
      jQAHz0jI9rql1qM-x7tsJ3SfvkUq-Y1yrLTeSEcR1CyY4e3gdI1gQ1ajH-x6XyIPrXHQ7uZECW_xsoCJkMv58tmyDB
      yVFODrECNoEemKO4CQUPlk7yQXk0z-i5BmuMWbuLQY-CXvtVGEealEz19L6KfcXo1spXPR0OYrAeZpqjyjv6dWas8j
      0HHRxTCM1LnPH1CiWpxk-aABWLtadVxXDblkxZ0JwmC7ezTttTYpuFbOm1KBeRMUR4kh9SByXXDilJXOJlXool_d8E
      ueA1O4yvaQIk6dIdZ398BKgvapzaUrxCFKIBKFmgg6yuAiN-zEi82K_0sVEPEpL-QyUMFrr87tz12Gq69CzgFZreXp
      _iYuWruu_ahGFTxD22sxXZoy-HN-cJ5fNBx_cx6NQUq_ZBWCpoz5c9TuxWNsYsb-Pf4eDg86LFqkO_V2mfVFE9yMbw
      xfSfTOeBlVurP7_NYdiMggpqHzsyDZT-8AimSolHES5iEcdUwQqHAq-8nrrsJUh3j3LkEERikfR8owdkRG0CcFfB8f
      Y689CVHxnQptKPFt4uLhCV_yCVUDO6NlgLApGZ6R0rQmSNUH3Xp448V77jNZ8G4jgF6p9zNaK6dRSuzG9RlPD4Vgja
      Ii4EDqBc19MBz3w92GJUl00pR4Xg545YPgrn5Tq3SXM2gd8_D-jVELtAfbq6wjAr0IpfScUHiz1PBJWlA7FyOZVXle
      t0
     scroll_velocity_pt_s 0K.IwzwftgICNmxLKiXL5KXrF3xMOTRMvuty_Rqm0_f2Uwi5OVWLKsCgQQg4NfPJh0LYd3vbtnp_wA4y7KuHq8Ox6G
      y1ovJ0aLjvAWdGBW8nIf7mOINaoSK8Sw7dxpaE8fw-YXWliT7JZpI-E0wz1hB7GD1AbazwFRPqlVK1jJ72LhLuvNRP
      mpxv5MIT5m3eydWlljnfxwee1bZ30mPHWZRHyGXU8kkl5eZ7tIvyevWfwyDJyZaE5j5Ye7Y_1ijkeveGZTloA-n13J
      pbNJO4srhzdCVf4yCam3OmAmOvXNe_WgUY9igkpxy2bp_1Ts-RtuiWn5UWGOTsuY8F3Vq1nZaomE87QRQvaZHA5h_O
      bBDGQcuzegKb1eZrAMD7MWmXvAgwFLogUtN-ydTG0a__fkzS2QzsyyAxMJszUTtxzYMGX0-ewTj0JepHQC7Yff3PnV
      HKD_SG-wxDXE6JdMDzAU_m2uc1quvlsIZiGJBdk_07zIheZar0TMo7SJcYjfJugLCYseZ7-C8rRM5kiR0R1A48WQgO
      SdlYydWU5nweYm3I5meLIE3so5N-JHrd43ZpK-Kr6KD8LMrAkD7kZVFSN7nHh4ouoSb-Tu_zfxYxBTckhS3wjc1js8
      dVTTdICbKbfn3C14ygRCeMwXSvtW64m6iSN2uP1RRZlPVFZxICW79dkvnPaIV9AZp9oX7icgdFQ6KOBDvRdJGUwSjE
      PV-hAimPG7cR8NlBUbJ-w-KaDA_xEcJycWxF3XfojYfvbhS-7Nhkg6ab84nZKWuhIt_gQBe_oCQFXdZOklxUeCydG5
      0K
     overdrag_pt 0K._._._._._._.c
     stack_depth 7I._._._._._._.c
     transition_progress lC._._._._._._.c
     transition_y_pt lC._._._._._._.c
     events 0K.ElT0K.BRZ0K.RMl0K._._._._._.8nR
    stack-dim 181 49e2eb9b5410d880
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX
     phase 0K.Epb.c0K.S7I.Utv.00K.KlG.i0K
     card iz.EVh._._.Iiz.j
     touch_y_pt lC.0SKOx2YhuFrrN-MV_KStPLYos6Sq-p95CGwx3m2mhsVPC5Pu0lC._.l
     card_y_pt zo.2Fu_Syr4yVrGwP153278PEHfpvojJEbcjHGFuNukT-CltUBrK_urvgqJ2-FKuG0pJCwF4fAE9mS9tNDs5OGnyMy
      9RwOQU5qU4ZhH5bvS8k_y2J2Yc7t4BOz4Zw-ymub98D2Tiughz4BlLdUAHCMGTN538IT.Lb_mHsYJE1EmoNZTiXbHm
      JdyYTpkn4SyiO2lOThNqYObeJ4FgoXtNLtW9zQunVlzXObzo.B
     card_velocity_pt_s 0K.2l4nPipj0WdhQZ3lKcER_HGcmlAH79K1GobaFN4XMCOcsLCyecSAznfZQu1Cn2CYqjLP1dSql7_cXlTZZk0x34w
      7mcwyKp44TFhOcEOIJKdhmiGjGcF2a7htg0hrKRLCKL8xi--Z017PGL9tuOM8gSdfr0K.L6O5-W9kPnZTZM99He-9u
      b9SKAgxV86kYL00Fe_2wRf4iqd2Vh4LcSqjBG_tsjiTbAm0K.B
     model_y_pt zo.2Fu_Syr4yVrGwP153278PEHfpvojJEbcjHGFuNukT-CltIT._.Azo.j
     target uB.2lC.Ult._.AuB.j
     progress eK.2iq2z0kgMTDJOJrXE4E10-nOMjkx8Hb7ssAKCEUHCy2Wd9ZIEihrI8GrMQJ31Q4wnoSYwPeWfFLaO7GEs1oqHEZ
      8dXiG9bHzcEXg3zFCIvNIV7NCglv-Y_duamoXzhD9vwTsOdQ2AE9yt0tvtW4kCVgHe0K.LRkVEu3yNt2cdZZ7aI7Kv
      Nygl1V_iLomwYi-e0gj-34YYM_YBuLJOEoK_R034rewZI3eK.B
     stack_dim_alpha 0K.FoOzq0Z2hsLDd.G3RD7hv03WwVao7pIDd.FgFDd._.rX9lRWvcrEJBw-GsgWF_Dvj1K-BO_ERgG01Fx1O8z4BWk
      Cdkx2R4JSv60Y2c0Bdr-T9ZESo0K
     map_dim_alpha 0K._._.z
     map_button_alpha gS._._.z
     content_alpha gS.2s2bMrvg214vhgGe6ySp9ejTPUc2TJgNJn6n2GWWfvsDG2X5pQlL-ZFkAIgIMvk3faD3sgx0K.SXoLuG5lcOTsx
      ZNW82456VnnopyX57wN7sEkG4PSy0K.MBUgcApQxKPTpQQcrMPrwyLcyT0nmDtq7KQU3wCDNAp_eSqDcsdpUPZZLsw
      ieS9zEyIgS.B
     scroll_offset_pt 0K._._.z
     scroll_velocity_pt_s 0K._._.z
     overdrag_pt 0K._._.z
     stack_depth 7I.Etv._._.I7I.j
     transition_progress lC.E0KJDi0OUc_cM6F3OuGGLyCV4NAZZCsuOlvkxDDDAr2DFiI2W67YQKFHgL1f3lC._.qgS66Ij6177odDfO0RA2s
      DU55HCdlR715qHA7Ax3VrZNktTcO6vMDm6dyZ2CT8Fo7p7plFH3rlC
     transition_y_pt lC.E9k2_5IPnQsn8XnRsBuxtJZmMBvzAWc6VPoNYI_JhsazLoejpjDVKuaHlExJDlC._.qITmK1CuK5HHFkrt0bafU
      DbvKaZ_vYi_u65xCqmM4Bg8SiGXJ3YEylXjxjHuMhYeyq05LkFQvlC
     events 0K.Es10K.bDN0K.P4m0KRZ0K.T080K.z0A0K.JrD0K.fIW0KSb
    sticky-bar 146 5b1ea177e492e284
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOY
     phase 0K.Etv.W0K.utv.c0K.Ktv.X0K
     card iz._._.Q
     touch_y_pt lC._._.Q
     card_y_pt dk.FHizYuKaH9Yiy_Lyfmjxv0izhW6dUuOTYQ1a0w0S5AjkreVna.vAZXpDwkT7wQzM1OcXbr7Bo95b4kACZh5OEpS
      t6Kg8f1PC47qjdO-gSUgHwna.LAZXpDwkT7wQzNfphWwKFnikHlyhkywnER2gUih-Vrww7OXI4dk
     card_velocity_pt_s 0K.FA5wIJY0iod4UFMe7QUzYc7JrZW1iX_v49KXzUBnt4VN-Bx0K.vBqT9zW7xG5TPasXMP6y34P05zb5TyI-4LzEr
      yzrGSO5ArVpcFddMRNPN3f0K.LBqT9zW7xG5TPc73t0ON_fKMv5cwMI7k2n3Dzp7cbOzrK-IXo0K
     model_y_pt dk.Ena._.Gdk.Ena.idk.Y
     target EO._._.Q
     progress gS.EZMbqicuEnpG2CrwxZVEy8pdUoFJiOtkEWlYXxVT2lmVZ1EsLgS.uFhfd0WbMRx8R0M_UDtxcK-axwTzv8eNyRK
      hQrr0e2fXMTl6HNn1C4dfxyxGzgS.KFhfd0WbMRx8Rm9KMZmNUyahV_M1PzTlz347IutMEC1K3ahQlvCgS
     stack_dim_alpha 0K._._.Q
     map_dim_alpha Dd._.MRott_jCekw7eDd.iRott_jCekw7et5Dd.HnqDLBFjEgCE_fMx5hVDd
     map_button_alpha 0K._._.Q
     content_alpha gS._._.Q
     scroll_offset_pt 0K._._.Q
     scroll_velocity_pt_s 0K._._.Q
     overdrag_pt 0K._._.Q
     stack_depth 7I._._.Q
     transition_progress lC._._.Q
     transition_y_pt lC._._.Q
     events 0K.E4D0K.VUI0K.J4D0K.h300K.DfJ0K.VUI0K.J300K.WUI
    taps 334 14df5586d3acc9f6
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4Jbv2Sloiy0phHy0Tpypsil5HeRJ-UxKsvx1fj
      r0tV-sCVlsPVSAfJ2zFi1qqn-lQHUsgYo2xtqQvAU528O8dO4MeYN4rqfwDYRoXzm7CeVma0FMkFTYoQtLxKq-JkQr
      ODYUhfvj0NjaUlvaa_-wz0a7zyJuW15y0rbqHfKd5exLrbTDhIgokTAEPskgh9ZAPTi9JMLziQdcFcFeR877fib75t
      xTM8Amxtvliij1HnKx0opigPO7CWMTP136I85B
     phase 0K.Etv.90K.Btv.80K.Ctv.80K.Ctv.90K.Btv.90K
     card iz._._._._._.M
     touch_y_pt lC._._._._._.M
     card_y_pt IT.FYnx8dxOue-1DxrdNKKXW4k38o7vJsF3pmdVJ4AfyN-_9Y8nnt8mbnJq0L355gd8DxPsopGfuMzRMVk-YBIouQZ
      ofqnTF3siAeKnsuuSEtEpkTx6IecpKocBA5qJzzo.C30ZiUQkGbCy6QvzjgJbbYUfmgjbekBRsOna91oVOpOgzImQs
      hcQh53SCtF7dS1LaWInYVvwWzNLh8k9oaCT2hJpCLAzijuHI4KTyViihB7aA8ZGawM8lninTFgdk.D_uc9yZaFRze8
      eciWBJ1gCySYg4GWB_Vu8GOHO0bX9vp3uXnhPxGvp18thcxKg-JdR0xnHHrWi6XFWG1Vu89_Uup4CsdLnizNlYgKIC
      inK9vlJb4fc1hdB5_JK4zo.D2dlNEUgFqT3TwlQRzLCBT6m46cNGHViKnGg9IxsaawtaERkmGFgv0uIJRmX2LjyOkj
      MxpsG6iBz1BKYCEpZjfd2601vhuRcmPVBnQN-heo-hzyNixPKuCzSg6cOQIT.CYnx8dxOue-1DxrdNKKXW4k38o7vJ
      sF3pmdVJ4AfyN-_9Y8nnt8mbnJq0L355gd8DxPsopGfuMzRMVk-YBIouQZofqnTF3siAeKnsuuSEtEpkTx6IecpKoc
      BA5qJzzo
     card_velocity_pt_s 0K.FcWiF6mqqqKgT3IHVsvJW9NMKyQszlUGyDBKlXXeVc0R0kzMikhWzcCz1J2EaPCgpdJae0anXtlHqGR7cRALfo3
      N2L92l_kjfaMJq8Z09WANf2DJuP59g6-_VnAEs0K.CDZLpItrtQsquisefEfUnivDCh1cLtN0x20cUnyKmEnpH1cSv
      J1Tf717Jb9SzyBNWcg8gzPZzMU1GV7053sjQl8PXtnkJYx7lVMNUMnMr_MpzVUrW9L82Q7-71w0K.DFXB4S7RfeRQ3
      khY2ORO2ox5x_AF_rCBA8hGjthEqDST1zBYSAAYvlhlahosNIwLCWtmy1ynELizxvI-36f9kryFEnviTetxTPEwqGr
      G255jOLFl63YikauhJ_i0K.DaAk3zUQ8g0pu9e5mig3Y37CAICqgjA4nNPA2NGQrG5qHemXcvVMtH9tjDLCvBxe7C7
      QM-IdBry5VMDwrreApu_CANjs5AW5ME7zkmOuDsSzJoVD8Fu7y8slBhW-e0K.CcWiF6mqqqKgT3IHVsvJW9NMKyQsz
      lUGyDBKlXXeVc0R0kzMikhWzcCz1J2EaPCgpdJae0anXtlHqGR7cRALfo3N2L92l_kjfaMJq8Z09WANf2DJuP59g6-
      _VnAEs0K
     model_y_pt IT.Ezo._.Adk._.Azo._.AIT._.Azo.-
     target lt.EuB._.AEO._.AuB._.Alt._.AuB.-
     progress 0K.Fx0lb6dbg9lD0rRJzAtjNU_kaksA_ieMpZ2D1TAeihlK360FlrsNvl_u3q4ge0JYOUFG8ZyKsWmElA2xwD0J2Yl
      FRDVFQG-m1DhM5RX6fWHNKwzES9pI2SUAPBtAPeK.CSV-6IT1zsSaZkNMTHJVlZ8YGW6n68eUxvITOsOCkREEJDEeC
      FRPG20l3x8yiwXVyxnmKkUl2S4Hya00s8moBBwhCYv2Ox134DNcsA45dsW2IvTX4qoFW2UTwTegS.DpefGDR3x-Ymp
      g8DVGVUxHB4Yr1pnThNGFOfoPjVjFouCAfoXu7lrKG7KJQcJwVN56ZYekhZ2vrGNnYQCuFX_jz1WzqszYSOoUftKrI
      zdN3Whqs04KTj4WPd7KjeK.Dj5gK4UxFhmurMXF64mxA8CwsbtQjKpar8NqwS3oJpAYeiDioU5Y2dkmz4edhCbridB
      4K4q9NaaWUkeCd9BgmIHUxJ3k_qTHcGIe3URqfRDqi7tNzC6zMKk95c37i0K.Cx0lb6dbg9lD0rRJzAtjNU_kaksA_
      ieMpZ2D1TAeihlK360FlrsNvl_u3q4ge0JYOUFG8ZyKsWmElA2xwD0J2YlFRDVFQG-m1DhM5RX6fWHNKwzES9pI2SU
      APBtAPeK
     stack_dim_alpha 0K._._._._._.M
     map_dim_alpha 0K.UKTxsCxXwtdjFvEbaNjTPhvwKZrYtxJBI09_H2a3d0K.SeJ7jn8cnz4gQ6a0K.CGJziq5kkpH1i6MxnrXjKB4t0
      _tpPjsDd.SlXL8zfPrEeV5GmtmZM7Y6vB01_9-EKWzAHzzzq6sDd.J5QI2MN_FtRuOQ8NyY6ZD6F7WE7XmWC0K.S0c
      6-m3wZR5zinQfheLm0DOFjCX61RVUaQpcrBd5-0K._.aKTxsCxXwtdjFvEbaNjTPhvwKZrYtxJBI09_H2a3d0K.SeJ
      7jn8cnz4gQ6a0K
     map_button_alpha gS.UOKdpMVRbHyWvZy7zQ0wtebiGESaQiWx1xR7wvMKngS.SUSEfvTDalmvf5IgS.CA5t7tM0K._.E_DeyRq6qNkwg
      3Kf1gS.S5HCqFjeHdPQ0901tPqsnK1dgpZMrk1k_bdJte5OmgS._.aOKdpMVRbHyWvZy7zQ0wtebiGESaQiWx1xR7w
      vMKngS.SUSEfvTDalmvf5IgS
     content_alpha 0K.Fi7iDFauErE3ljMIT6Rc82UFsD4Ad4hgS.SSW4WG_j73xgsGAOnEDOycSiqEtbard-_V3cng2LGgS._.axSXaWi
      YmIAS27VwSSZZpNpFcII5ZalD2J3mTwiI4gS.SDrMj01lN7ovsgS.DlFaTRZkFs4FevJzgwpj29jAqALcbuI0K.SDL
      XF9gJ0TNf85BS0Bm4YgP5n9cvW8wiJvKAz1x590K.Ji7iDFauErE3ljMIT6Rc82UFsD4Ad4hgS.SSW4WG_j73xgsGA
      OnEDOycSiqEtbard-_V3cng2LGgS.G
     scroll_offset_pt 0K._._._._._.M
     scroll_velocity_pt_s 0K._._._._._.M
     overdrag_pt 0K._._._._._.M
     stack_depth 7I._._._._._.M
     transition_progress lC._._._._._.M
     transition_y_pt lC._._._._._.M
     events 0K.EiO0K.8IW0K.AdC0K.7UI0K.BiO0K.7IW0K.B9h0K.80A0K.AiO0K.8IW
    taps-by-position 253 a3b298fc4beae4dd
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4Jbv2Sloiy0phHy0Tpypsil5HeRJ-UxKsvx1fj
      r0tV-sCVlsPVSAfJ2zFi1qqn-lQHUsgYo2xtqQvAU528O8dO4MeYN4rq
     phase 0K.Qtv._.8pb.c0K.clG.i0K.L
     card iz._._.OVh.6iz.v
     touch_y_pt lC._._._.7
     card_y_pt zo.R30ZiUQkGbCy6QvzjgJbbYUfmgjbekBRsOna91oVOpOgzImQshcQh53SCtF7dS1LaWInYVvwWzNLh8k9oaCT2hJ
      pCLAzijuHI4KTyViihB7vRg5PcctKqH10qjKsSz4v5g_pswqiMy2UOLsoqWBshWYOgpY-wJkMqzHOUMXFZOy61H1ld
      i-H4HLXi-4weJFPgI_bcA7pwmOSjCQ4GyKP9lU2YRoKgZh63pEZOnBZIpxVlu8E9jPkDvWKyUrPxtm0Ze-tYq0U5_x
      esdBVr3A255UskmzFIOFBib7kD77eR62Zo8j9rU4mrxRzo.df0M9dkNeyxkVgsVNN0g-eI6cZqlHnpClG48Fq7YzZb
      99qmiAjQ-A6WvytTKfvTM12adk.N
     card_velocity_pt_s 0K.RDZLpItrtQsquisefEfUnivDCh1cLtN0x20cUnyKmEnpH1cSvJ1Tf717Jb9SzyBNWcg8gzPZzMU1GV7053sjQl8
      PXtnkJYx7lVMNUMnMr_MpzJPpCaXRfjzhYrJhjGYKI7plQXY745Y0OA7nI6fGWl3r-6ga8P4I0U0nrfVtNWTf3-CFR
      JyNb1KHx51QPb3TT9nNRx2iThVTs53sfXbwKShHFv0bJM_RmwSpdtZEdBPj9gyaDeqFqKxcMIi-n5zw3E8CS-QXPtj
      V4-3Aqu_Tgw2-IV6brWFpPE8-TWdvWIf7gvNvdtF6fx10K.dJ1x5bXgM2vx2CKTOqESQkl10LGOzkA16D5AATU4vNB
      mDyxKdF-UFjxRC__B6MN8wvA0K.N
     model_y_pt zo.Qdk.0zo.6dk.Kzo.6dk.v
     target uB.QEO.0uB.6EO.KuB.6EO.v
     progress eK.RSV-6IT1zsSaZkNMTHJVlZ8YGW6n68eUxvITOsOCkREEJDEeCFRPG20l3x8yiwXVyxnmKkUl2S4Hya00s8moBBw
      hCYv2Ox134DNcsA45dsW2IVFdPd6mp9OMGLrCc7uidx3IHT1jHZ5HloFe9bnkxYzEo3sct8kW1_cLjmCzeP5D9-ETV
      w9-0rZMOmfkQesGbXADW7soXgELYmsVWdqkhK6cbLpHmuTkI1g_0VY93fammQl9AGy63CUAQVreeqpHZECOowDZHfx
      UTp-vbtGcMDwkb_IpAEsv-D5qoT3s3DclOowMYLA-_1ieK.dwNwxmrvu0MvNv0sg3Xoua8bZPFVg_KE0sCNAJreGL2
      G1ACpClzrLi6PGcsPRJxCZ3IgS.N
     stack_dim_alpha 0K._._.PoOzq0Z2hsLDd.G3RD7hv03WwVao7pIDd.FgFDd.dX9lRWvcrEJBw-GsgWF_Dvj1K-BO_ERgG01Fx1O8z4B
      WkCdkx2R4JSv60Y2c0Bdr-T9ZESo0K.L
     map_dim_alpha 0K.RGJziq5kkpH1i6MxnrXjKB4t0_tpPjsDd.SlXL8zfPrEeV5GmtmZM7Y6vB01_9-EKWzAHzzzqi_Xwe8_ghqjWit
      MaQMjQYiL5hyQsI_0K.S4FqUnrIN5RuszU18Y4GmDpK9meU5GE34KXwqq1O90K.D3QvFE0psyPXN9DmMFU6Bmn0pAd
      -1F-wD6K0K.GnyZ0hdeXzzWH5WoY0K.F9x0K.dMvxhu2Ct1jFf4j1t-8e3le3o0EGnjOr5WMDAcqSolFO_IAi86J38
      f8WoH1SaWdrVO8Dd.N
     map_button_alpha gS.RA5t7tM0K.4jfWUt-fFYysrIyxFgS.S2BqMh985p71-FJjz6j_agxnLi6bjL_5YpeZ6Bas3gS.Dh0R5JE0K.KRz
      tKgS.GuOZbfK0woHY5PuI3gS.FWwgS.djwju0K.s
     content_alpha gS._.WRwNgPNK_b1ItA56WOtHp6_EiWo4xsRKwMzjvwFwbgS.SD3pbIKKd1GgS.PiXqlbKMcylQySVMvgS.G8E2zpH
      wVu8QlBYgS._.O
     scroll_offset_pt 0K._._._.7
     scroll_velocity_pt_s 0K._._._.7
     overdrag_pt 0K._._._.7
     stack_depth 7I._._.Otv.67I.v
     transition_progress lC._._.O0KJDi0OUc_cM6F3OuGGLyCV4NAZZCsuOlvkxDDDAr2DFiI2W67YQKFHgL1f3lC.cgS66Ij6177odDfO0RA
      2sDU55HCdlR715qHA7Ax3VrZNktTcO6vMDm6dyZ2CT8Fo7p7plFH3rlC.L
     transition_y_pt lC._._.O9kGYUGCzvSKsVqs2gwUdnJ0_70Tz1XUaKcGt1gJSxyXH5fM29tDYyKF9jY9OlC.czoxqu7yNGtOdCI2PbZ
      n8fzDsCx1NOVeODc8jADiNbMmManJS2rP3hqETHDxomHsPAp9gBNzMlC.L
     events 0K.EaH0K.JYu0K.z6_0K.5T10K.JmX0K.bUR0K.PvY0K.JhR0K.fUI0KSb0K.JvY
    tgcard-2018-flick 31 4153280cc953f1e1
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkN
     phase 0K.H7I.Etv.N0K
     card iz.d
     touch_y_pt lC.ESKQqWgbOTStZXhxB5wlC.O
     card_y_pt zo.HuWADjLpvPoWMAGu1NRTLxJ-HJC4oprqEmZiDmTD5m7dk
     card_velocity_pt_s 0K.HhD3Fxmh3_7wt0KKHw8jTnk6AFPNw.AFPUrw3cbYAKs0K
     model_y_pt zo.HuWADjLpvPoWMdk.O
     target uB.HlC.EEO.O
     progress lR.HftGXAPT1PyXCcXjP87kC9_XoTuU_B25PAALLaK5n2FgS
     stack_dim_alpha 0K.d
     map_dim_alpha 0K.O7B5XjwBgSyeFIqlHO-2LJTFnLmIzDd
     map_button_alpha gS.HMw9yUI5Zpto60K.O
     content_alpha gS.d
     scroll_offset_pt 0K.d
     scroll_velocity_pt_s 0K.d
     overdrag_pt 0K.d
     stack_depth 7I.d
     transition_progress lC.d
     transition_y_pt lC.d
     events 0K.E4m0K.ARZ0K.DD40K.M5s
    tgcard-collapsed 162 27e4185bc53916b9
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktix
     phase 0K.Etv.N0K.b7I.ftv._.M0K
     card iz._._.g
     touch_y_pt lC.uIJ8wAXTnYKGfYjIpayT_LQJ6tcraEqyRFgTNrY8uVo9fQvTHnb2MICtXL6qyLh.DlC._.N
     card_y_pt zo.FghnbdMpa50Y4ded-7Zhk0ZTd-VtAIT.bQ2ZVM0ZEUul0ow2iS7hqHGCtBJO69iwGyonAjKUCR4hi5IWIEKTDSP
      9aRV.E9Z_MiEm3d8b3VVCwnliM14E_8Z3yXD5MD-_cwPc0L9vkwBCdu70Xr55ubls8FzpQXH7zQBNdxypAokDN2rbM
      rUX_5WrmxoLX4jTMSt-C6JE0qG8dM5ZIKDdUXO1okGf6Q-jXVDgT_n0Ltfj7GCLcCZSF-5IT
     card_velocity_pt_s 0K.EJcsjCxDW4TOvzNgvu6lJnKFlMrHPaA0K.bW-rr38ExWNMqFKPT94dT1d5dZF6CRZNWYNHgLKNUS84aOf2jhOu-
      zB7PPX.B0K.BW2lz-ozigIVOTwOzWoYeCyOETA6tpubQ5iEVTn8LVAzfag4qkyJOtJ--qXY5tB9wqC1YCZapOQozcO
      HNclfs9w4bKujvmV17NzQT7byEhPhr7P9CK2y5klaSlsaq9zUSfbkySfY_-12emWoclHcYDpn3Th0K
     model_y_pt zo.E9k.qQ2ZVM0ZEUul0ow2iS7hqHGCtBJO69iwGyonAjKUCR4hi5IWIEKTDSP9aRV.D9k._.N
     target uB.Elt.qlC.flt._.N
     progress lR.FGZiJq-Hl0ZGmMk--hiuaZESKByxcSP.bSAkxwdKkj_pzOcRO1JeHib3N5kLkZXCpfcM5n1Y3VhW0oDa8rbgrjI
      cYmo.EVAdqOz-xz480ufiN4gzKmtHdZBr1ngb0XLB8c0k_UUwevmoHZggAzYKP7HAEjycFxu14PrF3Fc3XWAwZ0VlW
      FhBp9v2-NOrPUTHz5vCXDz7j65f9Nz6_rvVIn5Bd5XYuJYJUNs0xIjxTUFEC00PgUtxt1ESP
     stack_dim_alpha 0K._._.g
     map_dim_alpha 0K._._.g
     map_button_alpha gS._._.g
     content_alpha gS.FyAj1dT0hDvyta3Q2554fqLJlMOcu0K.bcbwbP2y7tXuBw4RiadBpNYZYsAZ2PU11HGsG531BMte08GFOLhTrZh
      Cmw8.EG2tj4m_6peS54pNOA37xJtW3_1T3FiTnsCPSWibji-h2Rc2pbgzLl-Z_zU6zYIXbSxERUlv20K.o
     scroll_offset_pt 0K._._.g
     scroll_velocity_pt_s 0K._._.g
     overdrag_pt 0K._._.g
     stack_depth 7I._._.g
     transition_progress lC._._.g
     transition_y_pt lC._._.g
     events 0K.E9h0K.Miu0K.Y4m0KRZ0K.e000K._.Liu
    tgcard-fades 172 4c204c0c8982a2f4
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRW
     phase 0K.G7I.stv.W0K._.Mtv.N0K
     card iz._._.q
     touch_y_pt lC.ESK4tlENK8nJtrZM2zc_vjkgdk0IvHrufEKbQjhuZpZc0ZjmxpI57Z3ZnndcfT0DXKl0G9MrSwBqeIkQVe_MJNH
      5n1R8L-hfelC._.0
     card_y_pt zo.GjZt1uN2TOX_O3SLRG7Z9X7UMbBljiu5hnnU_Tuzho1PhlscWGqqUaxxsi_LjXJGdZ3RUwsfNBx5aHi8eHcuROz
      IQMvFxrl0LIdIWghrKbIOJ4blueXSODVaTEurQJGCb0uHBt6ppX8modk._.NYHau4-aP5TPLgpSnHXCli1q6lK9wzo
     card_velocity_pt_s 0K.GOxeVURsDhSnmvwcshJctg1RJF1sTuYw1foGK9SOX03qN7VV9yehdVfCNiHd6il7MTixjOzWa89couKgNRciahB
      kIYKmi0KKP5QlbYIEUQlpzvieTAJYpzh4Hc95k700tr1GaLOgXOnn80K._.MpWanOL37bu2QcHrL7l1JH0ySZBwptj
      0K
     model_y_pt zo.GjZt1uN2TOX_O3SLRG7Z9X7UMbBljiu5hnnU_Tuzho1PhlscWGqqUaxxsi_LjXJGdZ3RUwsfNBx5aHi8eHcuROz
      IQMvFxdk._.kzo.O
     target uB.GlC.sEO._.kuB.O
     progress lR.GKitYD1CCQSJ0FGGLNm3KRC3Sc3K2sgA8mlaRlB6-UJWUg6A5pWOicpo_gTQYnFC8wk0aYmCcCRoS5gGdq0Aqhv
      TsHBbfpwlZ2gXmG-bT18EXkBOHRvSJQrLD_uEP3YVfjXA7D0ONDNWpgS._.NkMUcsDe8ZivpnlQ8Pc-ofRaZNlcWlR
     stack_dim_alpha 0K._._.q
     map_dim_alpha 0K.1Qh-03EsPTTU11GuKZ7rk_kfLiYHt1JDMEhN2xdCbVOHCHwDd._.NDHByjUe2von9z_H6TOLCtF759UGY0K
     map_button_alpha gS.GS0eX-3HToK8tRzYToXb7exDy6VO69r6PrmV3nM0K._._.A35Rd643Cc6YVJ_p1aic6_3vXRnrqgS
     content_alpha gS._._.q
     scroll_offset_pt 0K._._.q
     scroll_velocity_pt_s 0K._._.q
     overdrag_pt 0K._._.q
     stack_depth 7I._._.q
     transition_progress lC._._.q
     transition_y_pt lC._._.q
     events 0K.E4m0KRZ0K.r2-0K.V5s0K._.LiO0K.MnX
    tgcard-flick 40 c149a36f88977764
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2
     phase 0K.H7I.Etv.W0K
     card iz.m
     touch_y_pt lC.ESKQqWgbOTStZXhxB5wlC.X
     card_y_pt zo.HuWADjLpvPoWMAG_zXFA-7gFPXlsy9kZYh6i8CIN6v_K_2RM-MNqCfeFGHvdKdk
     card_velocity_pt_s 0K.HhD3Fxmh3_7wt0KO-duYY-hPBZLMaNgXM_L8WfZlhl9MKV7ebAMsR-iHGsT5S0K
     model_y_pt zo.HuWADjLpvPoWMdk.X
     target uB.HlC.EEO.X
     progress lR.HftGXAPT1PyXCcXOZJCCU6Qt2-8KnrThE2-J4oXgMQ2ypqk_-H0kUgdHClRyPgS
     stack_dim_alpha 0K.m
     map_dim_alpha 0K.OQh-03EsPTTU11GuKZ7rk_kfLiYHt1JDMEhN2xdCbVOHCHwDd
     map_button_alpha gS.HMw9yUI5Zpto60K.X
     content_alpha gS.m
     scroll_offset_pt 0K.m
     scroll_velocity_pt_s 0K.m
     overdrag_pt 0K.m
     stack_depth 7I.m
     transition_progress lC.m
     transition_y_pt lC.m
     events 0K.E4m0K.ARZ0K.DD40K.V5s
    tgcard-hard-stop 145 dccb159d90f37a6d
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZ
     phase 0K.F7I.5tv._.M0K
     card iz._._.P
     touch_y_pt lC.ESKri7gEsqdhsrv5BB2F9e_5zFWxx8Xq7LpD22EWLVo4TIQ8Ka8qNu7LvlOO6HgG2rwIvdzcCIx2g_7wSPtGnmo
      MQcVwZg5NtEhzD6DyKtrZ1kJ.ElC._.N
     card_y_pt zo.Ff8t9q5ZZ_iz2Xc22cLmDEQQaYkLFISk7fK-WRIBxiuWYEm4WOz.JVaixoUti7mt2xBR9rXzdAblIit1sKG2r-t
      bTwO.F8PSN6jqEN5S02-kD4euzhOd9jbNP7cOuTiCKxWXkUi8ucsK1_BM19APlqnqZdh18-pN2_guXZE0XEn6KE0Qj
      17SaT7rovamJ2L71m9QKlJcWPawAYL1xtnzIUf2trdyfnIdAnWLwvAn9oR1BYFOl_HW48Rzo
     card_velocity_pt_s 0K.FyGC8pqnsBU2RCKGeWSywKhMgo4mtbClSdsEJHSPK10gm1k_Buk0K.IeBck2WMFeWmjcUn4xXBjh4NwbeMJupV5
      8BTnrv.B0K.CUSM5WsI4PXY5aYZTYjtdvF-qE7raeoDSK_AGtoVO5N0fHm6foGYY10fCvRtzAQqcsAcJ2O0GtZRs7a
      KLGO0obn8PJLhuB8KF7iGxjAmIXn5D5b9dneMMW28JxDpl2OBX3NJZM3sGy04KmoMyG5JjatjYhd0K
     model_y_pt zo.Ff8t9q5ZZ_iz2Xc22cLmDEQQaYkLFISk7fK-WRIBxiuWYEm4WOz.JVaixoUti7mt2xBR9rXzdAblIit1sKG2r-t
      bTwO.Ezo._.N
     target uB.FlC.5uB._.N
     progress lR.FM9y89oLdxQe_QZS2j-O_exiZfnfK5UTSjMmLliI71exswWgwB4.J96epZp3B_ko7I6ubZgMFWNNILwx_x0SwXx
      yqan.FbCAlCtvbFQ49brx5nyMKYLP-6oXDOruehs43hp-if7iR5u04cuaqfgkxvwewP8gM9m_1aw80NRadSKLFO16r
      A_jd7nl62BjhUNYu8rnwUuZCeOmxVvzlFyp3liqSdpqRoZVwXCCoAGJTJ9DStiENnz6NOllR
     stack_dim_alpha 0K._._.P
     map_dim_alpha 0K._._.P
     map_button_alpha gS.Fp87iTDvpnrqkF-DV0K.yFxmGuVb6EQkPV8ZjZPgM1adxU8ENubmBPuPf6fDx-g-VK02dDF6_Gt0fCptV_D2eyM
      BnDGsGgS.o
     content_alpha gS._._.P
     scroll_offset_pt 0K._._.P
     scroll_velocity_pt_s 0K._._.P
     overdrag_pt 0K.eRZwfDi2qgVqAdreD605O0K._.l
     stack_depth 7I._._.P
     transition_progress lC._._.P
     transition_y_pt lC._._.P
     events 0K.E4mRZ0K.4p80K._.LnX
    tgcard-push-dim 62 5359a612cfe7b9ff
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6Gx
     phase 0K.Epb.N0K.TlG.R0K
     card iz.EVh.iiz.S
     touch_y_pt lC.8
     card_y_pt zo.FfWmRxEpeyzIsW8Q6OI1OBioDLfQWdk.U_bAsIrCgfckLxzvCzg7E0LbUgTXiAApgGv_9zo
     card_velocity_pt_s 0K.Fn3vhaCRUm-E3-5L22ufd0HeFZoaw0K.UOKLvdBt64gLlc4Z7kaoe6vKBNzIh-PL0ILa10K
     model_y_pt zo.Edk.izo.S
     target uB.EEO.iuB.S
     progress lR.FNdiQku1RrDJ9CaexrjSCN-D96BdRgS.Ujgzj6YgJw2PtwaUnb2LbF6Z-aPFN9ODOlbarlR
     stack_dim_alpha 0K.F3XU21QRZI88e.GRi8e.UtIhfmUGogtsVuYHGsdzI0-QFIeZpzNG0MHQb0K
     map_dim_alpha 0K.FoOzq0Z2hsL4Np9xYcEbQ6_1SMP3RDd.UX9lRWvcrM7cL-GobWFgyURTmC9zunR05tHU40K
     map_button_alpha gS.FSh9dY8oYtC0K.GuX0K.Um_Ffdf5hvUTpQQcrMPVFyL9_tCnmwiq75BWjgS
     content_alpha gS.8
     scroll_offset_pt 0K.8
     scroll_velocity_pt_s 0K.8
     overdrag_pt 0K.8
     stack_depth 7I.Etv.i7I.S
     transition_progress lC.E0KJDi0OUc_cM6F3OuGGLyCV4NAZZCslC.TgS66Ij6177odDfO0RA2sDU55HCdlR715qHA7AxlC
     transition_y_pt lC.E9kVxuQtJU4DBMdy0yp8XcNXQQjTVhnlC.TdkslrctbkDA47kPjfz3Q01JbxVu8tnmhbBPDuolC
     events 0K.EHe0K.M1V0K.SEP0K.QL2
    tgcard-readme-push-dim 62 7acb248b0357bf39
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6Gx
     phase 0K.Epb.N0K.TlG.R0K
     card iz.EVh.iiz.S
     touch_y_pt lC.8
     card_y_pt zo.FfWmRxEpeyzIsW8Q6OI1OBioDLfQWdk.U_bAsIrCgfckLxzvCzg7E0LbUgTXiAApgGv_9zo
     card_velocity_pt_s 0K.Fn3vhaCRUm-E3-5L22ufd0HeFZoaw0K.UOKLvdBt64gLlc4Z7kaoe6vKBNzIh-PL0ILa10K
     model_y_pt zo.Edk.izo.S
     target uB.EEO.iuB.S
     progress lR.FNdiQku1RrDJ9CaexrjSCN-D96BdRgS.Ujgzj6YgJw2PtwaUnb2LbF6Z-aPFN9ODOlbarlR
     stack_dim_alpha 0K.FoOzq0Z2hsLDd.G3RDd.UX9lRWvcrEJBw-GsgWF_Dvj1K-BO_ERgG01Fx0K
     map_dim_alpha 0K.FoOzq0Z2hsL4Np9xYcEbQ6_1SMP3RDd.UX9lRWvcrM7cL-GobWFgyURTmC9zunR05tHU40K
     map_button_alpha gS.FSh9dY8oYtC0K.GuX0K.Um_Ffdf5hvUTpQQcrMPVFyL9_tCnmwiq75BWjgS
     content_alpha gS.8
     scroll_offset_pt 0K.8
     scroll_velocity_pt_s 0K.8
     overdrag_pt 0K.8
     stack_depth 7I.Etv.i7I.S
     transition_progress lC.E0KJDi0OUc_cM6F3OuGGLyCV4NAZZCslC.TgS66Ij6177odDfO0RA2sDU55HCdlR715qHA7AxlC
     transition_y_pt lC.E9kVxuQtJU4DBMdy0yp8XcNXQQjTVhnlC.TdkslrctbkDA47kPjfz3Q01JbxVu8tnmhbBPDuolC
     events 0K.EHe0K.M1V0K.SEP0K.QL2
    tgcard-rest-falls 133 27afec15d1559f1c
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm2
     phase 0K.I7I.qtv._.M0K
     card iz._._.D
     touch_y_pt lC.ESKPwVBho3ecv7AitBb2CdyFJAmMguevhTnAZJ-UBMAdXkiCBAv9Ly6-ezDzolIlfFQDjOrRogU.KlC._.N
     card_y_pt zo.Irbv8z8ZMQ1dWDdxcIAlIk_YBerLPwXByc8jcGIrxBF-n09I8a6t_M_MpSlYM3cIjiq.LV4t0FiPyWaIu65V5lf
      rA5uV_1jbgQc0FloSEGDnbEtjk5tI1Pb5dyijc4lkIBA_-o-GNSNmdOoXhz2mxALBI6saLsQFjoagus4WTurhp07FQ
      XiMhZritiKjy_Ve04h6iiCTB5XRJ8mdkcwOmcjSyK6_tvLIT
     card_velocity_pt_s 0K.Ift6NjGpykL6d9fpynjkL9fjGpykL6d9fpynjkL9fjGpykL6d9fw4Gj-bwi3Rc2fduh.B0K.INs16ATajSy8ln6
      xLxwrkliSc4Wuiw1ErzjG-QvRGU7CNvs4zs4sTbC2iB7BTI6GAe0bbaBioTCkIajMeBnJE1alX8qqOdaKkPUx2fiiQ
      6y5HBAkx8m0qP62u0L3_otnEXIis5rmD-SjEUIg7pjvaUkzVYt0K
     model_y_pt zo.Irbv8z8ZMQ1dWDdxcIAlIk_YBerLPwXByc8jcGIrxBF-n09I8a6t_M_MpSlYM3cIjiq.K9k._.N
     target uB.IlC.qlt._.N
     progress lR.IVAWjvRX7XW7MP3nFDZU04nArgRkuyVkkYPBUwY5zNyCJpm_PmNknfzRIovsksDwbbx.LpZIgxH26Fnrzt86J9a
      d3N8VvazU1lnqjg77Cp1ILwsYH8WnNI25b7n7dBGKxRLaO_dK4P8JyCyE2ndqZMAbubpwW3Ga11UC0fs9whWcqcpFn
      F6Ha5aC-2kMDMCgthLDp3AD8FQlE4S0-Z2Q3roS5ZJ8j4YSP
     stack_dim_alpha 0K._._.D
     map_dim_alpha 0K._._.D
     map_button_alpha gS._._.D
     content_alpha gS.IqUnEvH6C2uDe_kkCREVs6rYh-zosNXZEYQbvwzO2j2H2_PIuLaD6rISFna_2IXLtmZ.LbQc1r1fSFRibMfVhg7
      6q6gaAkV2iQyGhwfzMarkdT1zh1sqv55lQwgMvWYRPRFnoKpH5jq2g0K.o
     scroll_offset_pt 0K._._.D
     scroll_velocity_pt_s 0K._._.D
     overdrag_pt 0K._._.D
     stack_depth 7I._._.D
     transition_progress lC._._.D
     transition_y_pt lC._._.D
     events 0K.E4m0K.BRZ0K.p000K._.Liu
    tgcard-scroll-to-drag 228 65e73811a1e06bb7
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4Jbv2Sloiy0phHy0Tpypsil5HeRJ-UxKsvx1fj
      r0tV-s
     phase 0K.F7I.Ptv.W0K.8R8.F7I.etv._.M0K
     card iz._._._.i
     touch_y_pt lC.ETXXTDMXxB_SH7pc_5nXxpRVcj1qiY3exuXuelC._.SSiAEPww6wWd_8w-TsigGcG3Ghs5f3kzbG4zk2WZumvCy
      zRtWOJtUWwnGuqy-3pOdyk5cFrzMTX.DlC._.N
     card_y_pt zo.FAkVvq675XCzSx9lCj2kofQGM.F2CSyXpOvfv-wlCRCQeMyxZB5mcRYeFZAO54lUBK5f-4yUCdk._.DVP7b-iSb
      ckRirSCaZdGtNLKfeB4yA0BLndmDrcf-BOUgdlJWgeRc5uIu.EvEp-waljjbxMsQepnAPK0A2L54267hhZM1JDL1Db
      9vpOZ8c2X77xSeoKVLMAqOTdciauaddPLS6-XTgCAKCw8ElvtMZmkkyXfIZaai05jblvI5WhG2akb-MUNt_mqOxVsq
      qfBom-Pz-mm5e31KqLkK8Sb4zo
     card_velocity_pt_s 0K.FZG_ndah1ot9UFd1bU8GPIj0K.F_Gb6Kc_Dr_KYRxnaqBqshhP3_zaMDMCseBJMnYvJ2vuTc00K._.DFL0DiGLg
      Khacy1yG6dA-ix6mDMtys3o2hBBS6nbyfPv1qH5kjPysvOFk.B0K.Bxy1xcOAeISrUcSGfAmfkfXq2_EGPIrUUdtwo
      dD_S4Xoy5F37yqlDltJxdFznQHz3tVp45v59-TcnweGnWH2tqaZGGQY6YYxuXBKRtVEg9s5ThTLAlaVHGgS2ufMtrb
      LfQdajF9YpHJv8LaVpVwsueH8xL80K
     model_y_pt zo.FAkVvq675XCzSx9lCj2kofQGM.Edk._.bVP7b-iSbckRirSCaZdGtNLKfeB4yA0BLndmDrcf-BOUgdlJWgeRc5u
      Iu.Dzo._.N
     target uB.FlC.PEO._.blC.euB._.N
     progress lR.F7XSwbzGXBvDmYDMA6Lz6kBv0.F4UKVxIRRxVtBAnfFHfhKxNhEy6jZRTaEe6VcCZ9Wj6KrSggS._.DlVbg5VWd
      QFpMWzf3Ir19KOvOY3u_Zrj6AicSzszXw9Yki3rhu09_ciKH.EapjwusPA9nKVM7uPWlp00BABhjShLvufARVLPgY7
      EwpGkhYULazHtoOomXgW-TVAXKu7nJPfUbDfxPfuQ98_p06Vnh6AierQNT5kwqD-6PuXciBvLJIiZ5tpzphXZGMKdd
      SYGGiRG-uLYuQqWDbY3fgaZdlR
     stack_dim_alpha 0K._._._.i
     map_dim_alpha 0K.XQh-03EsPTTU11GuKZ7rk_kfLiYHt1JDMEhN2xdCbVOHCHwDd._.kJEMpk40ylypH9WWfr2FFLC-6CU4RxscNTV
      Gje7RpGx9_2F6vUY0K-oN4eLGR0rGYTPi7EF_10K.o
     map_button_alpha gS.FBDXnssiN0K._._.JFxmGuVb6EQkPV8ZjZPgM1adxU8ENubmBPuPf6fDx-g-VK02dDF6_Gt0fCptV_D2eyMBnDG
      sGgS.o
     content_alpha gS._._._.i
     scroll_offset_pt 0K._.sVcxF5MKRrLBiLZ0K._.t
     scroll_velocity_pt_s 0K._.srsZXFCCfZgpubx0K._.t
     overdrag_pt 0K.Qv7soJsRlhiu30K._.bChYg9fThMu4mWV425ScU4kk1-wfXQBXkoIUbHSoy4n9kD5TeSFijwmVQ.D0K._.N
     stack_depth 7I._._._.i
     transition_progress lC._._._.i
     transition_y_pt lC._._._.i
     events 0K.ElTRZ0K.ODH0K.V5s0K.5lT0KRZ0K.E0I0K.dp80K._.LnX
    tour 717 6f101bf775ad5e88
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4Jbv2Sloiy0phHy0Tpypsil5HeRJ-UxKsvx1fj
      r0tV-sCVlsPVSAfJ2zFi1qqn-lQHUsgYo2xtqQvAU528O8dO4MeYN4rqfwDYRoXzm7CeVma0FMkFTYoQtLxKq-JkQr
      ODYUhfvj0NjaUlvaa_-wz0a7zyJuW15y0rbqHfKd5exLrbTDhIgokTAEPskgh9ZAPTi9JMLziQdcFcFeR877fib75t
      xTM8Amxtvliij1HnKx0opigPO7CWMTP136I85BQxf45FDw5AvilWdsfNR8jY-qHAioDrc7R2yERMKl4R7_C8-aOsS0
      J2UWNr8AcPVUxTw2lDYYyYwHIJHE3PClvOXWrVxquSTeefyQTu216iL4yfDnZ6d_HpnWqExedK4Jc2g5BGqXucXSDp
      BOAOLKmYsgp3dC57s-Wx2qYTeLirdBCC7FLlOLrX8yHuGr3lsMmKRZoAY8Qrvea912MvguIRI2Zewb9BpJDLYe01H2
      -GMu4SR6xonRD5sxoz9LLD_sxHd-Tbj_s0wwcylsh_Pi3DhIQG_VbCyOV6sIE50uCAuOXs6JFjNsPAPJYJUSnNuwNH
      ceWL1T9GRF-qMS967NnxMQAHC4RT1W8CMBOBryKIaQN0Ns5V_WGOT0hzQdQTwHX-4jeDBSGvq1eqbtXA4nOCuIQ2E4
      ES6esHd2_e0Z8uPqkgaBkg8tfJbfbJT50II024f67_5xqJjpbghHoMHhr2JCjmmmsrKZ382SFftWl8Ai70oBKBHGMd
      1ZquUTHQDy7dPr6Z21w2JCx59kcWoysr88CoFXOTihH5Rt6U_C_r5iptgnpYW9bS99XMxGPG4AKYAUYDGqjShQcb4G
      I0xILNWzGxa5BcM39un8iCOaUlQAyMGG2yEOa4YNID9gFFo87L5BMrolZ0uNw6-rylai-uhbkV5Azmp4fcjnZ9qSRS
      xtivA70fzqOwG7gYuFPN3uFllRm1ZErWaXXxebD4I7z4Ib6qkyFrmj29GoArvC7KS11N6dyhumIM0fp0N9VH
     phase 0K.O7I.Ytv.30K.E7I.Dtv.E7I.Dtv.20K.D7I.UR8.F0K.MR8.Dhw.Nm_.XR8.a7I.Jtv._.e0K.F7I.ctv.Ypb.c
      0K.Epb.ElG.i0K.H7I.Dtv.20K.AlG.itv.80K
     card iz._._._._._._._.SVh.i9k.EVh._.qiz._.h
     touch_y_pt lC.KZYWck6c89L-tusM5FgCChn5xdm5xv87lspXiBuET_5W9Sfxr8ahw8ANAKqBElC.6ZTsZqY_f4ZtspxQQlC.E3t
      W-c4uxeQlC.5aM2JUw1QLx2nxmN-387k1LzaZYOKqpKHfB71Fd4EikHmclTBjUupsG-V.ClC.JlbQr7Igjt2695uJf
      lC.m1QBBFu8dwMg9POQH9X2MovRzaRbMuurKKqASoZUEPz5ZPI2gNp3RBlkXCv3QJvl7BDMpz7XIbkvRbklC._.kSK
      J-fu9LoKG65ymGbx-jKWdGbJh42CNsjjJmzuIfzzHg5fb6tlvQh-vR.ClC._.sSKLNmVFi9PFenHNjlC._._.b
     card_y_pt IT.OBSSdjfKyzn06Swe65Y0K_sIzx-WdYWWAXHqurff2WEr7aa9fYPADMGbYevTbrWZnTCF7XJhMVJsLAWsnswV3sO
      98ecvWECuMmrDei4wE1JqdTJVw-SHaL72yYrvyqfygDn8IeXHAllhJaagMylyMeh8qMxi2tAAcnjiAlFIT.E_Qn1YN
      6VXkjiSsKeBfd9X-D1orUSoNEMHBn_GZg2XLocbxMoEycj0VHhuEFYHzk5Lhs54wwwLMOqtFavu5tcRkxMbpqST8HW
      P2EoKbX5_YKcEPD7-ytNwajHJyMfOE13JMnfJdZk-28Z6HVxzo.DaV1h2RpiwKNkn7g7opelwV1Ke03toBgFXufP-O
      9-uH-ddk._.cSZ4bc0Gs1K5mVJ-aiNLqzDDiz2kn8Lf1yi02GlLXFO2UpYomChLyRmM8u2cMimEtszxCX1zC8b3tA3
      zltAzbNRU3Ig_eyK6iRqGJ4qKhyeppmxFKJcpZ-zQ1bbjttmK6PrbuEZGQlS32lHIj7L4RL761sL8_9-MUSlg-3xfg
      r_Q0MartoCREKN4tUtFLdZdoVGZJB_U3Paj0MShJfsRUwCzo.FE5eKVMg4MfG14Pr3aK_thE39zk-trYeQslymRq-l
      eo8xPJUqmSBsGs.CC02ShLvqu9N_GuQpSY5zouQdQgSySQV6FZYYtvQm3U1WppfLrEE0XIL3nL_HOoLpOVG9zEGbCR
      i7ddAaHmayhhQJEWHH0ymL1vkVahcE46Iy91Sdzo.FfWmRxEpeyzIsqA_fKCmyPlVkuGEUfO7WfleI9YB9m1rzhmcc
      vhOT-ufv0QCfyPst5SLvrleoF3g7tNzo.JOI6ik0-5qt51r5gjCbKZVqIYOytb7YpxNIR9h2kuiwYMiG5Tbk7T9ZdY
      MIR_4I_rvkgiyZWxDQPtRkb_OF3_w7ci6fDJjORZZLAJSx-zUgq32t-qjd4TgyHfp-IT.BCZ7jSR3Iqp8goK819jNI
      d7NjB1VmywrqLHRSBtCPzL8TiETnlg_r3FqSDCUQea2EV-NAxidk_uc9yZaFRze8eciWBJ1gCySYg4GWB_Vu8GOHO0
      bX9vp3uXnhPxGvp18thcxKg-JdR0xnHHrWi6XFWG1Vu89_Uup4CsdLnizNlYgKICinK9vlJb4fc1hdB5_JK4zo
     card_velocity_pt_s 0K.ODAtdvcErCZjj7cTzzFfMhLMi8SeARrGIi4I5OwZCUqnUL3pZWRWi9Qd7ZxNXjPRagVXv8yaBY2r7Ia9vwrM47Z
      XXGRAzNqJ91lSgIAWR-1EVXBMt5HZq63uA9mOOH9Ybp-1smSS5LkjMmclMdt0CI7r_9ryaXulwa28yr30K.EgSxep_
      Z3GXeV9LkRW6u2MkjHjLI0J7t8nzKVB0RQubg1caK4VdgvoEHti4vffnL-kykE1j1Wi3LYSoDQ0UMCpJWnYuiNgU-A
      Xg-grL-dMFlbO-OIh5B71JjaV7cATncGIOWTGxEi6enm2jY20K.DnMkPt2MfUkvWCtJGgLVav_CHgaQDAnmtmNB5sW
      x9aL3S0K._.c9oPtbf85SlIUQ302bncusc6df-Peph2cXX8pF9_Fxlu9qd3jHZDswAHoKR8l3K2Mihb3_bmhwuXwkQ
      6DFuaXEK-2B23GF-VLn4YmmebW-4YvvlkBEibC8kR18lsBT8l7p9k1GF8nIbK4aKIV7J3QjqyxREQaF8h2Y9hRJ3t6
      iKiUjS5IJh0XI5TW-iLdW8INtob2fIqSjjY-2c-7wVsX_h0K.FEjQP8tTBQYh_nToTm63XvF9esYNgm4c9fx5HWItn
      Pw7kDrE5-miQeo.B0K9wRLD1ioCjVRnQPO6qbUR450Xzm7CnlzUuDHZXu4ABPWUkcvGMJTXBFUM9lZJnFrSy6dEhxG
      nHPgikIfvxBjHReSLGZsbBA1tYwIG_ZXQnpHH4zX0K.Fn3vhaCRUm-E3YB2ANDTvSWWvzblt7I0_zKLPM4guElgMnm
      _uYdTujF0U4mTja82FctDhv1zK6MY5-G0K.J-l7Sjh54-DNYTVFqVI2hjY9qtdnAI8zGwTd0cX-vDGXPeFV8lXfceJ
      IAwy8ppHd1kNfhvFOujn1ch2NE4yxSSJ2Cio8_lHHh1GcQQlaByxQznjXEraskD1YxK40K.BWYS5RBvJnPHFK9USV9
      FVccfEfmDng5RbOn3PK-v5duUED6_xW5xPPqjufwPJDgd8dwQ3mN0KFXB4S7RfeRQ3khY2ORO2ox5x_AF_rCBA8hGj
      thEqDST1zBYSAAYvlhlahosNIwLCWtmy1ynELizxvI-36f9kryFEnviTetxTPEwqGrG255jOLFl63YikauhJ_i0K
     model_y_pt IT.OBSSdjfKyzn06Swe65Y0K_sIzx-WdYWWAXHqurff2WEr7aa9fYPADIT.9_Qn1YN6VXkzo.ED1orUSoNEMzo.7aV
      1h2RpiwKNkn7g7opelwV1Ke03toBgFXufP-O9-uH-ddk._.cSZ4bc0Gs1K5mVJ-aiNLqzDzo.Zdk.Hzo._.BE5eKVM
      g4MfG14Pr3aK_thE39zk-trYeQslymRq-leo8xPJUqmSBsGs.Cdk.Yzo.idk.Ezo.rOI6ik0-5qtIT.4dk.izo.9
     target lt.OlC.Ylt.9lC.DuB.ElC.DuB.7lC.UEO._.clC.JuB.ZEO.HuB._.BlC.cEO.YuB.iEO.EuB.rlC.Dlt.4EO.iuB
      .9
     progress 0K.O-2RRST-ohH2-CE-BilB2qixdbHx4UPKfphoPlqRW5_1dia28XFjD6sM2DI_m9tJeuduq790aNtFeF-j1PKSWIq
      OAY0Wgs0qagIoQYiclGa8XWd-XMZpkdZlXHER1Db72PAYCppyvXSPNJedcYksmkmuOwkmvaWRA2nWQZm0K.E5dyKLT
      BlsgfBnuuVcRTeZUU1DbcAbNtdXsWeJdo27WUSM6zjRn5CKT-rkj51b3mjKVO9gRAItKGXStzA-yU5i8Le_aplZvfL
      cuuwy0mhR-UsuH2Bg-op4r3RgAk47zVYErIyIl6VCQkKpLY2eK.DkK4IHD8U3gY79v9lNHgwGtr_dWL5Abu4ovODaV
      GMV5PagS._.cYiFIJDvLqCCC2RcNeftMNwUwJxCAczuJoHKUsijSVt2NJCPRBAS7xKv0l---oK18JNq7TDFXneUTzA
      39kGc29bu2AwFU4cSL2G2sScs5VbsfkVxT2Lvx_IfLYAAKhwIReSgD5YqUvdxMnxEx25nXxsKfggTpCqrjWhz_Wb2a
      HzqdtL1Gk251G8vWWKwgv4cTjRHYABQJwgfQPJT5Fai0AgeK.FSSpgChWk1iqvQ1sr-Mf49GP-6DrWqHb8seK1jK_x
      qe4RJdltpxOsbz.C9hvXZKt-mYlxuylvJvyBJ6nR2_vLRLAJ-F5vOzbWN-w0NYDYcfp4CzJuvUSfUJco617IjXjW2E
      _lJm5T8YNKIpjBvQndatKJappC20gTBPG5kwjEeK.F0V5B6y0e4KHBEc-qEpIh-misyRQ_Hh80xcMwlZtvMjxf7_6K
      UmOkGA3mCzjEjiJ5xKQ7dA8jUNXE0-eK.JhXOEOpiawE804_pX-7AL_wmglXT13IaPmz3WHVXM9fcKntUrOjUEA42p
      xRty_58ghBG-RLi2RS0zIT-5sCeoDrj8L-thbJVLBUInLjnvq1DPsoZBUOxaw4SQ8e0K.BGtZzxD5hKPTpQQcrMPVF
      D-cyT0nmDtq7KQU3wCDNApjP4cboSHpUPZZLswiesWI_yIzthigSpefGDR3x-Ympg8DVGVUxHB4Yr1pnThNGFOfoPj
      VjFouCAfoXu7lrKG7KJQcJwVN56ZYekhZ2vrGNnYQCuFX_jz1WzqszYSOoUftKrIzdN3Whqs04KTj4WPd7KjeK
     stack_dim_alpha 0K._._._._._._._.ToOzq0Z2hsLDd.G3RD7hv03WwVao7pIDd.FgFDd.E0KoOzq0Z2hsLDdOokIp5Ej5W_ExMc-NU
      iwqjYwmS1-SRxKJ2Z8tgx1Rja_foHTSxGpvGyhpS4U09nQ4CxT8xDd._.HX9lRWvcrEJBw-GsgWF_Dvj1K-BO_ERgG
      01Fx1O8z4BWkCdkx2R4JSv60Y2c0Bdr-T9ZESo0K.9
     map_dim_alpha 0K._._.H6RUX15OASF9S2AKvdMH3s9UZYTXqPXXcRWdmZj_B0K.XU1DtNGzLrhHj0A2hRyVJvd59W3murXP_urj6dc
      qGTbSWDd._.cEoxeMs52Zh4v-91zTXAPFDZYqHmRKD5a2tpPPRp7gRW_e2QndX0K.MgW9lLhgbg8mYLRQBMb8YDIT6
      QE7SS6Q3awekeyA8ne8_FK5N9q0K.SQxRSMlVaL8tcEKykkiADqfD-8gnMtOpulJuUeK0d0K.IgO9D96PTVSj8xemb
      gKQaLHd8eN_yvgOY8ypGDd.au3q0OQ5Hw0AJMg7k40QTYpmd_Z_UGevS0K.GRT-50QNOssYPL3eL0K.Fa60K.FNZXq
      0ZmQsLDd-xXHmiyRm8uhJLvXol8_-dhYm5-WTOOZ4w31m2OcZN-zXxXAQNZaj_tUHfNFMe5O1a0K._.MrdDUqHdHAi
      Ng6tL-1MVSXla9AnjKO7BYTKTyjzQVkw8UgEsuuBzSPMrKdFaHDERoDd5QI2MN_FtRuOQ8NyY6ZD6F7WE7XmWC0K.S
      0c6-m3wZR5zinQfheLm0DOFjCX61RVUaQpcrBd5-0K.F
     map_button_alpha gS._._.HpnS03z0q9N7bnKLecBHBt3_rN4fj-oTjkYSe8R-MgS.X-tmCpkniAPO00K._.6zcM30Zy5_DqIoDMMWo8N
      kdgS.MZe3yJf0K.M0cdvN1yypzQR5utCgS.SI4bAJB3XMY5vA5Vaa2ExR2XI6Brj7JMMzsYZXjFzgS.I_mGfMoReUW
      qj0K.0yEgDgS.GgOc7NPZ6LbYCRaRwgS.FR5gS.FG20K.I421vIiYreUhD1r6IpYP3Py_eZ1xK9ZosbRkr2yK4AGJK
      Cz46Tc-N-Vx2gS._.MQg0K.l_DeyRq6qNkwg3Kf1gS.S5HCqFjeHdPQ0901tPqsnK1dgpZMrk1k_bdJte5OmgS.F
     content_alpha 0K.O6l6EER5eCFUzwkRIYFNZSszH1BKRnPdAOo0lRz4XGVWbGCBquuIGBpfOhiEOiNfU3q2jjRU-f_3ZvTIMbLs0Qq
      0K.SoRDesOkJBQ-aWnGO6-ZNfjHGQDL6dT9xF--HcwbC0K.E6ZJicsZztPDnOu754cmAay5Kou4_JCbloi7n7HI1_J
      fS4npwHyLoIKED1_wriqaBgS.SKfe926GwyDnjy0gQ7GKAe9c9f8JYHx5QpnhL_qlLgS._._.QBeEK3FGiVgEmHnup
      __IPhOhaJfqLgS.XKVgof4Yo64OcQUR0ntxnkqL3dTD2gDn_9DSQtthJgS.S-2_s-zgS._.DBVTEiLzVQDiY3DjhgS
      .GIJrySx7-Vm0ZzugS.4f7H2poNs4-kusRTZqaT2u-3qMJcDQKX6hM3SBT0K.S31XQsgE1MI7otLy6a9G1KI8ec867
      suxJx5GNFUUL0K.DcglCYPgS.uxSXaWiYmIAS27VwSSZZpNpFcII5ZalD2J3mTwiI4gS.SDrMj01lN7ovsgS
     scroll_offset_pt 0K._._._.KjsJWvev-.QQsLxN03eeUQwycCTeHsOC3QKXAgwDzHsr7yP7ggWlU-BKtCAHGspL6CZwi.AB4pQ9ll0Mm
      vjPbo81PEVQntHZrwRYQcOzmwRvqRv9V5aRusX98yMx07UhXdR-VTg0CRQttSYl_GW7SUvFuTSbP0K._._._._._._
      .h
     scroll_velocity_pt_s 0K._._._.KpTs5Dg1-.B0K.NQD0XrW74aqIjKC1PGtCcdESAHbomeNiyHejJQmtC_dBzutqcgvegsFF-_kSaLyo9q7
      lpsitHm6oR8N7zvk4gArJYHc0Ke7ZcvlG8fBoZ6owBc10Auq4iSdJyhJNWEQdTvlq-cyY8m9SfTM1EHP0K._._._._
      ._._.h
     overdrag_pt 0K._._._._.Mec0K._._.d8MdQwrP3a51jtg-lHW.C0K._._._._.R
     stack_depth 7I._._._._._._._.Stv.iR8.Etv._.q7I._.h
     transition_progress lC._._._._._._._.S0KJDi0OUc_cM6F3OuGGLyCV4NAZZCsuOlvkxDDDAr2DFiI2W67YQKFHgL1f3lC.E0KJDi0OU
      c_cM6FoFBWNux1eLOvqIbgDAfsvFz61VR4L8rK0hqnd-6dNpVwgIvNdmdo99taoXTBD2P3c-XdbplC._.GgS66Ij61
      77odDfO0RA2sDU55HCdlR715qHA7Ax3VrZNktTcO6vMDm6dyZ2CT8Fo7p7plFH3rlC.9
     transition_y_pt lC._._._._._._._.S9k9MvcviAFZsE-z5ysl89t7Tc9ECAUg-Cjc33RLqoAuMF-P_krNbdDlaNxtklC.E9kVxuQtJ
      U4DBMdp4EjBU0c_H1Vo--tlrMJIIg1p9XOZad461_qbcOaJXdySqPtQ81DB32U9MT98cPCztf1gilC._.GITbopKMI
      t-q6h4ic6yeupQLvtf2ADLeb_3pt-m0zgKonpz2fBNnFm8iKhGt4d8WRwDaDsCSrlC.9
     events 0K.K4m0K.BRZ0K.XvU0K.20A0K.A4m0K.ARZ0K.C_c0K.DL20K.C7d0K.1IW0K.AlT0KRZ0K.Twv0K.ET60K.IlT0K
      .ARZ0K.CvJ0K.Mv-0K.WW20K.Z0I0K.I9k0K.YYb0K.GDw0K.5IW0K.D4mRZ0K.bCx0K.Xdq0K.bUR0K.DDs0K.Dfp
      0K.fIW0Kq80K.D4m0K.ARZ0K.C7x0K.10A0KrD0K.hSF0K.7IW
    voiceover 295 0a52c4a36b6b72f8
     time_us 0KOf0m5eMuXtTLUbyz8EKAeLpH0BT9z3aEggt4o1bLWJQB_zMtktiwHv8cMGkNb7E6E8kp6Esu_Z_qW2pPcDILKLqg
      kANc-qbjvjjlLsitTHVlQyAcGvgf5sL6GxZB09evBCj9t_Jv_PCCMSMWhOEOAJOGmF4CXEiwzYrS6cZMN8UPsmjaVz
      JMUwUtcobisWVrG7K5Nie_C5n1uvccpEO72Tj1BLN-xzFmXyei1bdjq1se1vBsPlfF_puKeqH1Yp9iKVcl3pm24gj9
      RTHMuQoyNBoD3YEg3mNZOYjg5IJXnQHF_Gk_vOfkmGpchNWYR_ktixq9PKyIJd4tk8-QVRnNRWHW7UxZ3tkyZe_dC2
      MX0oZiukyWikG4UYmVLS-Z0ueeG38tsQkN48nZCj_OF7YBsF-UZo4Jbv2Sloiy0phHy0Tpypsil5HeRJ-UxKsvx1fj
      r0tV-sCVlsPVSAfJ2zFi1qqn-lQHUsgYo2xtqQvAU528O8dO4MeYN4rqfwDYRoXzm7CeVma0FMkFTYoQtLxKq-JkQr
      ODYUhfvj0NjaUlvaa_-wz0a7zyJuW15y0rbqHfKd5exLrbTDhI
     phase 0K.NR8.Y0K.1tv.6pb.c0K.QlG.i0K.Wpb.c0K
     card iz._._.aVh.uiz.6Vh.d
     touch_y_pt lC.KTXNgmkZbSBgZ948G-_FU-AWQn4XbLF2uQyzeUnLipoPeR8rqUU.DlC._._._.8
     card_y_pt zo._.f30ZiUQkGbCy6QvzjgJbbYUfmgjbekBRsOna91oVOpOgzImQshcQh53SCtF7dS1LaWInYVvwWzNLh8k9oaCT2
      hJpCLAzijuHI4KTyViihB7aA8ZGawM8lninTaCLTNQdk._.nXzINbinb5GmmUuhBMmBTQeG2zUw_qobgsHBQ7gEUTx
      2-zbUYD-_QGylSIUzo
     card_velocity_pt_s 0K._.fDZLpItrtQsquisefEfUnivDCh1cLtN0x20cUnyKmEnpH1cSvJ1Tf717Jb9SzyBNWcg8gzPZzMU1GV7053sjQ
      l8PXtnkJYx7lVMNUMnMr_MpzVUrW9L82Q7-7sM74ep0K._.nhjlxcVvdswKKjKNlwihv6wUITmc-GkkmOPq-ELqrQf
      xElFQWOCmX9j3Edv0K
     model_y_pt zo._.edk._._.mzo.d
     target uB._.eEO._._.muB.d
     progress eK._.fSV-6IT1zsSaZkNMTHJVlZ8YGW6n68eUxvITOsOCkREEJDEeCFRPG20l3x8yiwXVyxnmKkUl2S4Hya00s8moB
      BwhCYv2Ox134DNcsA45dsW2IvTX4qoFW2UTwGxb3RygS._.nYUxF29vJlF6jslF-T2OqDmn4KkTHonsx_JNIXzyOiD
      AwbfgxqNuK46dxJseK
     stack_dim_alpha 0K._._.boOzq0Z2hsLDd.G3RD7hv03WwVao7pIDd.FgFDd.RX9lRWvcrEJBw-GsgWF_Dvj1K-BO_ERgG01Fx1O8z4B
      WkCdkx2R4JSv60Y2c0Bdr-T9ZESo0K.XoOzq0Z2hsLDd.G3RD7hv03WwVao7pIDd.FgFDd
     map_dim_alpha 0K._.fGJziq5kkpH1i6MxnrXjKB4t0_tpPjsDd.SlXL8zfPrEeV5GmtmZM7Y6vB01_9-EKWzAHzzzq6sDd._.viAFu
      BSVbFM0K.GYpHRbaozKwyHo7450K.FaN0K
     map_button_alpha gS._.fA5t7tM0K._._.mqcrzgS.GLaRnZKkoZGZs0M-MgS.FXRgS
     content_alpha gS._._._._.M4U8dqZv-R6TEyuipgS.G66vP8LvAk-rhbLgS.A
     scroll_offset_pt 0K.NzZ8LW5TUIZsFMXQDNmgXMnVK35CVSG91wMxpt6fz75Wu._.20K.uWu.60K.d
     scroll_velocity_pt_s 0K.NwV7e-cb2geVlx2Po54c2qx7sEquRpNoobs0vFnRMCoZo.B0K._._._.-
     overdrag_pt 0K._._._._.l
     stack_depth 7I._._.atv.u7I.6tv.d
     transition_progress lC._._.a0KJDi0OUc_cM6F3OuGGLyCV4NAZZCsuOlvkxDDDAr2DFiI2W67YQKFHgL1f3lC.QgS66Ij6177odDfO0RA
      2sDU55HCdlR715qHA7Ax3VrZNktTcO6vMDm6dyZ2CT8Fo7p7plFH3rlC.W0KJDi0OUc_cM6F3OuGGLyCV4NAZZCsuO
      lvkxDDDAr2DFiI2W67YQKFHgL1f3lC
     transition_y_pt lC._._.a9kagRwNc1CJkoh_Gt1ZhvP7jeJul6EzBfFMbK3XFYDogXRXSXTMMFQ4EwD5vlC.QdkOphajTCJ3MPAKqkE
      cfUHM47ji7L5e8vjpE2zFg3sNYaDN2ptJbllN7MV_zb5A43MpBBNzMlC.W9k_qJBkShxdiMIlD6zjLfHmtF08wD7mi
      XYRCRPTMrXngsyuZUOa2CwDYzeP-lC
     events 0K.E3Z0K.DlT0K.ARZ0K.XT60K.u080K.DdC0K.5bB0K.BUI0K.XDN0K.Pwo0K.hSb0K.Jur0K.D080K.DqN0K.bUR
    """
}
