import { expect, test } from 'vitest'
import { errorSentence } from './words.ts'

test.each(['AccountNotLinked', 'MissingSecret', 'SessionRequired', 'OAuthCallback', 'Configuration'])(
  '%s has a Persian sentence of its own',
  (code) => {
    const sentence = errorSentence(code)
    expect(sentence).toMatch(/^[\u0600-\u06ff\u200c\s«»]+/)
    for (const other of ['Unheard', 'CredentialsSignin', 'AccessDenied'])
      expect(sentence).not.toBe(errorSentence(other))
  },
)

test('an account that is not linked and a missing key are told apart', () => {
  expect(errorSentence('AccountNotLinked')).toContain('با همان روش قبلی وارد شوید')
  expect(errorSentence('AccountNotLinked')).toBe(errorSentence('OAuthAccountNotLinked'))
  expect(errorSentence('MissingSecret')).toContain('به مدیر سایت خبر بدهید')
})

test('an address without an error has no sentence', () => expect(errorSentence(null)).toBeNull())
