import { v7 } from 'uuid'

/** A UUIDv7, made in the app because PostgreSQL 15 to 17 cannot make one (design.md 5). */
export const newId = (): string => v7()
