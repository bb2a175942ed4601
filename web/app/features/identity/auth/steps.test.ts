import { expect, test } from 'vitest'
import { doorCookie, readDoor } from './door-cookie.ts'
import { type DoorState, stepOf } from './steps.ts'

const origin = 'http://localhost:3000'
const state: DoorState = {
  at: 'code',
  purpose: 'login',
  to: '۰۹۱۲',
  callbackUrl: '/panel/notes?q=a%20b',
  verificationId: 'v',
  resendAt: '2026-11-20T09:00:00.000Z',
  voice: true,
  sends: 1,
  proof: '',
}

const requestWith = (cookie: string) => new Request(origin, { headers: { cookie } })
const pairOf = (header: string) => header.split(';')[0] ?? ''

test('a step comes back out of its cookie, which no script reads', () => {
  const header = doorCookie(origin, state)
  expect(header).toContain('; HttpOnly; SameSite=Lax')
  expect(readDoor(requestWith(`a=b; ${pairOf(header)}; c=d`), origin)).toEqual(state)
  expect(doorCookie('https://arvand.example', state)).toMatch(/^__Host-arvand\.door=.*; Secure$/)
  expect(readDoor(requestWith(pairOf(doorCookie(origin, null))), origin)).toBeNull()
})

test.each(['x', '%', '1', 'null', '{"at":"begin"}', '{"at":["code"]}'])(
  'a cookie of %s is no step',
  (text) => {
    expect(readDoor(requestWith(`arvand.door=${text}`), origin)).toBeNull()
  },
)

test('a cookie that a visitor wrote leads nowhere else and holds texts only', () => {
  const written = {
    at: 'person',
    callbackUrl: 'https://evil.example',
    to: {},
    sends: 'x',
    proof: 'p'.repeat(9999),
  }
  const read = readDoor(requestWith(`arvand.door=${encodeURIComponent(JSON.stringify(written))}`), origin)
  expect(read).toMatchObject({ at: 'person', purpose: 'login', callbackUrl: null, to: '', sends: 1 })
  expect(read?.proof).toHaveLength(512)
})

test('the page is not shown what proves, and a call is offered from the second code on', () => {
  expect(JSON.stringify(stepOf({ ...state, proof: 'secret-ticket' }))).not.toContain('secret-ticket')
  expect([1, 2].map((sends) => stepOf({ ...state, sends }).mayCall)).toEqual([false, true])
  expect(stepOf({ ...state, sends: 2, voice: false }).mayCall).toBe(false)
})
