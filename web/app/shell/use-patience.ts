import { useSyncExternalStore } from 'react'
import { isPatient, watchPatience } from './patience.ts'

/** Whether something of the page got no answer and is asked for again. */
export const useIsPatient = (): boolean => useSyncExternalStore(watchPatience, isPatient, () => false)
