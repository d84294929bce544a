// Written by `npm run generate -- flows` from the machine.
import type { Flow } from './Flow.ts';

export const subscribe: Flow = {
  steps: ["drawer","page"],
  starts: ["drawer/closed","page/open"],
  moves: [
    {"from":"drawer/closed","event":"BUTTON_PRESSED","given":[],"to":"drawer/open","effects":["KEEP_OFFERED","TRACK_OPENED"]},
    {"from":"drawer/closed","event":"TIME_PASSED","given":["page: not in use","offered before: no","automatic opening: due","opened by: visitor"],"to":"drawer/open","effects":["KEEP_OFFERED","TRACK_OPENED"]},
    {"from":"drawer/closed","event":"TIME_PASSED","given":["page: a form is in use, a dialog is open","offered before: no","automatic opening: due","opened by: visitor"],"to":"drawer/waiting","effects":[]},
    {"from":"page/open","event":"SUBMITTED","given":["pause: over"],"to":"page/sending","effects":["SEND_LEAD"]},
    {"from":"drawer/open","event":"DISMISSED","given":["opened by: visitor"],"to":"drawer/closed","effects":[]},
    {"from":"drawer/open","event":"DISMISSED","given":["opened by: timer"],"to":"drawer/closed","effects":["FOCUS button"]},
    {"from":"drawer/open","event":"PAGE_CHANGED","given":["page: a form is in use","opened by: timer"],"to":"drawer/closed","effects":[]},
    {"from":"drawer/open","event":"SUBMITTED","given":["pause: over"],"to":"drawer/sending","effects":["SEND_LEAD"]},
    {"from":"drawer/waiting","event":"BUTTON_PRESSED","given":[],"to":"drawer/open","effects":["KEEP_OFFERED","TRACK_OPENED"]},
    {"from":"drawer/waiting","event":"PAGE_CHANGED","given":["page: not in use","offered before: no"],"to":"drawer/open","effects":["KEEP_OFFERED","TRACK_OPENED"]},
    {"from":"drawer/waiting","event":"PAGE_CHANGED","given":["offered before: yes"],"to":"drawer/closed","effects":[]},
    {"from":"page/sending","event":"SENT","given":[],"to":"page/thanked","effects":["TRACK_SENT","KEEP_OFFERED","CLEAR_FORM","FOCUS thanks"]},
    {"from":"page/sending","event":"SENT","given":[],"to":"page/thanked","effects":["TRACK_SENT","KEEP_OFFERED","CLEAR_FORM"]},
    {"from":"page/sending","event":"REJECTED","given":[],"to":"page/open","effects":["TRACK_REJECTED","TOAST_ERROR"]},
    {"from":"drawer/sending","event":"BUTTON_PRESSED","given":["opened by: timer"],"to":"drawer/sending","effects":["KEEP_OFFERED","TRACK_OPENED"]},
    {"from":"drawer/sending","event":"SENT","given":[],"to":"drawer/thanked","effects":["TRACK_SENT","KEEP_OFFERED","CLEAR_FORM","FOCUS thanks"]},
    {"from":"drawer/sending","event":"SENT","given":[],"to":"drawer/thanked","effects":["TRACK_SENT","KEEP_OFFERED","CLEAR_FORM"]},
    {"from":"drawer/sending","event":"SENT","given":["opened by: timer"],"to":"drawer/closed","effects":["TRACK_SENT","KEEP_OFFERED","CLEAR_FORM"]},
    {"from":"drawer/sending","event":"REJECTED","given":[],"to":"drawer/open","effects":["TRACK_REJECTED","TOAST_ERROR"]},
    {"from":"drawer/sending","event":"REJECTED","given":["opened by: timer"],"to":"drawer/closed","effects":["TRACK_REJECTED","TOAST_ERROR"]},
    {"from":"drawer/thanked","event":"DISMISSED","given":["opened by: visitor"],"to":"drawer/closed","effects":[]},
    {"from":"drawer/thanked","event":"DISMISSED","given":["opened by: timer"],"to":"drawer/closed","effects":["FOCUS button"]},
    {"from":"drawer/thanked","event":"PAGE_CHANGED","given":["page: a form is in use","opened by: timer"],"to":"drawer/closed","effects":[]},
  ],
};
