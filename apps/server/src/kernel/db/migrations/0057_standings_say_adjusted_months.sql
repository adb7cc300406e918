-- What is kept of a lease says the month of each adjustment from now on; it is read anew from the whole ledger.
truncate table "lease_standing";
