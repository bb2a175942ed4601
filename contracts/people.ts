import { z } from 'zod'

/** A person may have several roles; everyone who is signed in has `user`. */
export const role = z.enum(['user', 'teacher', 'manager'])
export type Role = z.infer<typeof role>

/** Areas for which a manager is responsible (wire.md 3). */
export const scope = z.enum(['people', 'content', 'exams', 'finance', 'support', 'growth', 'settings'])
export type Scope = z.infer<typeof scope>
