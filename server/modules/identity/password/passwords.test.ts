import { describe, expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { hashSecret, secretFits } from './hash.ts'

describe('common passwords', () => {
  test.each([
    'password',
    'Password1',
    'qwertyuiop',
    '1q2w3e4r',
    'iloveyou',
    '12345678',
    '۱۲۳۴۵۶۷۸',
    '87654321',
    '11111111',
    'abababab',
    '09121234567',
    'mohammad1370',
    'Ali123456',
    'alireza1380',
    'zahra.1385',
    'علی۱۳۷۰۱۳',
    'محمدرضا۱۲۳',
    'doosetdaram',
    'esteghlal1',
  ])('%s is one', async (password) => {
    expect(await isCommonPassword(password)).toBe(true)
  })

  test.each(['zarafe-bolandgardan', 'کتاب‌های قدیمی خانه', 'V7#pq!mZ', 'ali goes to the sea', '48261937'])(
    '%s is not',
    async (password) => {
      expect(await isCommonPassword(password)).toBe(false)
    },
  )
})

describe('a stored password', () => {
  test('fits in any form of the same letters, and nothing else', async () => {
    const stored = await hashSecret('گل سرخ é')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await secretFits(stored, 'گل سرخ e\u0301')).toBe(true)
    expect(await secretFits(stored, 'گل سرخ e')).toBe(false)
  })

  test('of nobody fits nothing', async () => {
    expect(await secretFits(null, 'nobody has this password')).toBe(false)
  })
})
