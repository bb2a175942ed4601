import { expect, test } from 'vitest'
import { isGatewayWell } from './gateway-health.ts'

test('a bank that was silent at two of the last payments is well, at three it is not', () => {
  expect(isGatewayWell(['gateway-silent', null, 'not-paid', 'gateway-silent'])).toBe(true)
  expect(isGatewayWell(['gateway-silent', 'gateway-silent', null, 'gateway-silent'])).toBe(false)
})
