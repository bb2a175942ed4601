-- One question instead of two: waits for a twin of the same request, then looks what it was answered. Each statement of
-- a volatile function sees what was committed before it, so the twin's answer is seen after the wait.
create function platform.kept_reply(of_person uuid, at_endpoint text, of_request uuid)
returns table (kept_fingerprint bytea, kept_reply jsonb) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(of_person || ' ' || at_endpoint || ' ' || of_request, 0));
  return query select fingerprint, reply from platform.requests
    where person_id = of_person and endpoint = at_endpoint and request_id = of_request;
end $$;
