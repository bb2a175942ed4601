import { redirect } from 'react-router'
import { ownAddress } from '../api/own-address.ts'
import type { Route } from './+types/theme-choice'
import { themeCookie, themes } from './theme.ts'

const year = 365 * 24 * 60 * 60

/** Fixes the theme, or follows the system again, and goes back to the page that asked. Works without JavaScript. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const chosen = themes.find((theme) => theme === form.get('theme'))
  const cookie = `${themeCookie}=${chosen ?? ''}; Path=/; SameSite=Lax; Max-Age=${chosen ? year : 0}`
  const back = ownAddress(request.headers.get('referer'), new URL(request.url).origin) ?? '/'
  return redirect(back, { headers: { 'Set-Cookie': cookie } })
}

export const loader = () => redirect('/')
