/** Fixed codes that a refused sign-in carries in its address (facts.md A8); never the text of an error. */
export type AuthError =
  | 'Signin'
  | 'OAuthSignin'
  | 'OAuthCallback'
  | 'OAuthCreateAccount'
  | 'OAuthAccountNotLinked'
  | 'Callback'
  | 'CredentialsSignin'
  | 'SessionRequired'
  | 'SecondFactorRequired'
  | 'UndecidedAfterRecovery'
  | 'AccessDenied'
  | 'Configuration'
  | 'ReauthenticationRequired'
  | 'TooManyRequests'
  | 'Unavailable'

/** Codes that the sign-in page shows itself; the others are shown by the error page. */
const inline: ReadonlySet<string> = new Set([
  'Signin',
  'OAuthSignin',
  'OAuthCallback',
  'OAuthCreateAccount',
  'EmailCreateAccount',
  'Callback',
  'OAuthAccountNotLinked',
  'EmailSignin',
  'CredentialsSignin',
  'SessionRequired',
  'SecondFactorRequired',
  'UndecidedAfterRecovery',
])

export const isInline = (code: string | undefined): boolean => code !== undefined && inline.has(code)

/** The text if it has the shape of an error code; undefined for anything else. */
export const codeIn = (text: string | undefined): string | undefined =>
  text && /^[A-Za-z]{1,64}$/.test(text) ? text : undefined
