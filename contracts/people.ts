import { z } from 'zod'

/** A person may hold several roles; everyone who is signed in is a user. */
export const role = z.enum(['user', 'teacher', 'manager'])
export type Role = z.infer<typeof role>

/** What a manager may look after (wire.md 3). */
export const scope = z.enum(['people', 'content', 'exams', 'finance', 'support', 'growth', 'settings'])
export type Scope = z.infer<typeof scope>
