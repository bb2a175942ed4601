// Parts of statements that one module hands to another, whose types the plugs name.
export type { Expression, RawBuilder } from 'kysely'
export { containing } from './database/containing.ts'
export { jsonRows } from './database/json-rows.ts'
export { lockNumbers } from './database/lock-numbers.ts'
export { answers, type Database, type DatabaseSettings, openDatabase } from './database/open.ts'
export { prepared, type ShapeIfAny } from './database/prepared.ts'
export { type Db, lens, type Tx } from './database/sealed.ts'
export { transaction, withCommit } from './database/transaction.ts'
