import { http, HttpResponse } from 'msw';

/** Where the pictures of managed content are. */
export const mediaHosts = ['images.portico.example'];

/** What a content service sends as a picture. */
const picture = () =>
  HttpResponse.xml(
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><path fill="#b93a0e" d="M12 64V28a20 20 0 0 1 40 0v36z"/></svg>',
    { headers: { 'Content-Type': 'image/svg+xml' } },
  );

/** Answers for the host of the managed pictures, so that no story asks the network. */
export const managedPictures = http.get(`https://${mediaHosts[0]}/*`, picture);
