// Written by `npm run generate -- flows` from the machine.
import type { Flow } from './Flow.ts';

export const loginCheck: Flow = {
  steps: ["check","page"],
  starts: ["check/starting"],
  moves: [
    {"from":"check/starting","event":"OPENED","given":["address: any but redirectHack, logOut"],"to":"check/checking","effects":["CHECK"]},
    {"from":"check/starting","event":"OPENED","given":["address: redirectHack"],"to":"check/leaving","effects":["LEAVE"]},
    {"from":"check/starting","event":"OPENED","given":["address: logOut"],"to":"check/loggingOut","effects":["LOG_OUT"]},
    {"from":"check/checking","event":"SESSION_FOUND","given":["page: any but entrance","address: none","session: as it was"],"to":"check/leaving","effects":["KEEP_SESSION","LEAVE"]},
    {"from":"check/checking","event":"SESSION_FOUND","given":["address: exchange"],"to":"check/leaving","effects":["KEEP_SESSION","REMEMBER_LOG_IN","LEAVE"]},
    {"from":"check/checking","event":"SESSION_FOUND","given":["address: expire","session: as it was"],"to":"check/loggingOut","effects":["KEEP_SESSION","REPORT_INCONSISTENT_SESSION","LOG_OUT"]},
    {"from":"check/checking","event":"SESSION_FOUND","given":["page: entrance","address: none","session: as it was"],"to":"page/asking","effects":["KEEP_SESSION"]},
    {"from":"check/checking","event":"SESSION_FOUND","given":["address: none, expire","session: changed meanwhile"],"to":"check/checking","effects":["CHECK"]},
    {"from":"check/checking","event":"OWN_SESSION_FOUND","given":[],"to":"page/idle","effects":["KEEP_SESSION"]},
    {"from":"check/checking","event":"NO_SESSION_FOUND","given":["page: any but waiting","address: none, expire","session: as it was"],"to":"page/idle","effects":["KEEP_SESSION"]},
    {"from":"check/checking","event":"NO_SESSION_FOUND","given":["address: exchange","session: as it was"],"to":"page/idle","effects":["KEEP_SESSION","SHOW_TICKET_ERROR","GO"]},
    {"from":"check/checking","event":"NO_SESSION_FOUND","given":["page: waiting","address: none, expire","session: as it was"],"to":"page/idle","effects":["KEEP_SESSION","GO"]},
    {"from":"check/checking","event":"NO_SESSION_FOUND","given":["address: none, expire","session: changed meanwhile"],"to":"check/checking","effects":["CHECK"]},
    {"from":"check/checking","event":"NO_SESSION_FOUND","given":["address: exchange","session: changed meanwhile"],"to":"check/checking","effects":["KEEP_SESSION","SHOW_TICKET_ERROR","GO","CHECK"]},
    {"from":"check/leaving","event":"PAGE_RESTORED","given":[],"to":"check/checking","effects":["CHECK"]},
    {"from":"check/loggingOut","event":"LOGGED_OUT","given":[],"to":"page/idle","effects":["KEEP_SESSION","FORGET_LOG_IN","GO"]},
    {"from":"check/loggingOut","event":"LOG_OUT_FAILED","given":[],"to":"page/idle","effects":["KEEP_SESSION","GO"]},
    {"from":"page/idle","event":"TAB_SHOWN","given":["last log-out: worked"],"to":"check/checking","effects":["CHECK"]},
    {"from":"page/idle","event":"PAGE_RESTORED","given":["last log-out: worked"],"to":"check/checking","effects":["CHECK"]},
    {"from":"page/idle","event":"LOGIN_STATE_CHANGED","given":[],"to":"check/checking","effects":["CHECK"]},
    {"from":"page/asking","event":"LOGIN_STATE_CHANGED","given":[],"to":"check/checking","effects":["CHECK"]},
    {"from":"page/asking","event":"PLACE_CHANGED","given":["page: any but entrance"],"to":"check/leaving","effects":["LEAVE"]},
    {"from":"page/asking","event":"CONTINUE_CONFIRMED","given":[],"to":"check/loggingOut","effects":["LOG_OUT"]},
    {"from":"page/asking","event":"CONTINUE_DECLINED","given":[],"to":"check/leaving","effects":["LEAVE"]},
  ],
};
