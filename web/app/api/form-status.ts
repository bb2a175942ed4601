/** The answer's status when a form waits in the offline queue for a connection. */
export const queuedStatus = 202

/** The answer's status when a form reached no server, or one that failed. */
export const notDoneStatus = 503

/** Whether a form's answer says that nothing on the server has changed, so that the page loads nothing again. */
export const changedNothing = (actionStatus: number | undefined): boolean =>
  actionStatus === queuedStatus || actionStatus === notDoneStatus
