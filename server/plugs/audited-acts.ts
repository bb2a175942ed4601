/**
 * Acts that a module writes into the audit log, each with the Persian words that managers read there. The name of an
 * act never changes, because stored rows hold it.
 */
export type AuditedActs = Readonly<Record<string, string>>
