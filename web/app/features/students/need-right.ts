import type { StaffRight } from '@arvand/contracts/courses'
import { promiseOf } from '@arvand/contracts/errors/catalogue'
import { data, type RouterContextProvider } from 'react-router'
import { serverContext } from '../../contexts.ts'

const code = 'courses.right-missing'

/** For a page whose data needs fewer rights than its form: throws at once the refusal that the form would get. */
export function needRight(
  context: Readonly<RouterContextProvider>,
  { rights }: { readonly rights: readonly StaffRight[] },
  right: StaffRight,
): void {
  const { status, sentence } = promiseOf(code)
  if (!rights.includes(right))
    throw data({ title: sentence, code, requestId: serverContext(context).requestId }, { status })
}
