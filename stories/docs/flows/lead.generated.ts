// Written by `npm run generate -- flows` from the machine.
import type { Flow } from './Flow.ts';

export const lead: Flow = {
  steps: ["questionnaire","shop_link","sign_up"],
  starts: ["questionnaire"],
  moves: [
    {"from":"questionnaire","event":"ENTERED","given":[],"to":"questionnaire","effects":["KEEP_LEAD"]},
    {"from":"questionnaire","event":"ANSWERED","given":["seller: new"],"to":"sign_up","effects":["KEEP_LEAD","TRACK_ANSWERED","FOCUS sign_up"]},
    {"from":"questionnaire","event":"ANSWERED","given":["seller: experienced"],"to":"shop_link","effects":["KEEP_LEAD","TRACK_ANSWERED","FOCUS heading"]},
    {"from":"questionnaire","event":"KEPT_ELSEWHERE","given":[],"to":"sign_up","effects":[]},
    {"from":"sign_up","event":"ENTERED","given":[],"to":"sign_up","effects":["KEEP_LEAD"]},
    {"from":"shop_link","event":"ENTERED","given":[],"to":"shop_link","effects":["KEEP_LEAD"]},
    {"from":"shop_link","event":"BACK_REQUESTED","given":[],"to":"questionnaire","effects":["KEEP_LEAD","CLEAR_ANSWER","FOCUS heading"]},
    {"from":"shop_link","event":"SHOP_SUBMITTED","given":[],"to":"sign_up","effects":["KEEP_LEAD","FOCUS sign_up"]},
    {"from":"shop_link","event":"KEPT_ELSEWHERE","given":[],"to":"sign_up","effects":[]},
  ],
};
