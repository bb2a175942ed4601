import { type Access, type Endpoint, endpoint } from '@arvand/contracts/endpoint'
import { day, line, lines, phone, requestId, rials } from '@arvand/contracts/fields'
import type { Role, Scope } from '@arvand/contracts/people'
import { z } from 'zod'
import type { Actor } from '#platform/actor'
import { transaction } from '#platform/database'
import { type Route, route } from '#platform/http/route'
import type { Module } from '#platform/module'
import { once } from '#platform/once'
import type { Assembly, Platform } from '#server/modules'

/** A module of endpoints that do little, so that the frame itself can be tried: access, bodies, limits, failures. */
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
  body: z.strictObject({ what: line(1, 80), requestId }),
  reply: z.object({ bought: z.string(), nth: z.int() }),
})

const person = (roles: Role[], scopes: Scope[] = []): Actor => ({
  personId: '0199a000-0000-7000-8000-000000000001',
  sessionId: '0199a000-0000-7000-8000-000000000002',
  roles: new Set<Role>(['user', ...roles]),
  scopes: new Set(scopes),
  mustSetUpSecondFactor: false,
})

/** Session tokens of the frame's people. */
export const tokens = {
  learner: 'learner-token-00000000',
  teacher: 'teacher-token-00000000',
  supportManager: 'support-token-00000000',
  financeManager: 'finance-token-00000000',
  newManager: 'manager-token-00000000',
} as const

const actors: Readonly<Record<string, Actor>> = {
  [tokens.learner]: person([]),
  [tokens.teacher]: person(['teacher']),
  [tokens.supportManager]: person(['manager'], ['support']),
  [tokens.financeManager]: person(['manager'], ['finance']),
  [tokens.newManager]: { ...person(['manager'], ['finance']), mustSetUpSecondFactor: true },
}

/** Two tries a minute for an address. */
const rule = { name: 'frame', times: 2, seconds: 60 }

export function assembleFrame(platform: Platform): Assembly {
  const ok = { ok: true } as const
  const who = <E extends Endpoint>(one: E): Route =>
    route<Endpoint>(one, ({ actor }) => ({ personId: actor?.personId ?? '' }))
  let bought = 0
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
        once(tx, platform.clock, request, 'a day', async () => {
          bought += 1
          return { bought: input.what, nth: bought }
        }),
      ),
    ),
  ]
  const frame: Module = { name: 'frame', routes }
  return { modules: [frame], whoIs: async (token) => actors[token] ?? null }
}
