-- The last text messages, for the health of the manager's home. Neither column ever changes.
create index deliveries__sms on notices.deliveries (id desc) where channel = 'sms';
