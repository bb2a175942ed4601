import { redirect } from 'react-router'
import { formAction } from '../api/form-action.ts'
import { sameOriginAddress } from '../api/same-origin-address.ts'
import { themeCookie, themes } from './theme.ts'

const year = 365 * 24 * 60 * 60

/**
 * Stores the chosen theme, or follows the system again, and returns to the page with the form. Works without
 * JavaScript.
 */
export const action = formAction({
  theme: async ({ request, text }) => {
    const chosen = themes.find((theme) => theme === text('theme'))
    const cookie = `${themeCookie}=${chosen ?? ''}; Path=/; SameSite=Lax; Max-Age=${chosen ? year : 0}`
    const back = sameOriginAddress(request.headers.get('referer'), new URL(request.url).origin) ?? '/'
    return redirect(back, { headers: { 'Set-Cookie': cookie } })
  },
})

export const loader = () => redirect('/')
