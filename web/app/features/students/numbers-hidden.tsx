import { bulkEnrolmentWords as words } from './words.ts'

/** Says to an assistant why lines stand where a teacher has numbers. */
export const NumbersHidden = () => <p className="text-14 text-muted">{words.numbersHidden}</p>
