import { type Answer, json } from './answer.ts'
import type { AuthParts } from './parts.ts'

/** `GET /providers`: the ways to sign in, by id; all addresses absolute. */
export async function showProviders(_visit: unknown, { addresses, providers }: AuthParts): Promise<Answer> {
  const described = (id: string, name: string, type: 'credentials' | 'oauth') => ({
    id,
    name,
    type,
    signinUrl: addresses.action(`signin/${id}`),
    callbackUrl: addresses.action(`callback/${id}`),
  })
  const others = [...providers.values()].map(({ id, name }) => [id, described(id, name, 'oauth')])
  return json({
    credentials: described('credentials', 'گذرواژه یا کد یک‌بارمصرف', 'credentials'),
    ...Object.fromEntries(others),
  })
}
