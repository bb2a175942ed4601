import { sql } from 'kysely'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { lens, type Tx } from './database.ts'
import { networkOf } from './network-of.ts'
import { Refusal } from './refusal.ts'

/** How often something may happen in how many seconds, for one key (an address, a number, a person). */
export interface RateRule {
  readonly name: string
  readonly times: number
  readonly seconds: number
}

/** Rate limits that hold across processes, because their counters are in the database. */
export interface RateLimits {
  /** Counts one more, or several; past the limit it refuses with `request.too-many` and the seconds to wait. */
  take(rule: RateRule, key: string, times?: number): Promise<void>
  /** Refuses like `take` once the limit is passed, but does not count; for limits that count only failures. */
  refusePassed(rule: RateRule, key: string): Promise<void>
  /** `take` for a caller's address; a loopback address has no limit in demo mode. */
  takeByAddress(rule: RateRule, address: string): Promise<void>
  /** Resets the counter, e.g. that of failed attempts after a success. */
  forget(rule: RateRule, key: string): Promise<void>
}

export function openRateLimits(pool: pg.Pool, freeLoopback: boolean): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterOf = (rule: RateRule): RateLimiterPostgres => {
    // A manager may change how often; the counters stay.
    const key = `${rule.name} ${rule.times}`
    const known = limiters.get(key)
    if (known) return known
    const made = new RateLimiterPostgres({
      storeClient: pool,
      schemaName: 'platform',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: rule.name,
      points: rule.times,
      duration: rule.seconds,
    })
    limiters.set(key, made)
    return made
  }

  const take = async (rule: RateRule, key: string, times = 1): Promise<void> => {
    try {
      await limiterOf(rule).consume(key, times)
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      throw new Refusal('request.too-many', { retryAfter: Math.ceil(error.msBeforeNext / 1000) })
    }
  }

  return {
    take,
    async refusePassed(rule, key) {
      const counted = await limiterOf(rule).get(key)
      if (counted && counted.consumedPoints > rule.times)
        throw new Refusal('request.too-many', { retryAfter: Math.ceil(counted.msBeforeNext / 1000) })
    },
    async takeByAddress(rule, address) {
      if (freeLoopback && isLoopback(address)) return
      await take(rule, networkOf(address))
    },
    async forget(rule, key) {
      await limiterOf(rule).delete(key)
    },
  }
}

const platform = lens<{ 'platform.rate_limits': { key: string; points: number; expire: number } }>()

/** Milliseconds since 1970, the unit of the rate limiter's column `expire`. */
const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`

/**
 * `take` inside a transaction: when the transaction fails, or does nothing because it repeats a request, nothing is
 * counted.
 */
export async function takeIn(tx: Tx, { name, times, seconds }: RateRule, key: string): Promise<void> {
  const { rows } = await sql<{ points: number; wait: number }>`
    insert into platform.rate_limits as kept (key, points, expire)
      values (${`${name}:${key}`}, 1, ${now} + ${seconds * 1000}::bigint)
      on conflict (key) do update set
        points = case when kept.expire <= ${now} then 1 else kept.points + 1 end,
        expire = case when kept.expire <= ${now} then excluded.expire else kept.expire end
      returning points, expire - ${now} as wait`.execute(platform(tx))
  refusePast(rows[0], times)
}

/** `refusePassed` inside a transaction. */
export async function refusePassedIn(tx: Tx, { name, times }: RateRule, key: string): Promise<void> {
  const counted = await platform(tx)
    .selectFrom('platform.rate_limits')
    .select(['points', sql<number>`expire - ${now}`.as('wait')])
    .where('key', '=', `${name}:${key}`)
    .where('expire', '>', now)
    .executeTakeFirst()
  refusePast(counted, times)
}

function refusePast(counted: { points: number; wait: number } | undefined, times: number): void {
  if (counted && counted.points > times)
    throw new Refusal('request.too-many', { retryAfter: Math.ceil(Number(counted.wait) / 1000) })
}

/** Deletes counters that have expired; a scheduled job calls it. */
export async function sweepRateLimits(pool: pg.Pool, now: Date): Promise<void> {
  await pool.query('delete from platform.rate_limits where expire < $1', [now.getTime()])
}

const isLoopback = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address)
