import { expect, test } from 'vitest'
import { loader } from './former-address.ts'

const answerTo = (path: string) => loader({ request: new Request(`https://arvand.test${path}`) })

test.each([
  ['/present/Ab-_9', '/gift/Ab-_9'],
  ['/present/Ab-_9?ref=ali', '/gift/Ab-_9?ref=ali'],
  ['/panel/presents', '/panel/gifts'],
  ['/panel/presents?cursor=x', '/panel/gifts?cursor=x'],
  ['/panel/presents/0190', '/panel/gifts/0190'],
])('the former address %s leads to %s', (former, now) => {
  const answer = answerTo(former)
  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toBe(now)
})
