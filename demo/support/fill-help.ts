import { newId } from '#platform/ids'
import { support } from '#testing/support'
import type { DemoDeps } from '../deps.ts'

const hour = 3_600_000

/** How many found an article helpful, how many did not, and what these missed. */
const votes: Readonly<Record<string, { yes: number; no: number; missed?: readonly string[] }>> = {
  'code-not-arrived': {
    ...{ yes: 46, no: 7 },
    missed: ['تماس صوتی هم نیامد، خط من خارج از کشور است.', 'ننوشته‌اید بعد از چند بار باید صبر کرد.'],
  },
  'password-and-passkey': { yes: 21, no: 2 },
  'new-number': { yes: 12, no: 3, missed: ['ایمیل هم نداشتم.'] },
  'paid-but-closed': { yes: 33, no: 4 },
  'money-back': { yes: 27, no: 9, missed: ['کاش عدد روزها همین‌جا نوشته می‌شد.'] },
  'codes-and-gifts': { yes: 18, no: 1 },
  'for-organizations': { yes: 5, no: 1 },
  'access-and-offline': { yes: 24, no: 3 },
  'questions-and-notes': { yes: 9, no: 2 },
  'fewer-notices': { yes: 14, no: 1 },
  'exam-day': { yes: 38, no: 2 },
  certificates: { yes: 16, no: 2 },
  'become-a-teacher': { yes: 11, no: 1 },
  income: { yes: 7, no: 0 },
}

/** What readers said of the help articles that come with Arvand. */
export async function fillHelp({ db, clock }: Pick<DemoDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now().getTime()
  const articles = await support(db).selectFrom('support.help_articles').select(['id', 'slug']).execute()
  const rows = articles.flatMap(({ id, slug }) => {
    const { yes, no, missed = [] } = votes[slug] ?? { yes: 0, no: 0 }
    return Array.from({ length: yes + no }, (_, at) => ({
      ...{ article_id: id, voter_id: newId(), person_id: null, helped: at >= no },
      comment: (at < no && missed[at]) || null,
      at: new Date(now - (at * 7 + 3) * hour),
    }))
  })
  await support(db).insertInto('support.help_votes').values(rows).execute()
}
