import { expect, test } from 'vitest'
import { withoutHonorifics } from './honorifics.ts'

test.each([
  ['دکتر نگار نیک‌پور', 'نگار نیک‌پور'],
  ['جناب آقای دكتر نیک‌پور', 'نیک‌پور'],
  ['استاد', 'استاد'],
  ['دکتر استاد', 'استاد'],
  ['دکترزاده', 'دکترزاده'],
  ['مریم دکتر', 'مریم دکتر'],
  ['', ''],
])('%s is called %s', (name, called) => {
  expect(withoutHonorifics(name)).toBe(called)
})
