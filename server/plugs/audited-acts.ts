/** Acts that a module writes down, each with the Persian words by which managers read of it. An act never changes: rows hold it. */
export type AuditedActs = Readonly<Record<string, string>>
