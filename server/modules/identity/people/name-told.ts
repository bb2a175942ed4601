import { personName } from '@arvand/contracts/fields'
import { lettersOf } from '@arvand/persian/letters'

/** Somebody as another site names them. */
export interface ToldElsewhere {
  readonly name: string | null
  readonly email: string | null
}

/** The name as told elsewhere if it is valid, otherwise one made of the e-mail; the person can edit it in the profile. */
export function nameTold({ name, email }: ToldElsewhere): string {
  const mailbox = email?.split('@')[0]?.replace(/[._+-]+/g, ' ')
  for (const given of [name, mailbox]) {
    const told = personName.safeParse(lettersOf(given ?? ''))
    if (told.success) return told.data
  }
  return 'کاربر آروند'
}
