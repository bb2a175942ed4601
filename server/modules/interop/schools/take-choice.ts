import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { InteropDeps } from '../deps.ts'
import { signed } from '../lti/signing-key.ts'
import { interop } from '../tables.ts'
import { hashOfBrowser } from './begin-login.ts'
import { chosenClaims } from './school-claims.ts'
import { findPlace } from './school-places.ts'

/** What a teacher chose on our page. */
export const choice = z.object({
  item: z.templateLiteral([z.enum(['course', 'lesson']), ':', z.uuid()]).transform((text) => {
    const [kind, id = ''] = text.split(':')
    return { kind: kind === 'course' ? ('course' as const) : ('lesson' as const), id }
  }),
  graded: z.literal('yes').optional(),
})

/** A teacher may look around for so long. */
const goodForMs = 60 * 60_000

type Deps = Pick<InteropDeps, 'db' | 'clock' | 'secret' | 'publicUrl'>

/** The signed answer to a school whose teacher chose (Deep Linking 2.0), once; null when there was no such question. */
export async function takeChoice(
  deps: Deps,
  loginId: string,
  browser: string | null,
  { item, graded }: z.output<typeof choice>,
): Promise<{ returnUrl: string; jwt: string } | null> {
  const { db, clock, publicUrl } = deps
  if (browser === null) return null
  const now = clock.now()
  const asked = await interop(db)
    .updateTable('interop.school_logins as login')
    .from('interop.schools as school')
    .whereRef('school.id', '=', 'login.school_id')
    .set({ used_at: now })
    .where('login.id', '=', loginId)
    .where('login.browser_hash', '=', hashOfBrowser(browser))
    .where('login.used_at', 'is', null)
    .where('login.at', '>', new Date(now.getTime() - goodForMs))
    .where('school.closed_at', 'is', null)
    .returning(['login.told', 'school.id', 'school.issuer', 'school.client_id'])
    .executeTakeFirst()
  if (asked?.told?.message !== 'choosing') return null
  const place = await findPlace(db, asked.id, item)
  if (!place) return null
  const { told, issuer, client_id } = asked
  const chosen = { item, title: place.title, isGraded: graded === 'yes' }
  const jwt = await signed(deps, {
    iss: client_id,
    aud: issuer,
    nonce: randomBytes(24).toString('base64url'),
    ...chosenClaims(publicUrl, told, chosen),
  })
  return { returnUrl: told.returnUrl, jwt }
}
