import pg from 'pg'

const { builtins } = pg.types

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of the safe range: ${text}`)
  return value
}

/**
 * How PostgreSQL's values are read: `bigint` as a safe integer (money in rials, counts), `date` as its ISO day (a day
 * has no instant), `timestamptz` as Date.
 */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format === 'binary') return pg.types.getTypeParser(oid, format)
    if (oid === builtins.INT8) return safeInteger
    if (oid === builtins.DATE) return (text: string) => text
    return pg.types.getTypeParser(oid, 'text')
  },
} as pg.CustomTypesConfig
