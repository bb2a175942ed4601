import { bulkEnrolmentWords as words } from './words.ts'

/** Tells an assistant why line numbers are shown where teachers see mobile numbers. */
export const NumbersHidden = () => <p className="text-14 text-muted">{words.numbersHidden}</p>
