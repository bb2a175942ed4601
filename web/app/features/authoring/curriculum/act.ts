/** A small act of the builder, sent with what it is about. */
export type Act = (intent: string, fields: Readonly<Record<string, string>> | FormData) => void
