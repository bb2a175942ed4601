import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { brandPrefixes, type CertificateBrand, codeAlphabet } from '@arvand/contracts/certificate-words'
import { type Tx, transaction } from '#platform/database'
import { certificates, issuerNow, storeCredential } from '#testing/certificates'
import type { DemoDeps } from '../deps.ts'
import { demoId } from '../ids.ts'

type Deps = Pick<DemoDeps, 'db' | 'clock' | 'config'>

const dayMs = 86_400_000

interface Certified {
  readonly kind: 'course' | 'webinar'
  readonly id: string
  readonly title: string
  readonly owner_id: string
  readonly minutes: number
}

interface Wording {
  readonly brand: CertificateBrand
  readonly heading: string
  readonly signer: string
  readonly signer_role: string
}

const wordings: readonly [Wording, Wording] = [
  {
    ...{ brand: 'arvand', heading: 'گواهی پایان دوره' },
    ...{ signer: 'رها سلیمانی', signer_role: 'مدیر آموزش آروند' },
  },
  {
    ...{ brand: 'hamun', heading: 'گواهی شرکت در کارگاه' },
    ...{ signer: 'کاوه مهرابی', signer_role: 'مدیر مدرسهٔ هامون' },
  },
]

/**
 * The demo learner has a certificate of each brand: of the course that she completed, and of the one that she is nearest
 * to completing. In a course of the demo teacher some have theirs, one was revoked, the others wait.
 */
export const fillCertificates = (deps: Deps): Promise<void> =>
  transaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const courses = await coursesOf(tx, 'niloofar')
    for (const [at, wording] of wordings.entries()) {
      const course = courses[at]
      if (course) await certify(tx, { ...course, kind: 'course' }, wording, now, [course.person_id])
    }
    await certifyWebinars(tx, now)
    const taken = courses.slice(0, wordings.length).map(({ id }) => id)
    const taught = await completedCourse(tx, taken)
    if (taught) await certifyTaught(tx, { ...taught, kind: 'course' }, now)
    await signAll(deps, tx)
  })

async function certifyTaught(tx: Tx, course: Certified, now: Date): Promise<void> {
  const done = await completedBy(tx, course.id)
  const certified = done.slice(0, Math.ceil(done.length / 2))
  await certify(tx, course, wordings[0], now, certified)
  const last = certified.at(-1)
  if (last) await revoke(tx, course, last, now)
}

/** Signs what each certificate says, as an issue does. */
async function signAll({ clock, config }: Deps, tx: Tx): Promise<void> {
  const rows = await certificates(tx).selectFrom('certificates.certificates').selectAll().execute()
  const { dataDir, publicUrl } = config
  const deps = { db: tx, clock, publicUrl, keyPath: join(dataDir, 'CERTIFICATES_KEY') }
  for (const row of rows) if (!row.credential) await storeCredential(deps, tx, row)
}

/** Who was long enough in a webinar that is past has its certificate; the others wait for their teacher. */
async function certifyWebinars(tx: Tx, now: Date) {
  const ended = await certificates(tx)
    .selectFrom('live.known_webinars')
    .select(['id', 'title', 'owner_id', 'minutes'])
    .where('state', '=', 'ended')
    .orderBy('slug')
    .execute()
  for (const webinar of ended) {
    const attended = await certificates(tx)
      .selectFrom('live.attended_webinars')
      .select(['person_id', 'minutes', 'of_minutes'])
      .where('webinar_id', '=', webinar.id)
      .orderBy('turn')
      .execute()
    const enough = attended.filter(({ minutes, of_minutes }) => minutes * 100 >= of_minutes * 70)
    const wording = { ...wordings[0], heading: 'گواهی حضور در وبینار' }
    const people = enough.map(({ person_id }) => person_id)
    await certify(tx, { ...webinar, kind: 'webinar' }, wording, now, people)
  }
}

/** Yesterday their teacher took this person's certificate back. */
async function revoke(tx: Tx, course: Certified, personId: string, now: Date) {
  const at = new Date(now.getTime() - dayMs)
  const { id } = await certificates(tx)
    .updateTable('certificates.certificates')
    .set({ revoked_at: at, revoked_reason: 'تکلیف پایانی کار شخص دیگری بود.' })
    .where('template_id', '=', demoId(`certificate template ${course.id}`, now))
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirstOrThrow()
  const turn = { id: demoId(`revocation of ${id}`, at), certificate_id: id, by_id: course.owner_id, at }
  await certificates(tx)
    .insertInto('certificates.transitions')
    .values({ ...turn, state: 'revoked' })
    .execute()
}

/** The courses of a learner, the one that they have done most of first. */
const coursesOf = (tx: Tx, handle: string) =>
  certificates(tx)
    .selectFrom('courses.fact_enrolments as e')
    .innerJoin('courses.known_courses as c', 'c.id', 'e.course_id')
    .innerJoin('identity.people as p', 'p.id', 'e.person_id')
    .select(['c.id', 'c.title', 'c.owner_id', 'c.minutes', 'e.person_id'])
    .where('p.handle', '=', handle)
    .where('e.state', 'in', ['active', 'completed'])
    .orderBy((eb) => eb('e.state', '=', 'completed'), 'desc')
    .orderBy('e.distinct_steps', 'desc')
    .orderBy('c.slug')
    .execute()

/** A course of the teacher of geometry that somebody completed: geometry itself, unless it is one of `taken`. */
const completedCourse = (tx: Tx, taken: readonly string[]) =>
  certificates(tx)
    .selectFrom('courses.known_courses as c')
    .innerJoin('courses.known_courses as geometry', 'geometry.owner_id', 'c.owner_id')
    .select(['c.id', 'c.title', 'c.owner_id', 'c.minutes'])
    .where('geometry.slug', '=', 'euclidean-geometry')
    .$if(taken.length > 0, (query) => query.where('c.id', 'not in', taken))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('courses.fact_enrolments as e')
          .select('e.person_id')
          .whereRef('e.course_id', '=', 'c.id')
          .where('e.state', '=', 'completed'),
      ),
    )
    .orderBy((eb) => eb('c.slug', '=', 'euclidean-geometry'), 'desc')
    .orderBy('c.slug')
    .executeTakeFirst()

async function completedBy(tx: Tx, courseId: string): Promise<string[]> {
  const rows = await certificates(tx)
    .selectFrom('courses.fact_enrolments')
    .select('person_id')
    .where('course_id', '=', courseId)
    .where('state', '=', 'completed')
    .orderBy('completed_at')
    .orderBy('person_id')
    .execute()
  return rows.map(({ person_id }) => person_id)
}

async function certify(tx: Tx, item: Certified, wording: Wording, now: Date, people: readonly string[]) {
  const isWebinar = item.kind === 'webinar'
  const reason = wording.brand === 'hamun' ? 'by-hand' : isWebinar ? 'attended' : 'completed'
  const hours = Math.max(1, Math.round(item.minutes / 60))
  const templateId = demoId(`certificate template ${item.id}`, now)
  await certificates(tx)
    .insertInto('certificates.templates')
    .values({
      ...{ id: templateId, kind: item.kind, item_id: item.id, ...wording },
      ...{
        title_latin: '',
        hours: null,
        shows_grade: false,
        valid_months: null,
        is_automatic: reason !== 'by-hand',
        least_percent: isWebinar ? 70 : null,
      },
      ...{ changed_at: now, changed_by: item.owner_id },
    })
    .execute()
  const names = await certificates(tx)
    .selectFrom('identity.people')
    .select(['id', 'name'])
    .where('id', 'in', [item.owner_id, ...people])
    .execute()
  const nameOf = new Map(names.map(({ id, name }) => [id, name]))
  const issuer = await issuerNow(tx, wording.brand)
  for (const [at, personId] of people.entries()) {
    // Of a webinar all at once, after it.
    const issuedAt = new Date(now.getTime() - (isWebinar ? 5 : 3 + at * 2) * dayMs)
    const id = demoId(`certificate ${item.id} ${personId}`, issuedAt)
    await certificates(tx)
      .insertInto('certificates.certificates')
      .values({
        ...{ id, code: codeOf(wording.brand, id), template_id: templateId, person_id: personId, ...wording },
        ...issuer,
        ...{ kind: item.kind, minutes: isWebinar ? item.minutes : null },
        ...{ reason, holder: nameOf.get(personId) ?? '', title: item.title, title_latin: '' },
        ...{ teacher: nameOf.get(item.owner_id) ?? '', hours, grade: null, issued_at: issuedAt },
        ...{ expires_at: null, renews_id: null },
      })
      .execute()
    const turn = { id: demoId(`issue of ${id}`, issuedAt), certificate_id: id, by_id: null, at: issuedAt }
    await certificates(tx)
      .insertInto('certificates.transitions')
      .values({ ...turn, state: 'issued' })
      .execute()
  }
}

/** The same day gives the same demo, so its codes are made of names; real ones are random. */
function codeOf(brand: CertificateBrand, id: string): string {
  const signs = [...createHash('sha256').update(`code ${id}`).digest().subarray(0, 12)]
    .map((byte) => codeAlphabet[byte % codeAlphabet.length])
    .join('')
  return [brandPrefixes[brand], signs.slice(0, 4), signs.slice(4, 8), signs.slice(8)].join('-')
}
