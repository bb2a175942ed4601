import type { FormEvent } from 'react'

/** A page with scripts counts by itself with every choice; its plain forms are sent without them alone. */
export const stay = (event: FormEvent): void => event.preventDefault()
