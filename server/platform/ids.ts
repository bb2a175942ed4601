import { v7 } from 'uuid'

/** A UUIDv7 made in the app, so that any PostgreSQL from 15 on will do (design.md 5). */
export const newId = (): string => v7()
