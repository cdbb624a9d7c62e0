import { readMeeting, writeMeeting, type Meeting } from '../../glasses/meeting.ts';
import { fromBase64, toBase64Url } from '../../record/base64.ts';

/** The way to reach a device, as letters. */
export const codeOf = (meeting: Meeting): string => toBase64Url(writeMeeting(meeting));

/** The device that a code or a link with a code describes; null for any other text. */
export function meetingIn(text: string): Meeting | null {
  const code = /(?:^|join\/)([\w-]{40,400})\s*$/.exec(text.trim())?.[1];
  const bytes = code === undefined ? null : fromBase64(code);
  return bytes && readMeeting(bytes);
}
