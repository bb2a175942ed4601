import { type Access, type Endpoint, endpoint, type Input, type Reply } from '@arvand/contracts/endpoint'
import { day, instant, line, lines, phone, requestId, rials } from '@arvand/contracts/fields'
import type { Role, Scope } from '@arvand/contracts/people'
import { sql } from 'kysely'
import type pg from 'pg'
import { z } from 'zod'
import type { Actor } from '#platform/actor'
import { lens, lockNumbers, type Tx, transaction } from '#platform/database'
import { type Route, route } from '#platform/http/route'
import { newId } from '#platform/ids'
import type { Module } from '#platform/module'
import { once } from '#platform/once'
import { refuse } from '#platform/refusal'
import type { Assembly, Platform } from '#server/modules'
import { putInOutbox } from '../platform/outbox/rows.ts'

/** A module of endpoints that do little, to test what is common to all endpoints: access, bodies, limits, failures. */
const rest = { prose: 'For tests.', errors: [] } as const

export const note = endpoint({
  ...rest,
  service: 'panel',
  method: 'POST',
  path: 'note',
  access: 'public',
  body: z.strictObject({
    title: line(2, 80),
    text: lines(0, 2000).optional(),
    raw: z.string().max(200_000).optional(),
    count: z.int().min(1).max(9).optional(),
    price: rials.optional(),
    mobile: phone.optional(),
    day: day.optional(),
    kind: z.enum(['one', 'two']).optional(),
    tags: z.array(line(1, 20)).max(3).optional(),
    inner: z.strictObject({ on: z.boolean() }).optional(),
  }),
  reply: z.object({ title: z.string(), raw: z.string().optional() }),
})

export const shelf = endpoint({
  ...rest,
  service: 'home',
  method: 'GET',
  path: 'shelf/:slug',
  access: 'public',
  params: z.object({ slug: z.string().max(100) }),
  query: z.object({ page: z.coerce.number().int().min(1).optional() }),
  reply: z.object({ slug: z.string(), page: z.number().optional() }),
})

const guarded = (path: string, access: Access, scope?: Scope) =>
  endpoint({
    ...rest,
    service: 'panel',
    method: 'POST',
    path,
    access,
    ...(scope ? { scope } : {}),
    body: z.strictObject({}),
    reply: z.object({ personId: z.string() }),
  })

export const forUser = guarded('for/user', 'user')
export const forTeacher = guarded('for/teacher', 'teacher')
export const forManager = guarded('manage/for/manager', 'manager', 'finance')

const plain = (path: string) =>
  endpoint({
    ...rest,
    service: 'panel',
    method: 'POST',
    path,
    access: 'public',
    reply: z.object({ ok: z.literal(true) }),
  })

export const fails = plain('fails')
export const limited = plain('limited')
export const unlisted = plain('unlisted')
export const asksDatabase = plain('asks-database')

export const buy = endpoint({
  ...rest,
  service: 'panel',
  method: 'POST',
  path: 'buy',
  access: 'user',
  body: z.strictObject({
    what: line(1, 80),
    requestId,
    refuseAfter: z.boolean().optional(),
    throughGate: z.boolean().optional(),
  }),
  reply: z.object({ id: z.string(), at: instant }),
})

/** A lock in the database at which a call can be made to wait, in whichever process it runs. */
export const gate = {
  number: lockNumbers.testGate,
  shut: (admin: pg.Client) => admin.query('select pg_advisory_lock($1)', [gate.number]),
  open: (admin: pg.Client) => admin.query('select pg_advisory_unlock($1)', [gate.number]),
}

const person = (nth: number, roles: Role[], scopes: Scope[] = []): Actor => ({
  personId: `0199a000-0000-7000-8000-00000000000${nth}`,
  sessionId: `0199a000-0000-7000-8000-00000000001${nth}`,
  roles: new Set<Role>(['user', ...roles]),
  scopes: new Set(scopes),
  mustSetUpSecondFactor: false,
})

/** Session tokens of the people in these tests. */
export const tokens = {
  learner: 'learner-token-00000000',
  teacher: 'teacher-token-00000000',
  supportManager: 'support-token-00000000',
  financeManager: 'finance-token-00000000',
  newManager: 'manager-token-00000000',
} as const

const actors: Readonly<Record<string, Actor>> = {
  [tokens.learner]: person(1, []),
  [tokens.teacher]: person(2, ['teacher']),
  [tokens.supportManager]: person(3, ['manager'], ['support']),
  [tokens.financeManager]: person(4, ['manager'], ['finance']),
  [tokens.newManager]: { ...person(5, ['manager'], ['finance']), mustSetUpSecondFactor: true },
}

/** Two attempts a minute for one address. */
const rule = { name: 'frame', times: 2, seconds: 60 }

export function assembleFrame(platform: Platform): Assembly {
  const ok = { ok: true } as const
  const who = <E extends Endpoint>(one: E): Route =>
    route<Endpoint>(one, ({ actor }) => ({ personId: actor?.personId ?? '' }))
  const routes: Route[] = [
    route(note, ({ input }) => ({ title: input.title, raw: input.raw, secretColumn: 'never leaves' })),
    route(shelf, ({ input }) => input),
    who(forUser),
    who(forTeacher),
    who(forManager),
    route(fails, () => {
      throw new Error('a reason in English with password=hunter2')
    }),
    route(limited, async ({ caller }) => {
      await platform.limits.takeByAddress(rule, caller.address)
      return ok
    }),
    route(unlisted, () => {
      throw Object.assign(new Error('a full disk'), {
        code: 'ENOSPC',
        detail: 'Key (mobile)=(+98912) exists',
      })
    }),
    route(asksDatabase, async () => {
      await transaction(platform.db, async () => undefined)
      return ok
    }),
    route(buy, ({ input, request }) =>
      transaction(platform.db, (tx) =>
        once(tx, platform.clock, request, 'a day', () => placeOrder(platform, tx, input)),
      ),
    ),
  ]
  const frame: Module = { name: 'frame', routes }
  return { modules: [frame], whoIs: async (token) => actors[token] ?? null }
}

async function placeOrder({ clock }: Platform, tx: Tx, order: Input<typeof buy>): Promise<Reply<typeof buy>> {
  if (order.throughGate) {
    await sql`select pg_advisory_xact_lock(${gate.number})`.execute(lens<object>()(tx))
  }
  await putInOutbox(tx, clock, { recipient: order.what, kind: 'sms', text: order.what, code: null })
  if (order.refuseAfter) refuse('request.forbidden')
  return { id: newId(), at: clock.now() }
}
