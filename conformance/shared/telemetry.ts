/**
 * What the path of the call ends with by which every page reports what it does. It can come at any time,
 * and which events it holds is chance.
 */
export const TELEMETRY = '/monitor/collect';
