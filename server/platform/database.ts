export { jsonRows } from './database/json-rows.ts'
export { answers, type Database, type DatabaseSettings, openDatabase } from './database/open.ts'
export { type Db, lens, type Tx } from './database/sealed.ts'
export { transaction } from './database/transaction.ts'
