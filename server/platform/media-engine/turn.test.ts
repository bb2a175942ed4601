import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { turnServers } from './turn.ts'

const now = new Date('2026-12-01T08:00:00Z')
const urls = ['turn:turn.example.ir:3478?transport=udp', 'turns:turn.example.ir:443?transport=tcp']

test('each person gets a name and a password of their own for the relay, good for six hours', () => {
  const servers = turnServers({ urls, secret: 'shared with coturn' }, 'sara', now)
  expect(servers.map((one) => one.urls)).toEqual(urls)
  const username = `${Date.parse('2026-12-01T14:00:00Z') / 1_000}:sara`
  // As coturn checks it: `use-auth-secret`.
  const credential = createHmac('sha1', 'shared with coturn').update(username).digest('base64')
  for (const one of servers) expect(one).toMatchObject({ username, credential })
  expect(turnServers({ urls, secret: 'shared with coturn' }, 'ali', now)[0]?.credential).not.toBe(credential)
})

test('without a relay none is named', () => {
  expect(turnServers(null, 'sara', now)).toEqual([])
})
