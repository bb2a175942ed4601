/** Sends a form's intent and fields without leaving the page. */
export type Act = (intent: string, fields: Readonly<Record<string, string>> | FormData) => void
