import { promiseOf } from '@arvand/contracts/errors/catalogue'
import { localMobile } from '@arvand/persian/mobile'
import { joinedSearchKey } from '@arvand/persian/text'
import { Refusal } from '#platform/refusal'
import { isCommonPassword } from './common-passwords.ts'

/** What an attacker who knows the person would try as a password first. */
export interface Owner {
  readonly name: string
  readonly mobile?: string | null
  readonly email?: string | null
}

/** Refuses a password that is among the commonest, or is the owner's own name, number or address. */
export async function refuseWeakPassword(password: string, owner: Owner): Promise<void> {
  if (!isOfOwner(password, owner) && !(await isCommonPassword(password))) return
  const { sentence } = promiseOf('identity.password-common')
  throw new Refusal('identity.password-common', { fields: { password: sentence } })
}

function isOfOwner(password: string, { name, mobile, email }: Owner): boolean {
  const key = joinedSearchKey(password)
  const known = [name, email, email?.split('@')[0]].map((text) => joinedSearchKey(text ?? ''))
  if (mobile && key.replace(/\D/g, '').includes(localMobile(mobile).slice(1))) return true
  return known.some((text) => text !== '' && key.replace(/\d{0,4}$/, '') === text.replace(/\d{0,4}$/, ''))
}
