import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
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
