import type { Tx } from '#platform/database'
import { commerce } from '#testing/commerce'

/** People of the demo, found by mobile, under the names that the caller gives them. */
export async function contactsOf<Name extends string>(
  tx: Tx,
  mobiles: Readonly<Record<Name, string>>,
): Promise<Partial<Record<Name, { readonly id: string; readonly mobile: string }>>> {
  const rows = await commerce(tx)
    .selectFrom('identity.contacts')
    .select(['person_id as id', 'mobile'])
    .where('mobile', 'in', Object.values<string>(mobiles))
    .execute()
  const found: Partial<Record<Name, { id: string; mobile: string }>> = {}
  for (const name of Object.keys(mobiles) as Name[]) {
    const row = rows.find(({ mobile }) => mobile === mobiles[name])
    if (row?.mobile) found[name] = { id: row.id, mobile: row.mobile }
  }
  return found
}
