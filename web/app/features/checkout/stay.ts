import type { FormEvent } from 'react'

/** With JavaScript each choice prices the cart at once, so these forms are sent only without it. */
export const stay = (event: FormEvent): void => event.preventDefault()
