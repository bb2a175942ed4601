import { sql } from 'kysely'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { lens, type Tx } from './database.ts'
import { Refusal } from './refusal.ts'

/** So many times in so many seconds, for one key (an address, a number, a person). */
export interface RateRule {
  readonly name: string
  readonly times: number
  readonly seconds: number
}

/** Limits that hold across processes: the counters stand in the database. */
export interface RateLimits {
  /** Counts one more; past the limit it refuses with `request.too-many` and the seconds to wait. */
  take(rule: RateRule, key: string): Promise<void>
  /** Refuses like `take` once the limit is passed, and counts nothing: where only failures are counted. */
  refusePassed(rule: RateRule, key: string): Promise<void>
  /** `take` for a caller's address; a loopback address has no limit in demo mode. */
  takeByAddress(rule: RateRule, address: string): Promise<void>
  /** Begins anew, e.g. failed tries after a success. */
  forget(rule: RateRule, key: string): Promise<void>
}

export function openRateLimits(pool: pg.Pool, freeLoopback: boolean): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterOf = (rule: RateRule): RateLimiterPostgres => {
    const known = limiters.get(rule.name)
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
    limiters.set(rule.name, made)
    return made
  }

  const take = async (rule: RateRule, key: string): Promise<void> => {
    try {
      await limiterOf(rule).consume(key)
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

/** As the limiter writes it. */
const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`

/** `take` inside of a transaction: what is not done is not counted, and a repetition that does nothing neither. */
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

/** `refusePassed` inside of a transaction. */
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

/** Forgets counters whose time is over; a scheduled job calls it. */
export async function sweepRateLimits(pool: pg.Pool, now: Date): Promise<void> {
  await pool.query('delete from platform.rate_limits where expire < $1', [now.getTime()])
}

const isLoopback = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address)

/** One caller of IPv6 holds a whole /64, so that is what is counted; IPv4 written as IPv6 is IPv4. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = groupsOf(head)
  const right = groupsOf(tail ?? '')
  const gap = Array<string>(Math.max(8 - left.length - right.length, 0)).fill('0')
  return [...left, ...gap, ...right].slice(0, 4).join(':')
}

const groupsOf = (part: string): string[] =>
  part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''))
