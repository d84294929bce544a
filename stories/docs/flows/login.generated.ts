// Written by `npm run generate -- flows` from the machine.
import type { Flow } from './Flow.ts';

export const login: Flow = {
  steps: ["form","reset","left"],
  starts: ["form/editing"],
  moves: [
    {"from":"form/editing","event":"SUBMITTED","given":["pause: over"],"to":"form/loggingIn","effects":["KEEP_ACCOUNT","LOG_IN"]},
    {"from":"form/editing","event":"RESET_CHOSEN","given":[],"to":"reset/resetting","effects":["CLEAR_PASSWORD"]},
    {"from":"form/editing","event":"METHOD_CHOSEN","given":["method: google, partner"],"to":"left/leaving","effects":["TRACK_METHOD","START_METHOD"]},
    {"from":"form/editing","event":"METHOD_CHOSEN","given":["method: businessAdvertising"],"to":"form/editing","effects":["TRACK_METHOD","FOCUS tips"]},
    {"from":"form/loggingIn","event":"ACCOUNT_EDITED","given":[],"to":"form/editing","effects":["ABORT"]},
    {"from":"form/loggingIn","event":"PASSWORD_EDITED","given":[],"to":"form/editing","effects":["ABORT"]},
    {"from":"form/loggingIn","event":"LOGGED_IN","given":[],"to":"left/leaving","effects":["TRACK_LOGGED_IN","REMEMBER_LOG_IN","LEAVE"]},
    {"from":"form/loggingIn","event":"LOG_IN_REJECTED","given":["answer: any but wrong password, unknown account, two-step conflict, second step left"],"to":"form/editing","effects":["TOAST_ERROR"]},
    {"from":"form/loggingIn","event":"LOG_IN_REJECTED","given":["answer: wrong password"],"to":"form/editing","effects":["FOCUS password"]},
    {"from":"form/loggingIn","event":"LOG_IN_REJECTED","given":["answer: unknown account"],"to":"form/editing","effects":["FOCUS account"]},
    {"from":"form/loggingIn","event":"LOG_IN_REJECTED","given":["answer: two-step conflict"],"to":"form/refused","effects":[]},
    {"from":"form/loggingIn","event":"LOG_IN_REJECTED","given":["answer: second step left"],"to":"form/editing","effects":["FOCUS tips"]},
    {"from":"reset/resetting","event":"RESET_LEFT","given":[],"to":"form/editing","effects":["FOCUS reset"]},
    {"from":"reset/resetting","event":"PASSWORD_RESET","given":[],"to":"form/editing","effects":["SHOW_CONTACT","TOAST_RESET","FOCUS password"]},
    {"from":"left/leaving","event":"ACCOUNT_EDITED","given":["by: a method"],"to":"form/editing","effects":[]},
    {"from":"left/leaving","event":"PASSWORD_EDITED","given":["by: a method"],"to":"form/editing","effects":[]},
    {"from":"left/leaving","event":"SUBMITTED","given":["pause: over","by: a method"],"to":"form/loggingIn","effects":["KEEP_ACCOUNT","LOG_IN"]},
    {"from":"left/leaving","event":"RESET_CHOSEN","given":["by: a method"],"to":"reset/resetting","effects":["CLEAR_PASSWORD"]},
    {"from":"left/leaving","event":"METHOD_CHOSEN","given":["method: google, partner","by: a method"],"to":"left/leaving","effects":["TRACK_METHOD","START_METHOD"]},
    {"from":"left/leaving","event":"METHOD_CHOSEN","given":["method: businessAdvertising","by: a method"],"to":"form/editing","effects":["TRACK_METHOD","FOCUS tips"]},
    {"from":"left/leaving","event":"START_FAILED","given":[],"to":"form/editing","effects":["TOAST_ERROR"]},
    {"from":"left/leaving","event":"PAGE_RESTORED","given":[],"to":"form/editing","effects":["CLEAR_PASSWORD"]},
    {"from":"form/refused","event":"DISMISSED","given":[],"to":"form/editing","effects":["FOCUS account"]},
  ],
};
