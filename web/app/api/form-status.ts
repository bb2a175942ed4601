/** The answer's status when a form waits in the offline queue for a connection. */
export const queuedStatus = 202

/** The answer's status when a form reached no server, or one that failed. */
export const notDoneStatus = 503

/** The answer's status when somebody else changed the same thing meanwhile. */
const conflictStatus = 409

/** Whether a form's answer says that nothing on the server has changed, so that the page loads nothing again. */
export const changedNothing = (actionStatus: number | undefined): boolean =>
  actionStatus === queuedStatus || actionStatus === notDoneStatus

interface RevalidateAsk {
  readonly actionStatus?: number
  readonly defaultShouldRevalidate: boolean
}

/** `shouldRevalidate` of a page whose refusal of a conflict tells people to look at what is stored now. */
export const reloadsAfterConflict = ({ actionStatus, defaultShouldRevalidate }: RevalidateAsk): boolean =>
  actionStatus === conflictStatus || defaultShouldRevalidate
